/** What several said, one after the other: a service's own words often end without a full stop. */
export function sentences(...parts: readonly (string | null | undefined | false)[]): string {
  const said = parts.filter((part) => typeof part === 'string' && part !== '')
  return said
    .map((part, at) => (at + 1 < said.length && !/[.!?:…。]$/.test(String(part)) ? `${part}.` : part))
    .join(' ')
}
