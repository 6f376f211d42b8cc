import { deep } from './mount.js'

/** What the enhancement and the tests themselves put into a page; markup may name none of ours. */
const made = /^stratus-(action-menu|modal|toaster|icon|header-slot|alert|stack-topology)$/

const dangerous =
  /^(script|style|iframe|frame|frameset|object|embed|applet|base|meta|link|math|template|portal|fencedframe)$/

const harmless = /^(https?|mailto|tel|sms|ftp|cid|xmpp):$/

const addresses = /^(href|src|action|poster|data|xlink:href)$/

/** What must never be in the page after markup of a server has been read, wherever it is, shadow roots included. */
export function remains(root: ParentNode): string[] {
  return [...deep(root)].flatMap((element) => {
    const found: string[] = []
    // Drawings are ours inside of our elements only.
    const ours = element.getRootNode() instanceof ShadowRoot
    const { localName } = element
    if (dangerous.test(localName) || (!ours && /^(svg|dialog)$/.test(localName))) found.push(localName)
    if (!ours && localName.includes('-') && !made.test(localName)) found.push(localName)
    if (element instanceof HTMLAnchorElement && element.href && !harmless.test(element.protocol))
      found.push(element.href)
    for (const { name, value } of Array.from(element.attributes)) {
      const ofMarkup = !ours && /^(style|srcset|form|is|popover\w*)$/.test(name) && !made.test(localName)
      if (name.startsWith('on') || /^(srcdoc|formaction|ping|background)$/.test(name) || ofMarkup)
        found.push(`${localName}[${name}]`)
      if (!addresses.test(name) || element instanceof SVGElement) continue
      if (/^\s*(javascript|data|vbscript|blob):/i.test(value.replace(/[\s\0]/g, ''))) found.push(`${name}=${value}`)
      if (/^(src|action)$/.test(name) && new URL(value, location.href).origin !== location.origin)
        found.push(`${name}=${value}`)
    }
    return found
  })
}
