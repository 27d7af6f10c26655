/** What a floor looks like to whatever is put on it. */
export interface Box {
  readonly x: number;
  readonly width: number;
}

export interface FloorPlan {
  /** Where pieces stand and lie side by side. */
  readonly box: Box;
  /** Where to touch the space, and where its mark is drawn. */
  readonly zone: Box & { readonly y: number; readonly height: number };
  /** Height at which feet stand, and at which loot lies. */
  readonly feet: number;
  readonly loot: number;
  /** Size of the pieces, 1 on the train. */
  readonly scale: number;
}
