import { readBranding, type OperatorsOwn } from './read-branding.js'

/** The operator's file, as it could be read last. */
export interface OperatorsFile {
  readonly own: OperatorsOwn
  /**
   * Reads it again. One that cannot be used changes nothing.
   * @throws RangeError with the line and the reason, as the end of a sentence
   */
  reread(): void
}

/** @throws RangeError when the file cannot be used */
export function openOperatorsFile(file: string): OperatorsFile {
  let own = readBranding(file)
  return {
    get own() {
      return own
    },
    reread: () => {
      own = readBranding(file)
    },
  }
}
