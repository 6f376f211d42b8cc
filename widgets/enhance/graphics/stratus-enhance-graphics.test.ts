import { aTimeout, expect, fixture, html as markup } from '@open-wc/testing'
import { fakeTime } from '../../../tests/horizon-pages/fake-time.js'
import { html, pretendServer } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import type { ToastInput } from '../../toaster/toast-model.js'
import { enhance, sanitizePage, type EnhanceOptions } from '../index.js'
import { silence, tableScripts } from '../core/conflicting-scripts.js'
import { webrootOf } from './topologies.js'

consoleGate()

let ends: Array<() => void> = []
const json = (body: unknown) => Response.json(body)

async function page(content: string, server = pretendServer(), options: EnhanceOptions = {}) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const toasts: ToastInput[] = []
  const end = enhance(root, {
    fetch: server.fetch,
    toast: (message) => void toasts.push(message),
    navigate: () => undefined,
    ...options,
  })
  ends.push(end)
  return { root, toasts, server, end }
}

const series = {
  series: [{ name: 'vm', unit: '%', data: [{ x: '2013-08-21T11:22:25', y: 171 }] }],
  settings: {},
  stats: {},
}
const chart = (data: string) =>
  `<form id="stats"><select name="meter"><option value="cpu">CPU</option><option value="disk">Disk</option></select></form>
  <div data-chart-type="line_chart" data-data="${data}" data-form-selector="#stats" data-settings='{"auto_size":false}'></div>`

const topology = (address = '/project/network_topology/json') =>
  `<ul id="topology_tabs" class="nav nav-tabs"><li><a href="#">Topology</a></li></ul>
  <div class="tab-content"><div id="topologyCanvasContainer">old picture</div></div>
  <span id="networktopology" data-networktopology="${address}"></span>`
const devices = {
  networks: [{ id: 'n1', name: 'net', status: 'Active', original_status: 'ACTIVE', url: '/n1/', subnets: [] }],
  routers: [{ id: 'r1', name: 'router-main', status: 'Active', original_status: 'ACTIVE', url: '/r1/' }],
  servers: [],
  ports: [],
}

const drawing = (status: string, inProgress = false) => ({
  stack: { stack_id: 's1', name: 'stack-net', status, in_progress: inProgress, info_box: '<h3>stack-net</h3>' },
  nodes: [{ name: 'port', status, required_by: [], in_progress: inProgress, info_box: '<h3>port</h3>' }],
})
const stack = (data: unknown) => {
  const place = document.createElement('div')
  place.setAttribute('data-d3_data', JSON.stringify(data))
  return `<div id="resource_container"><div id="info_box"></div><div id="stack_box"></div><div id="heat_resource_topology"></div>
    <div id="stack_id" data-stack_id="s1"></div>${place.outerHTML}</div>`
}

