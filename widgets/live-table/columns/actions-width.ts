import { splitActions, type Action } from '../../internal/actions.js'
import { Memo } from '../../internal/memo.js'
import type { ActionsWidths } from './column-layout.js'
import { textMeasure } from './text-measure.js'

/** Limits, and the space beside the text of a button, px. */
const limits = { least: 88, most: 256, beside: 62 } as const
/** Of a column whose rows have only the button of their menu, px. */
const menuOnlyWidth = 44

/**
 * The width of the column of actions: as wide as its widest button. It grows when a longer one comes and never shrinks, so that
 * widths do not dance with each refresh.
 */
export class ActionsWidth {
  #memo = new Memo<number>()
  #button = 0

  constructor(private readonly element: Element) {}

  /** Takes the actions of the rows in sight. */
  take(rows: readonly (readonly Action[])[]): ActionsWidths {
    const split = rows.map((actions) => splitActions(actions))
    const labels = split.map(({ likely }) => likely?.label ?? '')
    const widest = this.#memo.get([labels.join('\n')], () => {
      const measure = textMeasure(this.element)
      return labels.reduce((most, label) => Math.max(most, measure(label, 'head')), 0)
    })
    const { least, most, beside } = limits
    this.#button = Math.max(this.#button, Math.min(most, Math.max(least, Math.ceil(widest + beside))))
    // A menu of one would be worse than the button.
    const hasMenus = split.some(({ rest }) => rest.length > 0)
    return { button: this.#button, menu: hasMenus ? menuOnlyWidth : this.#button }
  }

  /** Of the column as it is, px. */
  width(menuOnly: boolean): number {
    return menuOnly ? menuOnlyWidth : this.#button
  }
}
