import { aTimeout, expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Clock } from '../internal/pausable-timer.js'
import type { LoadParams } from './chart-loader.js'
import type { ChartAnswer, ChartSeries } from './series-model.js'
import type { StratusLineChart } from './stratus-line-chart.js'
import './stratus-line-chart.define.js'

consoleGate()

const inside = (element: StratusLineChart, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)
const texts = (element: StratusLineChart, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((found) => found.textContent?.trim())
const drawn = (element: StratusLineChart) => waitUntil(() => inside(element, '.canvas canvas'), 'a drawing')
const fixed = { auto_size: false }

const series: ChartSeries[] = [
  {
    name: 'instance-00000005',
    unit: '%',
    data: [
      { x: '2013-08-21T11:22:25', y: 17 },
      { x: '2013-08-21T11:23:25', y: 42 },
      { x: '2013-08-21T11:24:25', y: 30 },
    ],
  },
  { name: 'disk', unit: 'MB', data: [{ x: '2013-08-21T11:22:25', y: 1024 }] },
]

/** A clock that goes when it is told to. */
function handClock(): Clock & { advance(ms: number): void; waiting(): number } {
  let now = 0
  let timers: Array<{ at: number; run: () => void }> = []
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => (timers = timers.filter((other) => other !== timer))
    },
    waiting: () => timers.length,
    advance(ms) {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { run } of due) run()
    },
  }
}

/** How many pixels of the drawing have colour. */
function inked(element: StratusLineChart): number {
  let count = 0
  for (const canvas of element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas')) {
    if (!canvas.width || !canvas.height) continue
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 3; at < data.length; at += 4) if (data[at]) count++
  }
  return count
}

const canvasWidth = (element: StratusLineChart) => inside(element, '.canvas table')?.getBoundingClientRect().width

