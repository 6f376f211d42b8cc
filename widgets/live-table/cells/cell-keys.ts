/** Who answers the keys in cells. */
export interface CellKeys {
  /** Somebody turns to the table. */
  expect(): void
  /** The focus has come to something. */
  focused(target: Element): void
  pressed(target: Element): void
  /** @returns whether the key is for the cells */
  key(event: KeyboardEvent): boolean
}
