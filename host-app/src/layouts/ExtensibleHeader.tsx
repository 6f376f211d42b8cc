/** Placeholder until the header slot lands. */
export function ExtensibleHeader() {
  return null
}
