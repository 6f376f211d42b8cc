import type { Answer } from '../../call.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { csrfInput, formGroup, framedPage, select, textInput, type HorizonTable } from '../templates/markup.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import { tableRoute } from '../templates/table-routes.js'

const page = '/project/costs/'
const hour = 3_600_000

const crumbs = (last: string) =>
  `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Project</li><li>Reports</li><li><a href="${page}">Costs</a></li><li class="active">${last}</li></ol></div>`

/** The kinds of pages plug-ins bring beside tables and forms: a long table, rows in a form, charts. */
export const costRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/costs\/lines\/$/, 'Cost Lines', lines, () => ({
    settle: { past: 'Settled Line', present: 'settle line', run: () => undefined },
  })),
  { path: /^\/project\/costs\/rates\/$/, methods: ['GET', 'POST'], handle: rates },
  { path: /^\/project\/costs\/statistics\/$/, methods: ['GET'], handle: statistics },
  { path: /^\/project\/costs\/samples$/, methods: ['GET'], handle: samples },
]

/** As long as a table without pages gets. */
function lines(): HorizonTable {
  return {
    name: 'lines',
    path: `${page}lines/`,
    detail: false,
    columns: [{ title: 'Line' }, { title: 'Service' }, { title: 'Amount' }],
    stateColumn: -1,
    actions: [{ name: 'settle', label: 'Settle Lines', danger: true, help: 'This action cannot be undone.' }],
    rows: Array.from({ length: 1000 }, (_, at) => ({
      id: `line-${at + 1}`,
      name: `Line ${at + 1}`,
      state: 'status_up' as const,
      cells: [`Line ${at + 1}`, services[at % services.length]?.[0] ?? '', (((at * 37) % 1000) / 100).toFixed(2)],
      actions: [{ name: 'settle', label: 'Settle Line', danger: true, help: 'This action cannot be undone.' }],
    })),
  }
}

const services = [
  ['compute', 'Compute'],
  ['volume', 'Volume'],
  ['network', 'Network'],
] as const

/** What was saved last. */
const seeded = [
  { service: 'compute', price: '0.05' },
  { service: 'volume', price: '0.01' },
]

/** A formset: rows come and go before anything is sent. */
function rates(context: PageContext): Answer {
  const { call, form, say } = context
  const sent = Number(field(form, 'rates-TOTAL_FORMS')) || 0
  const typed = Array.from({ length: sent }, (_, at) => ({
    service: field(form, `rates-${at}-service`),
    price: field(form, `rates-${at}-price`),
    gone: form.has(`rates-${at}-DELETE`),
  }))
  const isPrice = (text: string) => /^\d+(\.\d+)?$/.test(text)
  const wrong = typed.some(({ price, gone }) => !gone && !isPrice(price))
  if (call.method === 'POST' && !wrong) {
    const kept = typed.filter(({ gone }) => !gone)
    say('success', `Saved rates: ${kept.map(({ service, price }) => `${service} ${price}`).join(', ')}.`)
    return redirect(call.ajax, call.url.pathname)
  }
  const shown = call.method === 'POST' ? typed.filter(({ gone }) => !gone) : seeded
  const row = (at: number | string, service: string, price: string) => {
    const prefix = `rates-${at}`
    const error = wrong && !isPrice(price) ? ' class="error" title="Enter a number."' : ''
    return `<tr${at === '__prefix__' ? ' id="rates-empty" class="hide"' : ''}><td>${select(`${prefix}-service`, services, service)}</td><td${error}>${textInput(`${prefix}-price`, price, ' aria-label="Price"')}</td><td><input type="checkbox" name="${prefix}-DELETE" id="id_${prefix}-DELETE" aria-label="Delete"></td></tr>`
  }
  const management = (name: string, value: number) =>
    `<input type="hidden" name="rates-${name}" value="${value}" id="id_rates-${name}">`
  const body = `<form action="${call.url.pathname}" method="POST">${csrfInput(context)}${management('TOTAL_FORMS', shown.length)}${management('INITIAL_FORMS', shown.length)}
    <table id="rates" class="table table-striped datatable"><caption><span class="table-title">Rates</span></caption><thead><tr class="table_column_header"><th>Service</th><th>Price</th><th>Delete</th></tr></thead>
    <tbody>${shown.map((each, at) => row(at, each.service, each.price)).join('')}${row('__prefix__', 'compute', '')}</tbody>
    <tfoot><tr><td colspan="3"></td></tr></tfoot></table>
    <input class="btn btn-primary" type="submit" value="Save"></form>`
  return htmlAnswer(200, framedPage(context, 'Rates', body, crumbs('Rates')))
}

/** A period, with two dates for another one, and what they drive: a chart of lines and one of bars. */
function statistics(context: PageContext): Answer {
  const settings = escapeHtml('{"auto_size":false,"renderer":"StaticAxes"}')
  const bars = services
    .map(
      ([service, label], at) =>
        `<h3>${label}</h3><div><div data-chart-type="bar_chart" title="${label}" data-used="${20 + at * 35}" data-average="${15 + at * 20}" data-max-value="100" data-tooltip-used="${20 + at * 35} % of the budget of ${service}" data-tooltip-average="On average ${15 + at * 20} %" data-settings="${escapeHtml('{"orientation":"horizontal"}')}"></div></div>`,
    )
    .join('')
  const body = `<form id="stats_form" class="form-inline">${formGroup(
    'period',
    'Period',
    select('period', [
      ['1', 'Last day'],
      ['7', 'Last week'],
      ['other', 'Other'],
    ]),
  )}${formGroup('date_from', 'From', textInput('date_from', '2026-11-01'))}${formGroup('date_to', 'To', textInput('date_to', '2026-11-07'))}</form>
    <div class="overview_chart"><div data-chart-type="line_chart" title="Costs per hour" data-data="${page}samples" data-form-selector="#stats_form" data-settings="${settings}"></div></div>
    <h2>Budgets</h2>${bars}`
  return htmlAnswer(200, framedPage(context, 'Cost Statistics', body, crumbs('Statistics')))
}

function samples({ call, cloud }: PageContext): Answer {
  const period = call.url.searchParams.get('period') ?? '1'
  const from = Date.parse(call.url.searchParams.get('date_from') ?? '')
  const to = Date.parse(call.url.searchParams.get('date_to') ?? '')
  const other = period === 'other' && from < to
  const end = other ? to : cloud.world.clock.now()
  const hours = other ? (to - from) / hour : 24 * (Number(period) || 1)
  const step = Math.max(1, Math.round(hours / 24))
  const data = Array.from({ length: 25 }, (_, at) => ({
    x: new Date(end - (24 - at) * step * hour).toISOString().slice(0, 19),
    y: 10 + ((at * 7) % 13),
  }))
  const body = { series: [{ name: 'compute', unit: 'EUR', data }], settings: {}, stats: { average: 16, used: 22 } }
  return { status: 200, headers: [['Content-Type', 'application/json']], body: JSON.stringify(body) }
}
