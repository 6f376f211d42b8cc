import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusDateRange } from '../date-range/stratus-date-range.js'
import type { StratusPeriodPicker } from './stratus-period-picker.js'
import './stratus-period-picker.define.js'

consoleGate()

const inside = <Found extends HTMLElement>(element: StratusPeriodPicker, selector: string) =>
  element.shadowRoot!.querySelector<Found>(selector)

function listen(element: StratusPeriodPicker): unknown[] {
  const seen: unknown[] = []
  element.addEventListener('stratus-change', (event) => seen.push((event as CustomEvent).detail))
  return seen
}

const dates = (element: StratusPeriodPicker) => inside<StratusDateRange>(element, 'stratus-date-range')
const date = (element: StratusPeriodPicker, which: 'start' | 'end') =>
  dates(element)!.shadowRoot!.querySelector<HTMLInputElement>(`#${which}`)!

async function choose(element: StratusPeriodPicker, what: 'period' | 'start' | 'end', value: string): Promise<void> {
  await dates(element)?.updateComplete
  const field = what === 'period' ? inside<HTMLInputElement>(element, '.period')! : date(element, what)
  field.value = value
  field.dispatchEvent(new Event('change'))
  await element.updateComplete
}

describe('<stratus-period-picker>', () => {
  it('C-USAGE-01 W-CHART-10 has periods and, under Other, a date range', async () => {
    const element = await fixture<StratusPeriodPicker>(
      html`<stratus-period-picker period="1" today="2026-11-21"></stratus-period-picker>`,
    )
    const seen = listen(element)
    const labels = [...element.shadowRoot!.querySelectorAll('option')].map((option) => option.textContent)
    expect(labels).to.deep.equal([
      'Last day',
      'Last week',
      'Month to date',
      'Last 15 days',
      'Last 30 days',
      'Last year',
      'Other',
    ])
    expect(dates(element)).to.equal(null)
    await choose(element, 'period', '7')
    await choose(element, 'period', 'other')
    await choose(element, 'end', '2026-11-20')
    expect(seen).to.deep.equal([
      { period: '7', start: '2026-11-14', end: '2026-11-21' },
      { period: 'other', start: '2026-11-14', end: '2026-11-21' },
      { period: 'other', start: '2026-11-14', end: '2026-11-20' },
    ])
    await expect(element).to.be.accessible()
  })

  it('W-FORM-04 C-USAGE-01 an end before the start moves to the day after the start', async () => {
    const element = await fixture<StratusPeriodPicker>(
      html`<stratus-period-picker .periods=${[]} start="2026-11-01" end="2026-11-21"></stratus-period-picker>`,
    )
    const seen = listen(element)
    expect(inside(element, '.period')).to.equal(null)
    await choose(element, 'start', '2026-12-24')
    await dates(element)!.updateComplete
    expect(date(element, 'end').value).to.equal('2026-12-25')
    expect(seen).to.deep.equal([{ period: 'other', start: '2026-12-24', end: '2026-12-25' }])
  })

  it('C-USAGE-01 shows the period that the page sets, also after the user chose one', async () => {
    const element = await fixture<StratusPeriodPicker>(
      html`<stratus-period-picker period="1" today="2026-11-21"></stratus-period-picker>`,
    )
    await choose(element, 'period', '7')
    element.period = '1'
    await element.updateComplete
    expect(inside<HTMLSelectElement>(element, '.period')!.value).to.equal('1')
  })

  it('bad input: periods that are none give way to the usual ones', async () => {
    const element = await fixture<StratusPeriodPicker>(html`<stratus-period-picker></stratus-period-picker>`)
    const count = () => inside<HTMLSelectElement>(element, '.period')!.options.length
    const usual = count()
    for (const periods of ['7', [null], [{ value: '1' }]]) {
      Object.assign(element, { periods })
      await element.updateComplete
      expect(count()).to.equal(usual)
    }
    expect(takeConsole()).to.deep.equal([
      '<stratus-period-picker> periods must be an array of objects with a value and a label.',
    ])
  })

  it('C-USAGE-01 is up to today by the clock, in UTC, and names its field', async () => {
    const element = await fixture<StratusPeriodPicker>(html`<stratus-period-picker period="7"></stratus-period-picker>`)
    const today = () => new Date().toISOString().slice(0, 10)
    const before = today()
    const { end } = element.range
    // It may be midnight just now.
    expect([before, today()]).to.include(end)
    expect(inside(element, 'label')!.textContent!.trim().split(/\s/)[0]).to.equal('Period')
  })

  it('says nothing while a date is incomplete', async () => {
    const element = await fixture<StratusPeriodPicker>(
      html`<stratus-period-picker period="other" start="2026-11-01" end="2026-11-21"></stratus-period-picker>`,
    )
    const seen = listen(element)
    await choose(element, 'start', '')
    expect(seen).to.deep.equal([])
  })

  it('C-USAGE-01 the dates begin with those of the period that was shown', async () => {
    const element = await fixture<StratusPeriodPicker>(
      html`<stratus-period-picker period="7" today="2026-11-21"></stratus-period-picker>`,
    )
    const seen = listen(element)
    await choose(element, 'period', 'other')
    expect(seen).to.deep.equal([{ period: 'other', start: '2026-11-14', end: '2026-11-21' }])
    await choose(element, 'start', '2026-11-01')
    await choose(element, 'period', '1')
    await choose(element, 'period', 'other')
    expect(element.range).to.deep.equal({ start: '2026-11-01', end: '2026-11-21' })
  })
})
