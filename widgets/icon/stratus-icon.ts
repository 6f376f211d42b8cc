import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import { StratusElement } from '../internal/stratus-element.js'
import { icons, type IconName } from './icons.js'
import { iconStyles } from './stratus-icon.styles.js'

export type { IconName } from './icons.js'

/** These point along the line of text, so they turn round in right-to-left pages. */
const mirrored: ReadonlySet<string> = new Set<IconName>([
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'list',
  'panel',
  'external',
  'undo',
  'sign-in',
  'sign-out',
  'wrap',
])

/** Every name there is, in the order of the list. */
export const iconNames = Object.keys(icons) as readonly IconName[]

/** True for a name that the kit has shapes for. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

/**
 * One icon of the kit, in the colour of the text around it. Decoration unless it has a `label`.
 *
 * @element stratus-icon
 * @cssproperty [--stratus-icon-size=16px] - Width and height.
 */
export class StratusIcon extends StratusElement {
  // Many icons live on one page and none reads a token: leave the token declarations out.
  static override styles = [iconStyles]

  /** Which icon, see `icon-names.json`; `progress` turns. */
  @property() name: IconName | '' = ''

  /** What the icon means, for screen readers; empty = decoration. */
  @property() label = ''

  override render() {
    const { name, label } = this
    if (!name) return nothing
    if (!isIconName(name)) {
      this.warn(`has no icon "${String(name)}".`)
      return nothing
    }
    const classes = [mirrored.has(name) && 'mirrored', name === 'progress' && 'turning'].filter(Boolean).join(' ')
    return html`<svg
      viewBox="0 0 24 24"
      class=${classes || nothing}
      role=${label ? 'img' : nothing}
      aria-label=${label || nothing}
      aria-hidden=${label ? nothing : 'true'}
      focusable="false"
    >
      ${icons[name]}
    </svg>`
  }
}
