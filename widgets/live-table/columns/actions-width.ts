import { Memo } from '../../internal/memo.js'
import { textMeasure } from './text-measure.js'

/** Limits, and the space beside the text of a button, px. */
const limits = { least: 88, most: 220, beside: 62 } as const
/** Of a column whose rows have only the button of their menu, px. */
export const menuOnlyWidth = 44

/**
 * The width of the column of actions: as wide as its widest button. It grows when a longer one comes and never shrinks, so that
 * widths do not dance with each refresh.
 */
export class ActionsWidth {
  #memo = new Memo<number>()

  /** In px. */
  value = 0

  constructor(private readonly element: Element) {}

  /** Takes the labels of the buttons in sight. */
  take(labels: readonly string[]): number {
    const widest = this.#memo.get([labels.join('\n')], () => {
      const measure = textMeasure(this.element)
      return labels.reduce((most, label) => Math.max(most, measure(label, 'head')), 0)
    })
    const { least, most, beside } = limits
    this.value = Math.max(this.value, Math.min(most, Math.max(least, Math.ceil(widest + beside))))
    return this.value
  }
}
