import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusDateRange } from './stratus-date-range.js'
import './stratus-date-range.define.js'

consoleGate()

const field = (element: StratusDateRange, end: 'start' | 'end') =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`#${end}`)!

async function type(element: StratusDateRange, end: 'start' | 'end', text: string): Promise<void> {
  field(element, end).focus()
  field(element, end).select()
  if (text) await sendKeys({ type: text })
  else await sendKeys({ press: 'Backspace' })
  await sendKeys({ press: 'Enter' })
  await element.updateComplete
}

describe('<stratus-date-range>', () => {
  it('W-FORM-04 an end before the start moves to the day after the start, whichever was changed', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-date-range start="2026-03-01" end="2026-03-10"></stratus-date-range></form>`,
    )
    form.addEventListener('submit', (event) => event.preventDefault())
    const element = form.querySelector('stratus-date-range')!
    const seen: unknown[] = []
    element.addEventListener('stratus-change', (event) => seen.push((event as CustomEvent<unknown>).detail))
    await expect(element).to.be.accessible()
    await type(element, 'start', '2026-03-20')
    expect([element.start, element.end, field(element, 'end').value]).to.deep.equal([
      '2026-03-20',
      '2026-03-21',
      '2026-03-21',
    ])
    await type(element, 'end', '2026-01-01')
    expect([element.start, element.end, field(element, 'end').value]).to.deep.equal([
      '2026-03-20',
      '2026-03-21',
      '2026-03-21',
    ])
    expect(seen).to.deep.equal([{ start: '2026-03-20', end: '2026-03-21' }])
    expect([...new FormData(form)]).to.deep.equal([
      ['start', '2026-03-20'],
      ['end', '2026-03-21'],
    ])
    form.reset()
    await element.updateComplete
    expect([field(element, 'start').value, field(element, 'end').value]).to.deep.equal(['2026-03-01', '2026-03-10'])
    expect([element.start, element.end]).to.deep.equal(['2026-03-01', '2026-03-10'])
  })

  it('W-FORM-04 what is half typed stays while the page changes something else, and goes with a reset', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-date-range start="2026-03-01" end="2026-03-10"></stratus-date-range></form>`,
    )
    const element = form.querySelector('stratus-date-range')!
    field(element, 'end').focus()
    field(element, 'end').select()
    await sendKeys({ type: '2026-0' })
    element.endLabel = 'Until'
    element.start = '2026-03-02'
    await element.updateComplete
    expect([field(element, 'end').value, field(element, 'end').ariaInvalid]).to.deep.equal(['2026-0', null])
    form.reset()
    await element.updateComplete
    expect(field(element, 'end').value).to.equal('2026-03-10')
  })

  it('W-FORM-04 Enter in a day sends the form with what was just typed', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-date-range start="2026-03-01"></stratus-date-range><button>Submit</button></form>`,
    )
    const sent: unknown[] = []
    form.addEventListener('submit', (event) => (event.preventDefault(), sent.push([...new FormData(form)])))
    await type(form.querySelector('stratus-date-range')!, 'start', '2026-03-20')
    expect(sent).to.deep.equal([
      [
        ['start', '2026-03-20'],
        ['end', ''],
      ],
    ])
  })

  it('a reset goes back to what the page set last, also to nothing', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><stratus-date-range></stratus-date-range></form>`)
    const element = form.querySelector('stratus-date-range')!
    for (const start of ['2026-03-01', '']) {
      element.start = start
      await element.updateComplete
    }
    await type(element, 'start', '2026-03-20')
    expect(element.start).to.equal('2026-03-20')
    form.reset()
    await element.updateComplete
    expect([element.start, field(element, 'start').value]).to.deep.equal(['', ''])
  })

  it('W-FORM-04 a text that is no day in the form yyyy-mm-dd stays to be corrected', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-date-range start="2026-03-01"></stratus-date-range></form>`,
    )
    const element = form.querySelector('stratus-date-range')!
    await type(element, 'start', '30.02.2026')
    expect(field(element, 'start').value).to.equal('30.02.2026')
    expect(element.shadowRoot!.querySelector('#start-problem')!.textContent).to.equal(
      'The date should be in YYYY-MM-DD format.',
    )
    expect([element.start, form.checkValidity()]).to.deep.equal(['2026-03-01', false])
    await expect(element).to.be.accessible()
    await type(element, 'start', '')
    expect([element.start, form.checkValidity()]).to.deep.equal(['', true])
  })

  it('W-FORM-04 a text that is no day stays to be corrected while the other end changes', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-date-range start="2026-03-01" end="2026-03-10"></stratus-date-range></form>`,
    )
    const element = form.querySelector('stratus-date-range')!
    await type(element, 'start', '2026-3-20')
    await type(element, 'end', '2026-03-25')
    expect([field(element, 'start').value, element.end]).to.deep.equal(['2026-3-20', '2026-03-25'])
    expect(form.checkValidity()).to.equal(false)
  })

  it('warns about a value that is no day', async () => {
    const element = await fixture<StratusDateRange>(html`<stratus-date-range start="yesterday"></stratus-date-range>`)
    expect([element.start, takeConsole()]).to.deep.equal([
      '',
      ['<stratus-date-range> start must be a day, yyyy-mm-dd.'],
    ])
  })

  it('W-FORM-04 is labelled From and To; the calendar of the end begins at the start', async () => {
    const element = await fixture<StratusDateRange>(html`<stratus-date-range start="2026-03-05"></stratus-date-range>`)
    const all = <E extends Element>(selector: string) => [...element.shadowRoot!.querySelectorAll<E>(selector)]
    expect(all('label').map(({ textContent }) => textContent)).to.deep.equal(['From', 'To'])
    const pickers = all<HTMLInputElement>('.picker')
    expect(pickers.map(({ min }) => min)).to.deep.equal(['', '2026-03-05'])
    pickers[1]!.value = '2026-03-09'
    pickers[1]!.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect([element.end, field(element, 'end').value]).to.deep.equal(['2026-03-09', '2026-03-09'])
    element.formStateRestoreCallback('2026-04-01 soon')
    expect(element.start).to.equal('2026-03-05')
  })

  it('W-FORM-04 shows a whole day in a large font too', async () => {
    const element = await fixture<StratusDateRange>(
      html`<stratus-date-range start="2026-11-01" end="2026-11-05"></stratus-date-range>`,
    )
    element.style.setProperty('--stratus-font-size', '24px')
    const input = element.shadowRoot!.querySelector<HTMLInputElement>('#start')!
    expect(getComputedStyle(input).fontSize).to.equal('24px')
    expect(input.scrollWidth).to.be.at.most(input.clientWidth)
  })
})
