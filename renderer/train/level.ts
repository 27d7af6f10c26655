/** Heights shared by every car, from the sky down. */
export const level = {
  /** Where feet on the roof stand. */
  roof: 158,
  roofBack: 144,
  roofFront: 188,
  /** Where loot on the roof lies. */
  roofLoot: 186,
  ceiling: 196,
  /** Where feet inside stand. */
  floor: 330,
  floorBack: 312,
  floorFront: 364,
  floorLoot: 362,
  rail: 424,
  bottom: 440,
} as const;
