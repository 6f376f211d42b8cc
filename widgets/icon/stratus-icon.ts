import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import { StratusElement } from '../internal/stratus-element.js'
import { coreIcons } from './core-icons.js'
import type { IconName } from './icons.js'
import { iconStyles } from './stratus-icon.styles.js'

export type { IconName } from './icons.js'

/** These point along the line of text, so they turn round in right-to-left pages. */
const mirrored: ReadonlySet<string> = new Set<IconName>([
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'pin-start',
  'pin-end',
  'list',
  'panel',
  'external',
  'undo',
  'sign-in',
  'sign-out',
  'wrap',
])

const known = new Map<string, string>(Object.entries(coreIcons))
let complete = false

/** Gives all elements more shapes, as paths; `all`: there are no others. */
export function addIcons(icons: Readonly<Record<string, string>>, all = false): void {
  for (const [name, shape] of Object.entries(icons)) known.set(name, shape)
  complete ||= all
}

let coming: Promise<boolean> | undefined

/** False when they could not be loaded: what asked keeps its room, and the next one asks again. */
async function loadAll(): Promise<boolean> {
  try {
    const { moreIcons } = await import('./more-icons.js')
    addIcons(moreIcons, true)
    return true
  } catch {
    coming = undefined
    return false
  }
}

/**
 * One icon of the kit, in the colour of the text around it. Decoration unless it has a `label`.
 *
 * Not for pictures that tell something that no text beside them tells; logos.
 *
 * @element stratus-icon
 * @cssproperty [--stratus-icon-size=16px] - Width and height.
 */
export class StratusIcon extends StratusElement {
  // Many icons live on one page, and none needs the base styles.
  static override styles = [iconStyles]

  /** Which icon, see `icon-names.json`; `progress` turns. */
  @property() name: IconName | '' = ''

  /** What the icon means, for screen readers; empty = decoration. */
  @property() label = ''

  async #await(): Promise<void> {
    if (await (coming ??= loadAll())) this.requestUpdate()
  }

  override render() {
    const { name, label } = this
    if (!name) return nothing
    const shape = known.get(name)
    if (!shape) {
      if (complete) this.warn(`has no icon "${String(name)}".`)
      else void this.#await()
      return nothing
    }
    const motion = name === 'progress' ? 'turning' : nothing
    return html`<svg
      viewBox="0 0 24 24"
      class=${mirrored.has(name) ? 'mirrored' : motion}
      role=${label ? 'img' : nothing}
      aria-label=${label || nothing}
      aria-hidden=${label ? nothing : 'true'}
      focusable="false"
    >
      <path d=${shape}></path>
    </svg>`
  }
}
