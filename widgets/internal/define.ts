/** The kit's version: two copies on one page compare it. */
export const version = '0.1.0'

/**
 * Registers an element. Twice the same is silent; another version of the same tag stays as it was, with a warning, so two
 * copies of the kit on one page never throw.
 */
export function define(tag: string, element: CustomElementConstructor & { readonly version?: string }): void {
  const known = customElements.get(tag) as (CustomElementConstructor & { readonly version?: string }) | undefined
  if (!known) {
    customElements.define(tag, element)
  } else if (known !== element && known.version !== element.version) {
    console.warn(
      `<${tag}> is already registered in version ${known.version ?? 'unknown'}; version ${element.version ?? 'unknown'} is not used.`,
    )
  }
}
