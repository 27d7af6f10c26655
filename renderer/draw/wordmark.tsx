/** The name, in slab letters of our own: no font is shipped, and the name shall look the same everywhere. */
const letters: Record<string, string> = {
  C: 'M56 30V18Q52 4 32 4 6 4 6 40T32 76Q52 76 57 58L44 54Q42 64 33 64 22 64 22 40T33 16Q42 16 44 30Z',
  A: 'M2 76V66H8L24 4H44L60 66H66V76H38V66H44L42 56H25L23 66H29V76ZM28 45H39L34 22Z',
  B: 'M2 76V66H9V14H2V4H38Q58 4 58 23 58 34 48 38 60 42 60 55 60 76 38 76ZM24 33H35Q43 33 43 24 43 15 35 15H24ZM24 65H36Q45 65 45 54 45 44 36 44H24Z',
  O: 'M34 4Q62 4 62 40T34 76Q6 76 6 40T34 4ZM34 16Q22 16 22 40T34 64Q46 64 46 40T34 16Z',
  S: 'M52 30H40Q40 15 30 15 20 15 20 23 20 30 36 34 56 40 56 55 56 76 34 76 24 76 18 71V76H6V50H18Q20 65 32 65 41 65 41 57 41 50 26 46 5 40 5 25 5 4 26 4 36 4 41 9V4H52Z',
  E: 'M2 76V66H9V14H2V4H56V28H45L43 15H24V33H36V27H45V51H36V44H24V65H44L47 51H58V76Z',
};
const word = [...'CABOOSE'];
const advance = 66;

export function Wordmark() {
  return (
    <svg class="wordmark" viewBox={`0 0 ${word.length * advance + 6} 88`} aria-hidden="true" focusable="false">
      {['cast', 'face'].map((layer) => (
        <g key={layer} class={layer} transform={layer === 'cast' ? 'translate(4 6)' : undefined}>
          {word.map((letter, i) => (
            <path key={i} d={letters[letter]} transform={`translate(${i * advance + 2} 0)`} fill-rule="evenodd" />
          ))}
        </g>
      ))}
    </svg>
  );
}
