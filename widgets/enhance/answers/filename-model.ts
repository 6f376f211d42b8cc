/** A name that is safe to save under: no folders, no control characters, no leading dots, never empty. */
function safeName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  return (
    base
      .replace(/[^\P{C}]|[<>:"|?*]/gu, '')
      .replace(/^[.\s]+|[.\s]+$/g, '')
      .slice(0, 200) || 'download'
  )
}

/** `UTF-8''na%C3%AFve.txt` (RFC 5987) → `naïve.txt`; undefined when it is not that. */
function extended(value: string | undefined): string | undefined {
  const [, charset, text = ''] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value ?? '') ?? []
  if (!charset) return undefined
  if (charset.toLowerCase() !== 'utf-8')
    return text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Headers come as bytes: a name in UTF-8 that nobody declared reads as Latin-1. */
function fromBytes(value: string): string {
  const codes = [...value].map((char) => char.codePointAt(0) ?? 0)
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return value
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return value
  }
}

/**
 * The file name a `content-disposition` asks for, or undefined when the answer is no attachment. Quotes are removed, also
 * Horizon's lone ones, `filename*` goes before `filename`, and folders are cut off.
 */
export function attachmentName(disposition: string | null): string | undefined {
  if (!disposition || !/^\s*attachment\b/i.test(disposition)) return undefined
  const star = /filename\*\s*=\s*([^;\s]+)/i.exec(disposition)?.[1]
  const match = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\r\n]*))/i.exec(disposition)
  const quoted = match?.[1]?.replace(/\\(["\\])/g, '$1')
  const plain = match?.[2]?.trim().replace(/^["']|["']$/g, '')
  return safeName(extended(star) ?? fromBytes(quoted ?? plain ?? ''))
}
