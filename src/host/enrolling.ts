/** What a tap does while cards are enrolled: to the list, and to the tag's own memory where the reader reaches it. */
import type { Reply } from '../messages/commands.ts';
import type { Tag } from '../table/tags.ts';
import { answers } from './answers.ts';
import type { CardBox, Saying } from './card-box.ts';
import type { ReaderTap } from './reader/link-options.ts';
import type { TagMemory } from './reader/memory.ts';
import type { Answered } from './reader-desk.ts';
import { no, ok } from './replies.ts';
import { whatItSays, writeName } from './tag-names.ts';

export interface EnrollingOptions {
  readonly box: CardBox;
  /** null while the reader does not reach the memory of cards. */
  memory(): TagMemory | null;
  say(saying: Saying): void;
  /** Does it once the tap in hand was answered. */
  later(work: () => Promise<void>): void;
  light(reader: number, answered: Answered): void;
}

export class Enrolling {
  constructor(private readonly options: EnrollingOptions) {}

  /** What the reader's lamp is to show; null where the tap is none for a list. Rejects with a StorageError. */
  async tap(tap: ReaderTap): Promise<Answered | null> {
    const { box, say } = this.options;
    const known = box.tagOf(tap.uid);
    if (known && box.writes) return this.write(tap, known);
    const read = known || tap.flags.includes('random') ? null : await this.read(tap);
    if (read) return read;
    if (!box.enrolling) return null;
    const saying = await box.tap(tap.uid, tap.flags.includes('random'));
    say(saying);
    const tag = box.tagOf(tap.uid);
    if (saying.tone === 'good' && tag && box.writes) return this.write(tap, tag);
    return saying.tone === 'good' ? answers.taken : answers.refused;
  }

  /** The tag in doubt becomes what it says, or what was asked for. */
  async settle(as: 'says' | 'asked'): Promise<Reply> {
    const { box, say } = this.options;
    const { doubt } = box;
    if (!doubt || (as === 'asked' && !box.enrolling)) return no('refused.not-now');
    say(as === 'says' ? await box.believe(doubt.uid, doubt.says) : await box.tap(doubt.uid, false));
    return ok;
  }

  /** What a strange tag says of itself; null where it says nothing that matters to the list. */
  private async read(tap: ReaderTap): Promise<Answered | null> {
    const { box, say } = this.options;
    const memory = this.options.memory();
    const says = memory && (await whatItSays(memory, tap));
    if (!says) return null;
    if (says.is === 'foreign') {
      // The list says what it is: what others have written there is not asked.
      if (box.wanted) return null;
      say({ tone: 'bad', code: 'enrol.foreign', who: null, card: null, with: { text: says.text } });
      return answers.refused;
    }
    const { wanted } = box;
    if (wanted && !isSame(wanted, says.tag)) {
      box.doubt = { uid: tap.uid, says: says.tag };
      const { who, card, copy } = says.tag;
      say({ tone: 'wait', code: 'enrol.doubt', who, card, with: { copy } });
      return answers.notNow;
    }
    if (wanted) return null;
    say(await box.believe(tap.uid, says.tag));
    return answers.taken;
  }

  /** The lamp stays amber until it is written. */
  private write(tap: ReaderTap, tag: Tag): Answered {
    const { say, later, light, box } = this.options;
    later(async () => {
      const memory = this.options.memory();
      const why = memory ? await writeName(memory, tap, tag) : 'silent';
      const { who, card, copy } = tag;
      const about = why === 'secret' ? { who: null, card: null } : { who, card };
      if (why === null) say({ tone: 'good', code: 'enrol.written', ...about, with: { copy } });
      else say({ tone: 'wait', code: 'enrol.not-written', ...about, with: { copy, why } });
      if (memory === null) box.writes = false;
      light(tap.reader, why === null ? answers.taken : answers.refused);
    });
    return answers.underWay;
  }
}

const isSame = (a: Tag, b: Tag): boolean => a.who === b.who && a.card === b.card && a.copy === b.copy;
