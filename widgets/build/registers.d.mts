export interface Registers {
  /** The text of every generated file, by its path from the repository's root. */
  readonly written: ReadonlyMap<string, string>
  /** Generated files of elements that are no more. */
  readonly left: readonly string[]
}

/** What the registers say by now. */
export function registers(root: string): Promise<Registers>
/** Brings them up to date; the paths of the files that changed. */
export function writeRegisters(root: string): Promise<string[]>
