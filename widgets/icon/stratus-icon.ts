import { html, nothing, type SVGTemplateResult } from 'lit'
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
  'list',
  'panel',
  'external',
  'undo',
  'sign-in',
  'sign-out',
  'wrap',
])

const known = new Map<string, SVGTemplateResult>(Object.entries(coreIcons))
let complete = false

/** Gives all elements more shapes; `all`: there are no others. */
export function addIcons(icons: Readonly<Record<string, SVGTemplateResult>>, all: boolean): void {
  for (const [name, shape] of Object.entries(icons)) known.set(name, shape)
  complete ||= all
}

let coming: Promise<void> | undefined

/** Does not come back from a failure: what asked keeps its room, and the next one asks again. */
function allIcons(): Promise<void> {
  return new Promise((done) => {
    void import('./more-icons.js').then(
      ({ moreIcons }) => {
        addIcons(moreIcons, true)
        done()
      },
      () => (coming = undefined),
    )
  })
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
    const shape = known.get(name)
    if (!shape) {
      if (complete) this.warn(`has no icon "${String(name)}".`)
      else void (coming ??= allIcons()).then(() => this.requestUpdate())
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
      ${shape}
    </svg>`
  }
}
