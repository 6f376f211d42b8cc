import '@stratus/widgets/define/faceted-search'
import '@stratus/widgets/define/line-chart'
import '@stratus/widgets/define/live-table'
import '@stratus/widgets/define/metadata-tree'
import '@stratus/widgets/define/quota-pie'
import '@stratus/widgets/define/transfer-table'
import '@stratus/widgets/tokens.css'
import type {
  ChartSeries,
  Namespace,
  StratusFacetedSearch,
  StratusLineChart,
  StratusLiveTable,
  StratusMetadataTree,
  StratusTransferTable,
} from '@stratus/widgets'
import { createChart, LineSeries } from 'lightweight-charts'
import uPlot from 'uplot'
import { makeRows } from '../tables/data.js'

/** Draws something into the place; resolves when its elements are there. Contenders of one case show the same data. */
export type Contender = (place: HTMLElement) => void | Promise<void>

const svgNamespace = 'http://www.w3.org/2000/svg'
const svg = (name: string, attributes: Record<string, string>) => {
  const node = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}

const pies = Array.from({ length: 200 }, (_, index) => ({ heading: `Quota ${index}`, used: index % 11, max: 10 }))

const namespaces: Namespace[] = Array.from({ length: 40 }, (_, space) => ({
  namespace: `OS::Bench::${space}`,
  display_name: `Namespace ${space}`,
  description: 'What this namespace is for.',
  properties: Object.fromEntries(
    Array.from({ length: 50 }, (__, leaf) => [
      `bench:${space}_${leaf}`,
      { title: `Property ${leaf}`, type: 'string', description: 'What this property is for.' },
    ]),
  ),
})) as Namespace[]

const options = Array.from({ length: 5000 }, (_, index) => ({ key: `key-${index}`, label: `Image ${index}` }))

const rows = makeRows(5000)

const points = 10_000
const series: ChartSeries[] = Array.from({ length: 5 }, (_, line) => ({
  name: `vm-${line}`,
  unit: '%',
  data: Array.from({ length: points }, (__, index) => ({
    x: 1.7e12 + index * 60_000,
    y: 50 + 30 * Math.sin(index / 500 + line) + ((index * 7919) % 17),
  })),
}))

const wideRows = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: `vm-${index}` }))

/** A table that scrolls sideways, with so many columns of figures. */
async function wideTable(place: HTMLElement, columns: number): Promise<StratusLiveTable> {
  const table = document.createElement('stratus-live-table') as StratusLiveTable
  const figures = Array.from({ length: columns }, (_, column) => ({
    id: `c${column}`,
    title: `Figure ${column}`,
    width: 100,
    value: (row: object) => ((row as { id: number }).id * 7 + column * 11) % 1000,
  }))
  const set = {
    columns: [{ id: 'name', title: 'Name', width: 140, pinned: 'start' as const }, ...figures],
    rows: wideRows,
  }
  Object.assign(table, set, { paging: 'virtual', overflow: 'scroll' })
  place.append(table)
  await table.updateComplete
  await appears(table.shadowRoot!, 'tr.row[data-key]')
  return table
}

/** Sideways by 200 px in each of 60 frames. */
async function scrollSideways(table: StratusLiveTable): Promise<void> {
  const body = table.shadowRoot!.querySelector('tbody')!
  for (let step = 0; step < 60; step++) {
    body.scrollLeft += 200
    await new Promise((done) => requestAnimationFrame(done))
  }
}

/** Presses keys one after the other in a text box, as fast as each is shown. */
async function typeInto(input: HTMLInputElement, text: string, settle: () => Promise<unknown>): Promise<void> {
  input.focus()
  for (const letter of text) {
    input.value += letter
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: letter }))
    await settle()
  }
}

/** At once, as a frame of waiting would be counted. */
async function appears(root: ShadowRoot, selector: string): Promise<void> {
  if (root.querySelector(selector)) return
  await new Promise<void>((done) => {
    new MutationObserver((_, observer) => {
      if (!root.querySelector(selector)) return
      observer.disconnect()
      done()
    }).observe(root, { childList: true, subtree: true })
  })
}