describe('<stratus-line-chart>', () => {
  it('W-CHART-01 draws series with their units, accessibly', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart label="CPU" .series=${series} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    await waitUntil(() => inked(element) > 500, 'lines')
    expect(texts(element, '.name')).to.deep.equal(['instance-00000005', 'disk'])
    expect(texts(element, '.reading')).to.deep.equal(['30 %', '1,024 MB'])
    expect(texts(element, '.moment')).to.deep.equal(['Aug 21, 2013, 11:24:25 AM'])
    await expect(element).to.be.accessible()
  })

  for (const renderer of ['StaticAxes', 'area', 'bar', 'scatterplot']) {
    it(`W-CHART-01 draws as ${renderer}, between the bounds of the settings`, async () => {
      const settings = {
        ...fixed,
        renderer,
        yMin: 0,
        yMax: 100,
        highlight_last_point: true,
        interpolation: 'step-after',
      }
      const element = await fixture<StratusLineChart>(
        html`<stratus-line-chart .series=${series} .settings=${settings}></stratus-line-chart>`,
      )
      await drawn(element)
      await waitUntil(() => inked(element) > 200, 'a drawing')
    })
  }

  it('W-CHART-01 statistics are a bar beside the lines', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart
        .series=${series}
        .settings=${fixed}
        .stats=${{ used: 30, average: 20, tooltip_average: 'Average 20 %' }}
      ></stratus-line-chart>`,
    )
    const bar = element.shadowRoot!.querySelector('stratus-bar-chart')!
    expect([bar.used, bar.average, bar.tooltipAverage]).to.deep.equal([30, 20, 'Average 20 %'])
    await expect(element).to.be.accessible()
  })

  it('W-CHART-03 says that there is no data', async () => {
    const element = await fixture<StratusLineChart>(html`<stratus-line-chart></stratus-line-chart>`)
    expect(texts(element, '.notice')).to.deep.equal(['No data available.'])
    await expect(element).to.be.accessible()
    element.series = [{ name: 'a', unit: '', data: [] }]
    await element.updateComplete
    expect(texts(element, '.notice')).to.deep.equal(['No data available.'])
  })

  it('W-CHART-04 its own first size is no resize: it is drawn once', async () => {
    const clock = handClock()
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .clock=${clock} .series=${series} .settings=${fixed}></stratus-line-chart>`,
    )
    await waitUntil(() => inked(element) > 500, 'lines')
    await nextFrame()
    await nextFrame()
    expect(clock.waiting()).to.equal(0)
  })

  it('W-CHART-04 redraws 400 ms after the last resize', async () => {
    const clock = handClock()
    const frame = await fixture<HTMLElement>(html`<div></div>`)
    frame.style.inlineSize = '600px'
    const element = document.createElement('stratus-line-chart')
    Object.assign(element, { series, settings: fixed, clock })
    frame.append(element)
    await drawn(element)
    await waitUntil(() => canvasWidth(element) === 600, 'the first drawing')
    const resize = async (width: number) => {
      frame.style.inlineSize = `${width}px`
      // The browser tells of a new size in the frame that shows it.
      await nextFrame()
      await nextFrame()
    }
    await resize(500)
    clock.advance(399)
    await resize(400)
    clock.advance(399)
    expect(canvasWidth(element)).to.equal(600)
    clock.advance(1)
    await waitUntil(() => canvasWidth(element) === 400, 'the drawing after the resize')
  })

  for (const settings of [fixed, {}])
    it(`W-CHART-13 a height that the page gives is kept, and the drawing takes what is left of it: ${JSON.stringify(settings)}`, async () => {
      const element = await fixture<StratusLineChart>(
        html`<stratus-line-chart .series=${series} .settings=${settings}></stratus-line-chart>`,
      )
      await drawn(element)
      for (const height of [200, 600, 180]) {
        element.style.blockSize = `${height}px`
        await waitUntil(() => {
          const { bottom } = element.getBoundingClientRect()
          const below = bottom - inside(element, '.plot')!.getBoundingClientRect().bottom
          return element.offsetHeight === height && element.scrollHeight <= height && below > 0 && below < 120
        }, `in ${height} px`)
        const drawing = () => inside(element, '.canvas')!.firstElementChild!.getBoundingClientRect().height
        await waitUntil(() => Math.abs(drawing() - inside(element, '.plot')!.clientHeight) < 1, 'drawn as high')
      }
      element.series = []
      await element.updateComplete
      expect(element.scrollHeight).to.equal(180)
      element.style.blockSize = ''
      await nextFrame()
      expect(element.offsetHeight).to.be.above(230)
    })

  it('W-CHART-14 a page that makes a block of it has a drawing', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart style="display: block" .series=${series}></stratus-line-chart>`,
    )
    await waitUntil(() => inside(element, '.canvas canvas'), 'a drawing')
    expect(inside(element, '.canvas canvas')!.getBoundingClientRect().height).to.be.greaterThan(100)
  })

  it('W-CHART-05 with automatic height it ends 30 px above the bottom of the window', async () => {
    const element = await fixture<StratusLineChart>(html`<stratus-line-chart .series=${series}></stratus-line-chart>`)
    await drawn(element)
    await waitUntil(() => inked(element) > 500, 'lines')
    const bottom = element.getBoundingClientRect().bottom + window.scrollY
    expect(Math.abs(window.innerHeight - bottom - 30)).to.be.lessThan(2)
  })

  it('W-CHART-10 the period selector and the date range drive it', async () => {
    const asked: LoadParams[] = []
    const load = async (params: LoadParams): Promise<ChartAnswer> => {
      asked.push(params)
      return { series, settings: fixed }
    }
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart with-period period="7" .load=${load}></stratus-line-chart>`,
    )
    await drawn(element)
    const picker = element.shadowRoot!.querySelector('stratus-period-picker')!
    const changed = oneEvent(element, 'stratus-range-change')
    const select = picker.shadowRoot!.querySelector('select')!
    select.value = '30'
    select.dispatchEvent(new Event('change'))
    expect((await changed).detail.period).to.equal('30')
    await waitUntil(() => asked.length === 2)
    expect(asked.map(({ period }) => period)).to.deep.equal(['7', '30'])
    expect(asked[1]!.start).to.match(/^\d{4}-\d\d-\d\d$/)
    await expect(element).to.be.accessible()
  })

  it('W-CHART-10 a late answer to an earlier question is dropped, and the question aborted', async () => {
    const questions: Array<{ answer: (answer: ChartAnswer) => void; params: LoadParams }> = []
    const load = (params: LoadParams) => new Promise<ChartAnswer>((answer) => questions.push({ answer, params }))
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .settings=${fixed} .load=${load}></stratus-line-chart>`,
    )
    await waitUntil(() => questions.length === 1)
    element.period = '30'
    await waitUntil(() => questions.length === 2)
    expect(questions[0]!.params.signal.aborted).to.equal(true)
    questions[1]!.answer({ series: [series[1]!] })
    await drawn(element)
    questions[0]!.answer({ series: [series[0]!] })
    await aTimeout(0)
    await element.updateComplete
    expect(texts(element, '.name')).to.deep.equal(['disk'])
  })

  it('W-CHART-03 a failed question says why and can be asked again', async () => {
    let fails = true
    const load = async (): Promise<ChartAnswer> => {
      if (fails) throw new Error('Service Unavailable')
      return { series, settings: fixed }
    }
    const errors: unknown[] = []
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart
        .load=${load}
        @stratus-load-error=${(event: CustomEvent) => errors.push(event.detail.error)}
      ></stratus-line-chart>`,
    )
    await waitUntil(() => inside(element, '.notice'))
    expect(texts(element, '.notice p')).to.deep.equal(['No data available.', 'Service Unavailable'])
    expect(errors.length).to.equal(1)
    await expect(element).to.be.accessible()
    fails = false
    inside(element, '.notice button')!.click()
    await drawn(element)
    expect(inside(element, '.notice')).to.equal(null)
  })

  it('W-CHART-03 an error of the page counts, also beside load, and is tried again by the page', async () => {
    const asked: unknown[] = []
    const load = async (): Promise<ChartAnswer> => {
      asked.push(1)
      return { series, settings: fixed }
    }
    const element = await fixture<StratusLineChart>(html`<stratus-line-chart .load=${load}></stratus-line-chart>`)
    await drawn(element)
    element.error = 'The meter is gone.'
    await element.updateComplete
    expect(texts(element, '.notice p')).to.deep.equal(['No data available.', 'The meter is gone.'])
    const retried = oneEvent(element, 'stratus-retry')
    inside(element, '.notice button')!.click()
    await retried
    expect(asked.length).to.equal(1)
  })

  it('goes from point to point with the keyboard and says the values', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .series=${[series[0]!]} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    await waitUntil(() => inked(element) > 500, 'lines')
    inside(element, '.plot')!.focus()
    const said: Array<string | undefined> = []
    for (const press of ['Home', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Escape']) {
      await sendKeys({ press })
      await element.updateComplete
      said.push(inside(element, '[role=status]')!.textContent!)
    }
    expect(said).to.deep.equal([
      'Aug 21, 2013, 11:22:25 AM: instance-00000005 17 %',
      'Aug 21, 2013, 11:23:25 AM: instance-00000005 42 %',
      'Aug 21, 2013, 11:24:25 AM: instance-00000005 30 %',
      'Aug 21, 2013, 11:24:25 AM: instance-00000005 30 %',
      'Aug 21, 2013, 11:23:25 AM: instance-00000005 42 %',
      '',
    ])
  })

  it("keeps the keys that move the reading; the others, and Escape without a reading, are the page's", async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .series=${[series[0]!]} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    const heard: string[] = []
    element.addEventListener('keydown', ({ key }) => heard.push(key))
    inside(element, '.plot')!.focus()
    for (const press of ['Escape', 'End', 'a', 'Escape']) await sendKeys({ press })

    await sendKeys({ press: 'Escape' })
    expect(heard).to.deep.equal(['Escape', 'a', 'Escape'])
    expect(inside(element, '[role=status]')!.textContent).to.equal('')
  })

  it('shows the data as a table, whatever the names are', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart
        .series=${[{ ...series[0]!, name: '<img src=x onerror=alert(1)>' }, series[1]!]}
        .settings=${fixed}
      ></stratus-line-chart>`,
    )
    await drawn(element)
    inside(element, '.foot button')!.click()
    await element.updateComplete
    expect(texts(element, '.scroll thead th')).to.deep.equal(['Time', '<img src=x onerror=alert(1)> (%)', 'disk (MB)'])
    expect(texts(element, '.scroll tbody tr:last-child > *')).to.deep.equal([
      'Aug 21, 2013, 11:22:25 AM',
      '17',
      '1,024',
    ])
    expect(element.shadowRoot!.querySelector('img')).to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('hides a line, but never the last one', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .series=${series} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    const pressed = () =>
      [...element.shadowRoot!.querySelectorAll('.series')].map((button) => button.getAttribute('aria-pressed'))
    for (const at of [0, 1]) {
      element.shadowRoot!.querySelectorAll<HTMLElement>('.series')[at]!.click()
      await element.updateComplete
    }
    expect(pressed()).to.deep.equal(['false', 'true'])
    // The next answer has the hidden one alone.
    element.series = series.slice(0, 1)
    await element.updateComplete
    expect(pressed()).to.deep.equal(['true'])
  })

  it('draws again after it was moved, and follows the colours of the page', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .series=${series} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    element.parentElement!.append(element)
    await drawn(element)
    await waitUntil(() => inked(element) > 500, 'lines')
    expect(element.shadowRoot!.querySelectorAll('.canvas > div').length).to.equal(1)
    const first = element.shadowRoot!.querySelector<HTMLCanvasElement>('.canvas canvas')!
    const before = first.toDataURL()
    element.style.colorScheme = 'dark'
    await waitUntil(() => first.toDataURL() !== before, 'the dark colours')
  })

  it('5 x 10,000 points are as many as the pixels can show, drawn at once', async () => {
    const big = Array.from({ length: 5 }, (_, line) => ({
      name: `line ${line}`,
      data: Array.from({ length: 10_000 }, (_, x) => ({ x: x * 60_000, y: Math.sin(x / (50 + line)) * 100 })),
    }))
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart .series=${big} .settings=${fixed}></stratus-line-chart>`,
    )
    await drawn(element)
    await waitUntil(() => inked(element) > 5000, 'lines')
  })

  it('warns about what is no point, no list and no renderer', async () => {
    const element = await fixture<StratusLineChart>(
      html`<stratus-line-chart
        .series=${[
          {
            name: 'a',
            data: [
              { x: 'never', y: 1 },
              { x: 1, y: 2 },
            ],
          },
        ]}
        .settings=${{ ...fixed, renderer: 'cake' }}
      ></stratus-line-chart>`,
    )
    await drawn(element)
    element.series = 'none' as unknown as ChartSeries[]
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      '<stratus-line-chart> leaves 1 points of "a" out: no time or no number.',
      '<stratus-line-chart> knows no renderer "cake"; use line, area, bar or scatterplot.',
      '<stratus-line-chart> has series that are no list.',
    ])
  })
})
