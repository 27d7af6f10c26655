/** What a type of turn decides: who follows whom, how often each acts, how the cards lie (heading Types of Turn). */
export interface Turn {
  readonly id: string;
  /** 1 clockwise, -1 counterclockwise, starting with the First Player. */
  readonly way: 1 | -1;
  /** Acts of each player in a row. */
  readonly acts: number;
  /** How a card lies when no power says otherwise. */
  readonly face: 'up' | 'down';
  /** All choose at the same time, and the cards are revealed together. */
  readonly together?: true;
  /** Cards that may not be laid. */
  readonly forbids?: readonly string[];
}