describe('enhance: charts, topologies, dates', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
    await aTimeout(0)
  })

  it('W-CHART-01 W-CHART-10 a line chart asks its address with the form appended, and again when the form changes', async () => {
    const server = pretendServer({ 'GET /admin/metering/samples': () => json(series) })
    const { root, end } = await page(chart('/admin/metering/samples?x=1'), server)
    const element = root.querySelector('stratus-line-chart')!
    await waitUntil(() => element.shadowRoot?.querySelector('[part="series"]'))
    const choice = root.querySelector('select')!
    choice.value = 'disk'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => server.asked.length === 2)
    expect(server.asked.map(({ path }) => path)).to.deep.equal([
      '/admin/metering/samples?x=1&meter=cpu',
      '/admin/metering/samples?x=1&meter=disk',
    ])
    expect(element.settings).to.deep.equal({ auto_size: false })
    end()
    expect(root.querySelector('stratus-line-chart')).to.equal(null)
  })

  it('W-CHART-03 a chart whose data stands in the page asks nobody; without data, or after a failure, it says so', async () => {
    const inline = await page(chart(JSON.stringify(series).replaceAll('"', '&quot;')))
    await waitUntil(() => inline.root.querySelector('stratus-line-chart')?.shadowRoot?.querySelector('[part="series"]'))
    expect(inline.server.asked).to.deep.equal([])
    const failed = await page(chart('/gone'))
    await waitUntil(() => failed.toasts.length)
    expect(failed.toasts).to.deep.equal([{ type: 'danger', text: 'An error occurred. Please try again later.' }])
    const words = failed.root.querySelector('stratus-line-chart')!.shadowRoot!
    await waitUntil(() => words.textContent!.includes('No data available.'))
  })

  it('W-CHART-02 a bar chart of the page has its amount or pieces, average, tooltips and direction; its maximum is 100', async () => {
    const pieces = '[{"tooltip_used":"<b>web</b>: 5","used_instances":"5"},{"tooltip_used":"db","used_instances":"15"}]'
    const { root } = await page(
      `<div data-chart-type="bar_chart" data-used="25" data-average="30" data-max-value="500" data-tooltip-used="Used 25%"
        data-tooltip-free="Free 75%" data-tooltip-average="Average 30%" data-settings='{"orientation":"vertical","width":30}'></div>
      <div data-chart-type="bar_chart" data-used='${pieces}'></div><div data-chart-type="bar_chart" data-used="many"></div>`,
    )
    const bars = [...root.querySelectorAll('stratus-bar-chart')]
    expect(bars.map(({ used, average, max, orientation }) => ({ used, average, max, orientation }))).to.deep.equal([
      { used: 25, average: 30, max: 100, orientation: 'vertical' },
      {
        used: [
          { used: 5, tooltip: 'web : 5' },
          { used: 15, tooltip: 'db' },
        ],
        average: undefined,
        max: 100,
        orientation: 'horizontal',
      },
    ])
    const [{ tooltipUsed, tooltipFree, tooltipAverage }] = bars as [(typeof bars)[0]]
    expect([tooltipUsed, tooltipFree, tooltipAverage]).to.deep.equal(['Used 25%', 'Free 75%', 'Average 30%'])
    await bars[1]!.updateComplete
    expect(bars[1]!.shadowRoot!.querySelector('.label')!.textContent).to.equal('20%')
  })

  it('a chart of another origin or of nonsense stays as the server wrote it', async () => {
    const { root, server } = await page(`${chart('https://evil.test/')}${chart('http://[')}`)
    expect(root.querySelector('stratus-line-chart')).to.equal(null)
    expect(server.asked).to.deep.equal([])
  })

  it('T-MODEL-08 the network topology page becomes one picture, read with a timestamp; its end gives the page back', async () => {
    const server = pretendServer({ 'GET /project/network_topology/json': () => json(devices) })
    const { root, end } = await page(topology(), server)
    const picture = root.querySelector('stratus-topology')!
    await waitUntil(() => picture.state === 'ready')
    expect(server.last().path).to.match(/^\/project\/network_topology\/json\?\d{13}$/)
    expect(picture.base).to.equal('/project/network_topology/')
    const old = root.querySelector<HTMLElement>('.tab-content')!
    expect(old.hidden).to.equal(true)
    await expect(picture).to.be.accessible()
    end()
    expect([old.hidden, root.querySelector('stratus-topology')]).to.deep.equal([false, null])
  })

  it('T-MODEL-08 what adds an interface opens as a modal; a refusal is said quietly and not asked again', async () => {
    const form = '<div class="modal"><div class="modal-title">Add Interface</div><form action="/x/"></form></div>'
    const server = pretendServer({
      'GET /project/network_topology/json': () => json(devices),
      'GET /project/network_topology/router/r1/addinterface': html(form),
    })
    const { root } = await page(topology(), server)
    const picture = root.querySelector('stratus-topology')!
    await waitUntil(() => picture.state === 'ready')
    const detail = { action: 'add-interface', href: '/project/network_topology/router/r1/addinterface' }
    picture.dispatchEvent(new CustomEvent('stratus-topology-action', { detail, cancelable: true }))
    await waitUntil(() => document.querySelector('stratus-modal')?.heading === 'Add Interface')

    const refusing = pretendServer({ 'GET /no': new Response('', { status: 403 }) })
    const other = await page(topology('/no'), refusing)
    await waitUntil(() => other.root.querySelector('stratus-topology')!.state === 'no-access')
    expect([refusing.asked.length, other.toasts]).to.deep.equal([1, []])
  })

  it('T-STACK-01 T-STACK-03 a stack’s topology starts with what the page says and is read after 3 s or 30 s', async () => {
    const time = fakeTime()
    let status = 'CREATE_IN_PROGRESS'
    const server = pretendServer({
      'GET /project/stacks/get_d3_data/s1/': () => json(drawing(status, status.endsWith('PROGRESS'))),
    })
    const { root } = await page(stack(drawing(status, true)), server, {
      clock: time.clock,
      visibility: { visible: true, subscribe: () => () => undefined },
    })
    const picture = root.querySelector('stratus-stack-topology')!
    await waitUntil(() => picture.shadowRoot?.textContent?.includes('stack-net'))
    expect(server.asked.length).to.equal(0)
    await time.advance(2999)
    expect(server.asked.length).to.equal(0)
    status = 'CREATE_COMPLETE'
    await time.advance(1)
    await waitUntil(() => server.asked.length === 1)
    await picture.updateComplete
    await waitUntil(() => !picture.inProgress)
    await time.advance(29_999)
    expect(server.asked.length).to.equal(1)
    await time.advance(1)
    await waitUntil(() => server.asked.length === 2)
  })

  it('T-STACK-03 T-MODEL-08 a picture in a tab behind another is not read, and soon after it is shown again', async () => {
    const time = fakeTime()
    const server = pretendServer({
      'GET /project/stacks/get_d3_data/s1/': () => json(drawing('CREATE_COMPLETE')),
    })
    const { root } = await page(stack(drawing('CREATE_COMPLETE')), server, {
      clock: time.clock,
      visibility: { visible: true, subscribe: () => () => undefined },
    })
    await waitUntil(() => root.querySelector('stratus-stack-topology')?.shadowRoot?.textContent?.includes('stack-net'))
    root.hidden = true
    await time.advance(60_000)
    expect(server.asked.length).to.equal(0)
    root.hidden = false
    await time.advance(1000)
    await waitUntil(() => server.asked.length === 1)
  })

  it('T-STACK-02 hostile words of a stack run nothing, and a stack without data is none', async () => {
    const bad = drawing('CREATE_COMPLETE')
    bad.nodes[0]!.info_box = '<img src=x onerror="window.hurt = true">'
    const { root } = await page(stack(bad))
    await waitUntil(() => root.querySelector('stratus-stack-topology')?.shadowRoot?.querySelector('[part="node"]'))
    expect('hurt' in window).to.equal(false)
    const none = await page('<div id="heat_resource_topology"></div>')
    expect(none.root.querySelector('stratus-stack-topology')).to.equal(null)
  })

  it('W-CHART-10 the dates of a statistics form are there for the period "Other" only', async () => {
    const group = (id: string) =>
      `<div class="form-group"><label for="${id}">x</label><input id="${id}" name="${id}"></div>`
    const { root } = await page(
      `<form action="/x/"><select id="id_period"><option value="7">Last week</option><option value="other">Other</option></select>
      ${group('id_date_from')}${group('id_date_to')}</form>`,
    )
    const seen = () => [...root.querySelectorAll('input')].map((each) => each.checkVisibility())
    expect(seen()).to.deep.equal([false, false])
    const period = root.querySelector('select')!
    period.value = 'other'
    period.dispatchEvent(new Event('change', { bubbles: true }))
    expect(seen()).to.deep.equal([true, true])
  })

  it('C-USAGE-01 W-FORM-04 the usage report asks for a range of dates, sent once and by the old names', async () => {
    const field = (name: string, value: string) =>
      `<div class="datepicker form-group"><input type="text" name="${name}" value="${value}" data-date-format="yyyy-mm-dd" required id="id_${name}"></div>`
    const { root, end } = await page(
      `<form action="?" method="get" id="date_form">${field('start', '2026-11-20')}<span class="datepicker-delimiter">to</span>${field('end', '2026-11-21')}<button class="btn btn-primary" type="submit">Submit</button></form>`,
    )
    const form = root.querySelector('form')!
    const range = form.querySelector('stratus-date-range')!
    await range.updateComplete
    const first = range.shadowRoot!.querySelector<HTMLInputElement>('#start')!
    first.value = '2026-12-24'
    first.dispatchEvent(new Event('change'))
    await range.updateComplete
    expect([...new FormData(form)]).to.deep.equal([
      ['start', '2026-12-24'],
      ['end', '2026-12-25'],
    ])
    expect([...form.querySelectorAll('.datepicker')].some((each) => each.checkVisibility())).to.equal(false)
    await expect(form).to.be.accessible()
    end()
    // What was chosen is not lost with it.
    expect([...new FormData(form)].map(([, value]) => value)).to.deep.equal(['2026-12-24', '2026-12-25'])
  })
})

describe('enhance beside Horizon’s own scripts', () => {
  it('takes from them what it does itself, and gives it back', () => {
    const update = () => 'theirs'
    const horizon = { datatables: { update, init: update, set_table_sorting: 5 }, tabs: null }
    const back = silence(tableScripts, { horizon })
    expect(horizon.datatables.update()).to.equal(undefined)
    expect(horizon.datatables.init).to.equal(update)
    const again = silence(tableScripts, { horizon })
    again()
    expect(horizon.datatables.update()).to.equal(undefined)
    back()
    expect(horizon.datatables.update).to.equal(update)
    for (const page of [{}, { horizon: null }, { horizon: 'x' }]) silence(tableScripts, page)()
  })

  it('knows the web root from a stack’s address', () => {
    expect(['/project/stacks/stack/1/', '/dash/project/stacks/', '/elsewhere/'].map(webrootOf)).to.deep.equal([
      '/',
      '/dash/',
      '/',
    ])
  })
})
