import type { Page } from 'playwright-core'

/** What somebody could press or type into, as it is drawn. */
export interface Target {
  readonly kind: 'press' | 'type' | 'choose'
  readonly name: string
  /** Its middle, CSS px of the window. */
  readonly x: number
  readonly y: number
}

const pressed =
  'a[href], button, summary, [role=menuitem], [role=option], [role=tab], input[type=checkbox], input[type=radio]'
const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/** What is in sight, in open shadow roots too; of a page behind a modal dialog nothing. */
export const targetsOn = (page: Page): Promise<Target[]> =>
  page.evaluate(
    ([pressable, typable]) => {
      const within = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])])
      const parentOf = (node: Node): Node | null =>
        (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode ?? (node as ShadowRoot).host ?? null
      const isIn = (node: Node | null, top: Node): boolean =>
        node !== null && (node === top || isIn(parentOf(node), top))
      const kindOf = (element: Element): Target['kind'] | null => {
        if (element.matches('select')) return 'choose'
        if (element.matches(typable)) return 'type'
        return element.matches(pressable) ? 'press' : null
      }
      const all = within(document)
      const modal = all.findLast((each) => each.matches(':modal'))
      return all.flatMap((element) => {
        const kind = kindOf(element)
        if (!kind || element.matches(':disabled') || (modal && !isIn(element, modal))) return []
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width < 1 || height < 1 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
        return {
          kind,
          name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
          x,
          y,
        }
      })
    },
    [pressed, typedInto] as const,
  )

/** Addresses that the side navigation leads to. */
export const panelsOn = (page: Page): Promise<string[]> =>
  page.locator('stratus-side-nav a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
