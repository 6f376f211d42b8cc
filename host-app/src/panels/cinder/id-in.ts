/** The id that a page's address names; null where it names none. */
export function idIn(address: string | undefined): string | null {
  return /\/([\da-f]{8}-[\da-f-]{27})(\/|$)/.exec(address ?? '')?.[1] ?? null
}
