/** A part of an address, or a cookie, without its percent signs; one that begins nothing stands for itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
