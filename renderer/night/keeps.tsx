/** Things of the modules on a bandit’s sheet: a hostage, … */
import type { Thing } from '../../src/messages/facts.ts';
import { texts } from '../../src/text/index.ts';

export function Keeps({ things }: { things: readonly Thing[] }) {
  return (
    <>
      {things.map((thing, i) => (
        <span key={`${thing}${i}`} class="kept" data-thing={thing}>
          {texts.name.thing(thing).replace(/^(the|an?) /, '')}
        </span>
      ))}
    </>
  );
}
