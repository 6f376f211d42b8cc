/** The JSON of a data attribute; undefined when it is none. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}

/** An address of the page's own origin, else undefined. */
export function ownAddress(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url, location.href)) return undefined
  const target = new URL(url, location.href)
  return target.origin === location.origin ? target.href : undefined
}
