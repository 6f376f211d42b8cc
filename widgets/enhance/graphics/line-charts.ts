import { chartUrl, answerOf } from '../../line-chart/series-model.js'
import '../../line-chart/stratus-line-chart.define.js'
import type { Behaviour, Context } from '../core/context.js'
import { toastFailure } from '../core/create-context.js'
import { getJson } from '../answers/live-json.js'
import { jsonOf, ownAddress } from '../core/attributes.js'
import { chartScripts, silence } from '../core/conflicting-scripts.js'

/** What the user drives a chart with besides its form (W-CHART-10). */
const controls = '[data-line-chart-command="select_box_change"], [data-line-chart-command="date_picker_change"]'

/** A line chart of the server's page: fed by its address with the forms appended, and again when one of them changes (W-CHART-01). */
export const lineCharts: Behaviour = {
  name: 'line-chart',
  selector: '[data-chart-type="line_chart"]',
  attach(container, context) {
    const { data = '', settings, formSelector } = container.dataset
    const given = jsonOf(data)
    const address = given === undefined ? ownAddress(data) : undefined
    if (given === undefined && !address) return undefined
    const chart = document.createElement('stratus-line-chart')
    chart.label = container.getAttribute('aria-label') ?? container.title
    chart.settings = answerOf({ settings: jsonOf(settings) }).settings
    const stop = new AbortController()
    if (address) feed(chart, address, formsOf(container, formSelector), context, stop.signal)
    else Object.assign(chart, answerOf(given))
    const restoreScripts = silence(chartScripts)
    const old = [...container.childNodes]
    // The picture of the whole period stands beside the lines in the element.
    const extras = container
      .closest('.overview_chart')
      ?.querySelectorAll<HTMLElement>('[data-chart-type="overview_bar_chart"]')
    for (const extra of extras ?? []) extra.hidden = true
    container.replaceChildren(chart)
    return () => {
      stop.abort()
      container.replaceChildren(...old)
      for (const extra of extras ?? []) extra.hidden = false
      restoreScripts()
    }
  },
}

function formsOf(container: HTMLElement, selector: string | undefined): HTMLFormElement[] {
  if (!selector) return []
  try {
    return [...container.ownerDocument.querySelectorAll(selector)].filter((each) => each instanceof HTMLFormElement)
  } catch {
    return []
  }
}

function feed(
  chart: HTMLElementTagNameMap['stratus-line-chart'],
  address: string,
  forms: readonly HTMLFormElement[],
  context: Context,
  signal: AbortSignal,
): void {
  const query = (): URLSearchParams => {
    const all = new URLSearchParams()
    for (const form of forms)
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') all.append(name, value)
    return all
  }
  chart.load = async (asked) => answerOf(await getJson(chartUrl(address, query()), context, asked.signal))
  chart.addEventListener('stratus-load-error', () =>
    toastFailure(context, 'An error occurred. Please try again later.'),
  )
  const again = (): void => chart.reload()
  for (const form of forms) {
    form.addEventListener('change', again, { signal })
    form.addEventListener('submit', (event) => (event.preventDefault(), again()), { signal })
  }
  const inForms = (control: Element) => forms.some((form) => form.contains(control))
  for (const control of chart.ownerDocument.querySelectorAll(controls)) {
    if (!inForms(control)) control.addEventListener('change', again, { signal })
  }
}
