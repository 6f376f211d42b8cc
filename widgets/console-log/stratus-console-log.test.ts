import { expect, fixture, html } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusConsoleLog } from './stratus-console-log.js'
import './stratus-console-log.define.js'

consoleGate()

const inside = <E extends HTMLElement>(element: StratusConsoleLog, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)
const button = (element: StratusConsoleLog, label: string) =>
  [...element.shadowRoot!.querySelectorAll('button')].find((candidate) => candidate.textContent!.trim() === label)!
const text = (element: StratusConsoleLog) => inside(element, 'pre')!.textContent

async function consoleLog(load: StratusConsoleLog['load']) {
  const time = fakeClock()
  const element = await fixture<StratusConsoleLog>(
    html`<stratus-console-log .clock=${time.clock} .load=${load}></stratus-console-log>`,
  )
  return { element, advance: time.advance }
}

/** Counts what was asked for and answers at once. */
function server() {
  const asked: Array<number | null> = []
  return {
    asked,
    load: (length: number | null) =>
      Promise.resolve(`\u001b[32mlines\u001b[0m: ${asked.push(length) && String(length)}`),
  }
}

describe('<stratus-console-log>', () => {
  it('C-CONS-01 asks for 35 lines and shows them as plain text', async () => {
    const { asked, load } = server()
    const { element } = await consoleLog(load)
    await waitUntil(() => text(element))
    expect(asked).to.deep.equal([35])
    expect(text(element)).to.equal('lines: 35')
    expect(inside(element, 'label')!.textContent).to.equal('Log Length')
    const buttons = [...element.shadowRoot!.querySelectorAll('button')].map((each) => each.textContent!.trim())
    expect(buttons).to.deep.equal(['Go', 'View Full Log', 'Wrap lines', 'Follow', 'Copy', 'Download'])
    expect(inside(element, 'pre')!.ariaLabel).to.equal('Instance Console Log')
    await expect(element).to.be.accessible()
  })

  it('C-CONS-01 asks for as many lines as the user says, or for all', async () => {
    const { asked, load } = server()
    const { element } = await consoleLog(load)
    inside<HTMLInputElement>(element, 'input')!.value = '100'
    button(element, 'Go').click()
    await waitUntil(() => text(element) === 'lines: 100')
    button(element, 'View Full Log').click()
    await waitUntil(() => text(element) === 'lines: null')
    expect(asked).to.deep.equal([35, 100, null])
  })

  it('refuses a length that is no whole number', async () => {
    const { asked, load } = server()
    const { element } = await consoleLog(load)
    inside<HTMLInputElement>(element, 'input')!.value = '-5'
    button(element, 'Go').click()
    await element.updateComplete
    expect(inside(element, '.wrong')!.textContent).to.equal('Log length must be a nonnegative integer.')
    expect(asked).to.deep.equal([35])
    await expect(element).to.be.accessible()
  })

  it('C-CONS-02 says when it fails, keeps the old text, and tells the page whether the user asked', async () => {
    let works = true
    const { element } = await consoleLog(() => (works ? Promise.resolve('old') : Promise.reject(new Error('down'))))
    await waitUntil(() => text(element) === 'old')
    const told: unknown[] = []
    element.addEventListener('stratus-load-error', (event) => told.push((event as CustomEvent).detail))
    works = false
    button(element, 'Go').click()
    await waitUntil(() => inside(element, '.failed'))
    const message = 'There was a problem communicating with the server, please try again.'
    expect(inside(element, '.failed')!.textContent).to.contain(message)
    expect(text(element)).to.equal('old')
    expect(told).to.deep.equal([{ message, byUser: true }])
    await expect(element).to.be.accessible()
    works = true
    button(element, 'Retry').focus()
    button(element, 'Retry').click()
    await waitUntil(() => !inside(element, '.failed'))
    expect(element.shadowRoot!.activeElement).to.equal(button(element, 'Go'))
  })

  it('C-CONS-02 tells apart a failure that nobody asked for', async () => {
    const element = document.createElement('stratus-console-log')
    const told: unknown[] = []
    element.addEventListener('stratus-load-error', (event) =>
      told.push((event as CustomEvent<{ byUser: boolean }>).detail.byUser),
    )
    element.load = () => Promise.reject(new Error('down'))
    document.body.append(element)
    await waitUntil(() => told.length)
    expect(told).to.deep.equal([false])
    element.remove()
  })

  it('drops an answer that comes after a newer question', async () => {
    const answers: Array<(text: string) => void> = []
    const { element } = await consoleLog(() => new Promise((resolve) => answers.push(resolve)))
    button(element, 'Go').click()
    answers[1]!('new')
    await waitUntil(() => text(element) === 'new')
    answers[0]!('late')
    await element.updateComplete
    expect(text(element)).to.equal('new')
  })

  it('follows: loads again every 5 s until told to stop, or gone', async () => {
    const { asked, load } = server()
    const { element, advance } = await consoleLog(load)
    const settled = async (count: number) => {
      await waitUntil(() => asked.length === count && inside(element, 'pre')!.getAttribute('aria-busy') === 'false')
    }
    await settled(1)
    button(element, 'Follow').click()
    await settled(2)
    advance(5000)
    await settled(3)
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    advance(5000)
    advance(5000)
    expect(asked.length).to.equal(3)
    Reflect.deleteProperty(document, 'hidden')
    advance(5000)
    await settled(4)
    element.remove()
    advance(60_000)
    expect(asked.length).to.equal(4)
  })

  it('C-CONS-01 stays where the user reads while it is followed, and at its end where the user is there', async () => {
    let lines = 200
    const load = () => Promise.resolve(Array.from({ length: lines++ }, (_, at) => `line ${at}`).join('\n'))
    const { element, advance } = await consoleLog(load)
    element.style.setProperty('--stratus-console-log-height', '100px')
    await waitUntil(() => text(element))
    button(element, 'Follow').click()
    await waitUntil(() => text(element)?.endsWith('line 200'))
    const log = inside(element, 'pre')!
    await waitUntil(() => log.scrollTop > 0)
    log.scrollTop = 40
    advance(5000)
    await waitUntil(() => text(element)?.endsWith('line 201'))
    await element.updateComplete
    expect(log.scrollTop).to.equal(40)
    log.scrollTop = log.scrollHeight
    advance(5000)
    await waitUntil(() => text(element)?.endsWith('line 202'))
    await waitUntil(() => log.scrollTop + log.clientHeight >= log.scrollHeight - 1)
  })

  it('loads again what a move within the page has interrupted', async () => {
    const asked: Array<number | null> = []
    const answers: Array<(text: string) => void> = []
    const { element } = await consoleLog((length) => {
      asked.push(length)
      return new Promise((resolve) => answers.push(resolve))
    })
    const elsewhere = await fixture(html`<div></div>`)
    elsewhere.append(element)
    await element.updateComplete
    answers[0]!('old')
    answers[1]!('new')
    await waitUntil(() => text(element))
    expect([text(element), asked]).to.deep.equal(['new', [35, 35]])
    expect(inside(element, '[role="status"]')).to.equal(null)
  })

  it('bad input: a length that is none is 35, and what is no text is a failure', async () => {
    const { asked, load } = server()
    const element = await fixture<StratusConsoleLog>(
      html`<stratus-console-log length="-3" .load=${load}></stratus-console-log>`,
    )
    await waitUntil(() => text(element))
    expect(asked).to.deep.equal([35])
    element.load = () => Promise.resolve(undefined as never)
    await waitUntil(() => inside(element, '.failed'))
    expect(text(element)).to.equal('lines: 35')
    expect(takeConsole()).to.deep.equal(['<stratus-console-log> length must be a whole number from 0 on: -3.'])
  })

  it('a copy that is refused selects the text instead', async () => {
    const { load } = server()
    const { element } = await consoleLog(load)
    await waitUntil(() => text(element))
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    let selected: Node | undefined
    const real = window.getSelection
    Object.assign(window, { getSelection: () => ({ selectAllChildren: (node: Node) => (selected = node) }) })
    button(element, 'Copy').click()
    await waitUntil(() => selected)
    Object.assign(window, { getSelection: real })
    Reflect.deleteProperty(navigator, 'clipboard')
    expect(selected).to.equal(inside(element, 'pre'))
    expect(button(element, 'Copied')).to.equal(undefined)
  })

  it('C-CONS-01 keeps the length that was asked for, and wraps long lines when asked to', async () => {
    const { load } = server()
    const { element } = await consoleLog(load)
    await waitUntil(() => text(element))
    inside<HTMLInputElement>(element, 'input')!.value = '7'
    button(element, 'Go').click()
    await waitUntil(() => text(element) === 'lines: 7')
    expect([element.length, inside<HTMLInputElement>(element, 'input')!.value]).to.deep.equal([7, '7'])
    const log = inside(element, 'pre')!
    expect([log.getAttribute('role'), log.getAttribute('aria-live'), log.tabIndex]).to.deep.equal(['log', 'off', 0])
    const states: string[] = []
    for (let press = 0; press < 2; press++) {
      button(element, 'Wrap lines').click()
      await element.updateComplete
      states.push(`${getComputedStyle(log).whiteSpaceCollapse} ${getComputedStyle(log).textWrapMode}`)
    }
    expect(states).to.deep.equal(['preserve wrap', 'preserve nowrap'])
    expect(button(element, 'Wrap lines').getAttribute('aria-pressed')).to.equal('false')
  })
})