export const cases: Record<string, Record<string, Contender>> = {
  '200 quota pies': {
    async stratus(place) {
      const elements = pies.map((pie) => Object.assign(document.createElement('stratus-quota-pie'), pie))
      place.append(...elements)
      await Promise.all(elements.map((element) => element.updateComplete))
    },
    limit(place) {
      for (const { heading, used, max } of pies) {
        const picture = svg('svg', { viewBox: '0 0 72 72', width: '72', height: '72' })
        const angle = Math.min(0.9999, used / max) * 2 * Math.PI
        const large = angle > Math.PI ? 1 : 0
        const end = `${36 + 30 * Math.sin(angle)} ${36 - 30 * Math.cos(angle)}`
        const ring = { fill: 'none', 'stroke-width': '12' }
        picture.append(svg('circle', { cx: '36', cy: '36', r: '30', stroke: '#ddd', ...ring }))
        picture.append(svg('path', { d: `M36 6A30 30 0 ${large} 1 ${end}`, stroke: '#25c', ...ring }))
        const box = document.createElement('div')
        const title = document.createElement('b')
        title.textContent = heading
        const amount = document.createElement('span')
        amount.textContent = `Used ${used} of ${max}`
        box.append(title, picture, amount)
        place.append(box)
      }
    },
  },
  'table of 10,000 rows, 200 columns': {
    async stratus(place) {
      await wideTable(place, 200)
    },
    async 'stratus, 12 columns'(place) {
      await wideTable(place, 12)
    },
  },
  'the same scrolled sideways, 60 frames': {
    async stratus(place) {
      await scrollSideways(await wideTable(place, 200))
    },
    async 'stratus, all columns drawn'(place) {
      const table = await wideTable(place, 200)
      // As for paper.
      window.dispatchEvent(new Event('beforeprint'))
      await table.updateComplete
      await scrollSideways(table)
    },
  },
  'metadata tree, 2,000 leaves': {
    async stratus(place) {
      const tree = document.createElement('stratus-metadata-tree') as StratusMetadataTree
      tree.namespaces = namespaces
      place.append(tree)
      await tree.updateComplete
    },
    limit(place) {
      const list = document.createElement('ul')
      for (const space of namespaces) {
        const item = document.createElement('li')
        const button = document.createElement('button')
        button.textContent = space.display_name ?? ''
        item.append(button)
        list.append(item)
      }
      place.append(list)
    },
  },
  'faceted search, 5,000 options, 6 keys': {
    async stratus(place) {
      const search = document.createElement('stratus-faceted-search') as StratusFacetedSearch
      search.facets = [{ name: 'image', label: 'Image', options }]
      place.append(search)
      await search.updateComplete
      const input = search.shadowRoot!.querySelector('input')!
      await typeInto(input, 'Image', () => search.updateComplete)
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
      await search.updateComplete
      input.value = ''
      await typeInto(input, 'mage 4', () => search.updateComplete)
    },
    async limit(place) {
      const input = document.createElement('input')
      const list = document.createElement('ul')
      place.append(input, list)
      input.addEventListener('input', () => {
        const wanted = input.value.toLowerCase()
        const found = options.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 50)
        list.replaceChildren(
          ...found.map(({ label }) => Object.assign(document.createElement('li'), { textContent: label })),
        )
      })
      await typeInto(input, 'Imagemage 4', () => Promise.resolve())
    },
  },
  'transfer table, 5,000 available': {
    async stratus(place) {
      const table = document.createElement('stratus-transfer-table') as unknown as StratusTransferTable<
        (typeof rows)[0]
      >
      table.columns = (['name', 'status', 'address', 'zone'] as const).map((id) => ({
        id,
        title: id,
        value: (row) => row[id],
      }))
      table.available = rows
      place.append(table)
      await table.updateComplete
    },
    limit(place) {
      const list = document.createElement('table')
      for (const row of rows.slice(0, 20)) {
        const line = list.insertRow()
        for (const text of [row.name, row.status, row.address, row.zone]) line.insertCell().textContent = text
      }
      place.append(list)
    },
  },
  'line chart, 5 x 10,000 points': {
    async stratus(place) {
      const chart = document.createElement('stratus-line-chart') as StratusLineChart
      chart.series = series
      // As large as the others': a chart of its own accord fills the window.
      chart.settings = { auto_size: false }
      chart.style.cssText = 'display: block; width: 1000px; --stratus-line-chart-height: 300px'
      place.append(chart)
      await chart.updateComplete
      await appears(chart.shadowRoot!, 'canvas')
    },
    'lightweight-charts bare'(place) {
      const chart = createChart(place, { width: 1000, height: 300 })
      for (const { data } of series) {
        chart.addSeries(LineSeries).setData(data.map(({ x, y }) => ({ time: (Number(x) / 1000) as never, value: y })))
      }
      chart.timeScale().fitContent()
    },
    uPlot(place) {
      const first = series[0]!.data.map(({ x }) => Number(x) / 1000)
      const lines = series.map(({ data }) => data.map(({ y }) => y))
      const options = { width: 1000, height: 300 }
      const drawn = series.map(({ name }) => ({ label: name, stroke: '#25c' }))
      const chart = new uPlot({ ...options, series: [{}, ...drawn] }, [first, ...lines], place)
      if (!chart.root.isConnected) throw new Error('uPlot drew nothing')
    },
  },
}
