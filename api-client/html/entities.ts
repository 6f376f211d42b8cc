const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  laquo: '«',
  raquo: '»',
}

/** References that servers write into text and attributes; what is none of them stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z]+);)/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named[name] ?? whole
      return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
    },
  )
}

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  if (code === 0 || code > 0x10ffff || isSurrogate) return '\ufffd'
  return String.fromCodePoint(code)
}
