import '../../bar-chart/stratus-bar-chart.define.js'
import '../../quota-bar/stratus-quota-bar.define.js'
import '../../quota-pie/stratus-quota-pie.define.js'
import { barUsed, isVertical, usedOf } from './charts-model.js'
import type { Behaviour } from '../core/context.js'
import { text } from '../core/text.js'

/** Puts an element in front of the server's empty container; the answer removes it. */
function draw(container: HTMLElement, chart: HTMLElement, hidden: readonly (HTMLElement | null)[]): () => void {
  const covered = hidden.filter((each) => each !== null)
  for (const each of covered) each.hidden = true
  container.prepend(chart)
  return () => {
    chart.remove()
    for (const each of covered) each.hidden = false
  }
}

/** The limit charts of the overview, and of the hypervisors. */
export const limitCharts: Behaviour = {
  name: 'limit-charts',
  selector: '.d3_quota_bar:has(.pie-chart-usage)',
  attach(container) {
    // The overview's own words, and those of the hypervisors.
    const title = container.querySelector<HTMLElement>('.quota_title, .h5')
    const sentence = container.querySelector<HTMLElement>('.quota_subtitle, .h6')
    const amounts = usedOf(text(sentence))
    if (!amounts) return undefined
    const pie = document.createElement('stratus-quota-pie')
    pie.heading = title?.title || text(title)
    pie.used = amounts.used
    pie.max = amounts.max
    pie.unit = amounts.unit
    return draw(container, pie, [container.querySelector<HTMLElement>('.pie-chart-usage'), title, sentence])
  },
}

/** Bar charts, also stacked ones; their maximum is always 100, whatever the markup says (W-CHART-02). */
export const barCharts: Behaviour = {
  name: 'bar-charts',
  selector: '[data-chart-type="bar_chart"]',
  attach(container) {
    const { average, settings, tooltipFree, tooltipUsed, tooltipAverage } = container.dataset
    const used = barUsed(container.dataset['used'])
    if (used === undefined) return undefined
    const bar = document.createElement('stratus-bar-chart')
    bar.used = used
    if (isVertical(settings)) bar.orientation = 'vertical'
    if (average?.trim() && Number.isFinite(Number(average))) bar.average = Number(average)
    bar.tooltipUsed = tooltipUsed ?? ''
    bar.tooltipFree = tooltipFree ?? ''
    bar.tooltipAverage = tooltipAverage ?? ''
    bar.label = container.getAttribute('aria-label') ?? container.title
    return draw(container, bar, [])
  },
}

/** The bars beside a form: what is used, and what the form in hand adds. */
export const quotaBars: Behaviour = {
  name: 'quota-bars',
  selector: '.quota_bar[data-quota-limit][data-quota-used]',
  attach(container) {
    const { quotaLimit, quotaUsed, progressIndicatorFor, progressIndicatorStepBy } = container.dataset
    const bar = document.createElement('stratus-quota-bar')
    bar.used = Number(quotaUsed)
    bar.max = Number(quotaLimit)
    const before = container.previousElementSibling
    const title = before instanceof HTMLElement && before.matches('.quota_title') ? before : null
    bar.heading = text(title?.querySelector('strong') ?? title)
    // The field stands in another part of the same form, which may show it in a slot.
    const field = progressIndicatorFor
      ? document.querySelector<HTMLInputElement>(`[id="${CSS.escape(progressIndicatorFor)}"]`)
      : null
    const stop = new AbortController()
    const update = (): void => {
      const amount = field ? Math.max(0, Number(field.value) || 0) : Number(progressIndicatorStepBy ?? 0)
      bar.added = Number.isFinite(amount) ? amount : 0
    }
    field?.addEventListener('input', update, { signal: stop.signal })
    update()
    const end = draw(container, bar, [container.querySelector<HTMLElement>('.progress'), title])
    return () => {
      stop.abort()
      end()
    }
  },
}
