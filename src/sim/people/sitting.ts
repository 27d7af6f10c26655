/**
 * People at a virtual table: they play by what the screen shows, tap or touch, and make the mistakes that people
 * make. After every act the table is compared with the screen.
 */
import { answer, type Mind } from './answers.ts';
import { countWrong } from './counting.ts';
import { mend, mendings } from './mending.ts';
import { mistake, mistakes } from './mistakes.ts';
import type { Room } from './room.ts';
import { reopen, takeBack } from './taking-back.ts';

/** Acts after a miscounted round in which nothing is taken back: the pile of then is not remembered as it was counted. */
const CALM = 6;

export class Sitting {
  private calm = 0;

  /** @param faultOnceIn one act in so many is a human fault, an undo, or the app closed and opened again; 0 for people who make none */
  constructor(
    readonly room: Room,
    private readonly mind: Mind,
    private readonly faultOnceIn: number,
  ) {}

  /** What these people are after. */
  get temper(): string {
    return this.mind.temper.id;
  }

  /** Sits down: the table is laid as the screen tells. Throws with the differences if they do not agree. */
  begin(): void {
    this.room.follow('set-up');
  }

  /** One act of somebody. Throws when table and record differ. @returns false once the night is over */
  async act(): Promise<boolean> {
    const { room, faultOnceIn } = this;
    const faulty = (times: number) => faultOnceIn > 0 && room.random.once(faultOnceIn * times);
    if (!room.night.question) return false;
    if (faulty(1)) await this.blunder();
    const now = room.night.question;
    if (!now) return false;
    if (!(faulty(4) && (await countWrong(room, now)))) await answer(room, this.mind, now);
    room.follow(now.id, faulty(4));
    const { phase, inPlay, round, question } = room.night;
    if (phase === 'round-card') room.miscounted = false;
    // Whose cards partners laid is not on the list of pieces, once they have gone home.
    const home = /^(round|event)/.test(phase) || question?.id.includes('/end/');
    const partners = inPlay.mode === 'teams' && inPlay.taps === 'turning' && home;
    // A second pile goes home then, and people remember but one.
    const twoPiles = round?.event === 'reflex-action' && home;
    this.calm = room.miscounted || partners || twoPiles ? CALM : Math.max(0, this.calm - 1);
    await room.setRight();
    return true;
  }

  private async blunder(): Promise<void> {
    const { room } = this;
    const mending = mendings(room, this.calm > 0);
    const ways = [...(this.calm > 0 ? [] : ['undo', 'undo']), 'reopen', ...mending, ...mistakes(room)];
    const kind = room.random.pick(ways);
    room.fault(kind);
    if (kind === 'undo') return takeBack(room);
    if (kind === 'reopen') return reopen(room);
    if (mending.includes(kind)) return mend(room, kind);
    return mistake(room, kind);
  }
}
