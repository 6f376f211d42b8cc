/** Every element of the kit in each of its states, for those who ask for less motion or bring their own colours. */
import { expect } from '@open-wc/testing'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { deep, mount } from '../../tests/kit/mount.js'
import { emulated } from '../../tests/support/engine.js'
import { describeExamples, emulate } from '../../tests/kit/suite.js'
import { deepActiveElement } from './focus.js'

consoleGate()

describeExamples((example) => {
  emulated('holds still for those who ask for less motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' })
    try {
      const element = await mount(example)
      const roots = [element, ...deep(element.shadowRoot!)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
      const moving = roots
        .flatMap((root) => root.getAnimations())
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      expect(moving.length).to.equal(0)
    } finally {
      await emulate({})
    }
  })

  it('cuts a long Latin name at its end, on a right-to-left page too', async () => {
    document.documentElement.dir = 'rtl'
    try {
      const element = await mount(example)
      expect(beheaded(element)).to.deep.equal([])
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })

  emulated('shows focus and state in forced colours', async () => {
    await emulate({ 'forced-colors': 'active' })
    try {
      const element = await mount(example)
      expect(unseenFocus(element), 'focus without an outline').to.deep.equal([])
      expect(unseenState(element), 'state by a colour that is not there').to.deep.equal([])
      expect(unseenRefusal(element), 'disabled, and looks as if it were not').to.deep.equal([])
    } finally {
      await emulate({})
    }
  })
})

/** Whose text, when it is too long for its box, is not seen from its beginning. */
function beheaded(element: HTMLElement): string[] {
  return [...deep(element.shadowRoot!)].flatMap((each) => {
    const cuts = getComputedStyle(each).textOverflow === 'ellipsis' && each.checkVisibility()
    if (!cuts || each.childElementCount || !each.textContent?.trim()) return []
    each.textContent = 'a-name-of-an-image-'.repeat(40)
    const box = each.getBoundingClientRect()
    const first = new Range()
    first.setStart(each.firstChild!, 0)
    first.setEnd(each.firstChild!, 1)
    const { left, right } = first.getBoundingClientRect()
    return box.width > 8 && (left < box.left || right > box.right) ? [nameOf(each)] : []
  })
}

const nameOf = (element: Element) => `${element.localName}.${element.className || element.id}`

function isRinged(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
}

/** What takes the focus and does not show it: no outline on itself or around. */
function unseenFocus(element: HTMLElement): string[] {
  return [...deep(element.shadowRoot!)].flatMap((each) => {
    if (each.tabIndex < 0 || !each.checkVisibility({ visibilityProperty: true })) return []
    each.focus()
    if (deepActiveElement() !== each || !each.matches(':focus-visible')) return []
    // A list shows the focus at the line that the arrow keys have reached.
    if ([...each.querySelectorAll('*')].some(isRinged)) return []
    for (let node: Node | null = each; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
      if (!(node instanceof Element)) continue
      if (isRinged(node)) return []
      if (node === element) break
    }
    return [nameOf(each)]
  })
}

/** What names of colours are here. */
function colorsOf(names: readonly string[]): string[] {
  const probe = document.createElement('i')
  document.body.append(probe)
  const found = names.map((name) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return found
}

const systemColors = ['GrayText', 'Highlight', 'SelectedItem', 'LinkText']

/** What can be told from its neighbours in forced colours: lines, weight, colours of the system, an icon. */
function looks(element: Element): string {
  const system = colorsOf(systemColors)
  // Of other colours the browser makes its own.
  const shown = (color: string, { forcedColorAdjust }: CSSStyleDeclaration) =>
    forcedColorAdjust === 'none' || system.includes(color) ? color : ''
  const one = (node: Element, pseudo?: string) => {
    const style = getComputedStyle(node, pseudo)
    return [
      ...(['Top', 'Bottom', 'Left', 'Right'] as const).map(
        (side) =>
          `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${shown(style[`border${side}Color`], style)}`,
      ),
      style.outlineStyle,
      // Few fonts have a weight between normal and bold.
      Number(style.fontWeight) >= 600,
      style.textDecorationLine,
      shown(style.color, style),
      shown(style.backgroundColor, style),
      pseudo && !['none', '""'].includes(style.content) ? [style.content, style.opacity].join() : '',
    ].join(' ')
  }
  const all = [element, ...element.querySelectorAll('*')]
  const parts = all.flatMap((node) => [one(node), one(node, '::before'), one(node, '::after'), node.localName])
  return [
    ...parts,
    ...all.filter((node) => node.localName === 'stratus-icon').map((node) => node.getAttribute('name')),
  ].join()
}

/** What cannot be used and has not the system's colour for that. */
function unseenRefusal(element: HTMLElement): string[] {
  const [grey] = colorsOf(['GrayText'])
  return [...deep(element.shadowRoot!)].flatMap((each) => {
    const isRefused = each.matches(':disabled, [aria-disabled=true]') && each.checkVisibility()
    return isRefused && each.textContent?.trim() && getComputedStyle(each).color !== grey ? [nameOf(each)] : []
  })
}

/** Chosen things that look like those that are not chosen. */
function unseenState(element: HTMLElement): string[] {
  const chosen =
    '[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-checked=true]'
  return [...deep(element.shadowRoot!)].flatMap((each) => {
    if (!each.matches(chosen) || !each.checkVisibility()) return []
    const root = each.getRootNode() as ShadowRoot
    const role = each.getAttribute('role')
    const others = [...root.querySelectorAll<HTMLElement>(role ? `[role=${role}]` : each.localName)].filter(
      (other) =>
        !other.matches(chosen) &&
        other.className.split(' ')[0] === each.className.split(' ')[0] &&
        other.checkVisibility(),
    )
    return others.some((other) => looks(other) === looks(each)) ? [nameOf(each)] : []
  })
}
