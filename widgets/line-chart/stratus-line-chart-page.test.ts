/** What a page and a finger do with a line chart. */
import { expect, fixture, html } from '@open-wc/testing'
import { emulated } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { ChartSeries } from './series-model.js'
import type { StratusLineChart } from './stratus-line-chart.js'
import './stratus-line-chart.define.js'

consoleGate()

const inside = (element: StratusLineChart, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)
const text = (element: StratusLineChart, selector: string) => inside(element, selector)?.textContent?.trim()
const canvases = (element: StratusLineChart) => [
  ...element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas'),
]

/** So many points, a minute apart. */
const points = (count: number): ChartSeries[] => [
  { name: 'a', data: Array.from({ length: count }, (_, minute) => ({ x: minute * 60_000, y: minute + 17 })) },
]

/** Whether the drawing has so much of a colour that a line is drawn in it. */
function hasLine(element: StratusLineChart, isColor: (red: number, green: number, blue: number) => boolean): boolean {
  let count = 0
  for (const canvas of canvases(element)) {
    if (!canvas.width || !canvas.height) continue
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3]! > 200 && isColor(data[at]!, data[at + 1]!, data[at + 2]!)) count++
  }
  return count > 100
}

async function chart(series: readonly ChartSeries[], style = ''): Promise<StratusLineChart> {
  const element = await fixture<StratusLineChart>(
    html`<stratus-line-chart style=${style} .series=${series} .settings=${{ auto_size: false }}></stratus-line-chart>`,
  )
  await waitUntil(() => hasLine(element, (red, green, blue) => blue > red + 60 && blue > green + 60), 'a blue line')
  return element
}

async function openTable(element: StratusLineChart): Promise<void> {
  inside(element, '.foot button')!.click()
  await element.updateComplete
}

describe('<stratus-line-chart> in a page', () => {
  it('W-CHART-23 a colour of a line that the page changes is drawn', async () => {
    const element = await chart(points(3))
    element.style.setProperty('--stratus-chart-1', 'rgb(255, 0, 0)')
    await waitUntil(() => hasLine(element, (red, green, blue) => red > 200 && green + blue < 100), 'a red line')
  })

  it('W-CHART-24 its table leaves the drawing room where the page gives the chart a height', async () => {
    const element = await chart(points(40), 'height: 360px')
    await openTable(element)
    const height = (selector: string) => inside(element, selector)!.getBoundingClientRect().height
    expect(height('.scroll')).to.be.at.least(90)
    expect(height('.plot')).to.be.at.least(160)
    expect(element.scrollHeight).to.be.at.most(360)
  })

  it('W-CHART-24 its table says one point in time as one', async () => {
    const element = await chart(points(3))
    await openTable(element)
    expect(text(element, 'caption')).to.equal('3 points in time')
    element.series = points(1)
    await element.updateComplete
    expect(text(element, 'caption')).to.equal('1 point in time')
  })

  emulated('W-CHART-26 a finger that taps reads the values there, until it taps elsewhere', async () => {
    const element = await chart(points(3))
    const pane = canvases(element)
      .sort((one, other) => one.width * one.height - other.width * other.height)
      .at(-1)!
    const { left, top } = pane.getBoundingClientRect()
    const touch = new Touch({ identifier: 1, target: pane, clientX: left + 2, clientY: top + 20 })
    const options = { bubbles: true, composed: true, cancelable: true, changedTouches: [touch] }
    pane.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: [touch] }))
    pane.dispatchEvent(new TouchEvent('touchend', options))
    await element.updateComplete
    expect(text(element, '.reading')).to.equal('17')
    inside(element, '.plot')!.blur()
    await element.updateComplete
    expect(text(element, '.reading')).to.equal('19')
  })
})
