import { expect, fixture, html } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusAlert } from './stratus-alert.js'
import './stratus-alert.define.js'

consoleGate()

const body = (element: StratusAlert) => element.shadowRoot!.querySelector('.body')!
const said = (element: StratusAlert) => body(element).textContent!.replace(/\s+/g, ' ').trim()
const fade = { delay: 3000, duration: 1500, types: ['success', 'info'] } as const

describe('<stratus-alert>', () => {
  for (const [type, words, role] of [
    ['danger', 'Danger: Hello', 'alert'],
    ['warning', 'Warning: Hello', 'alert'],
    ['info', 'Notice: Hello', 'status'],
    ['success', 'Success: Hello', 'status'],
    ['error', 'Error: Hello', 'alert'],
  ] as const) {
    it(`W-ALERT-02 ${type} says "${words}", as ${role}, and is accessible`, async () => {
      const element = await fixture<StratusAlert>(
        html`<stratus-alert type=${type} message="Hello" dismissible></stratus-alert>`,
      )
      expect(said(element)).to.equal(words)
      const box = element.shadowRoot!.querySelector('.alert')!
      expect(box.getAttribute('role')).to.equal(role)
      expect(box.classList.contains(type === 'error' ? 'danger' : type)).to.equal(true)
      await expect(element).to.be.accessible()
    })
  }

  it('W-ALERT-04 shows no word where the page wants none; what can be done stands beside it, or below', async () => {
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="warning" without-prefix
        >This may be out of date.<button slot="actions">Try again</button></stratus-alert
      >`,
    )
    const text = element.shadowRoot!.querySelector('.body')!.getBoundingClientRect()
    const word = element.shadowRoot!.querySelector('strong')!
    const action = element.querySelector('button')!
    expect([word.textContent, word.offsetWidth <= 1]).to.deep.equal(['Warning: ', true])
    expect(action.getBoundingClientRect().left).to.be.at.least(text.right)
    await expect(element).to.be.accessible()
    element.style.width = '180px'
    expect(action.getBoundingClientRect().top).to.be.above(text.top + 10)
    expect(element.scrollWidth).to.be.at.most(element.clientWidth)
  })

  it('W-ALERT-01 shows what follows the ellipsis as details', async () => {
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="error" message="Failed…Because"></stratus-alert>`,
    )
    const details = element.shadowRoot!.querySelector('details')!
    expect(details.open).to.equal(false)
    expect(details.textContent!.replace(/\s+/g, ' ').trim()).to.equal('Details Because')
    expect(said(element).startsWith('Error: Failed')).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('W-ALERT-01 a safe message is markup: its links stay, nothing of it runs, and nothing of it is split off', async () => {
    const element = await fixture<StratusAlert>(
      html`<stratus-alert
        type="success"
        message='See <a href="/project/1/">web</a>…<b onclick="x()"></b><script>x()</script>'
        extra-tags="plain safe"
      ></stratus-alert>`,
    )
    await waitUntil(() => body(element).querySelector('a'))
    expect(said(element)).to.equal('Success: See web…')
    expect(body(element).querySelector('a')!.getAttribute('href')).to.equal('/project/1/')
    expect(body(element).querySelector('script, [onclick], details')).to.equal(null)
    await expect(element).to.be.accessible()

    element.message = 'Now <i>this</i>'
    await waitUntil(() => body(element).querySelector('i'))
    expect(said(element)).to.equal('Success: Now this')
    element.extraTags = ''
    await element.updateComplete
    expect(said(element)).to.equal('Success: Now <i>this</i>')
  })

  it('W-ALERT-03 fades after the configured delay and duration; other types stay', async () => {
    const { clock, advance } = fakeClock()
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="success" message="Done" .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    advance(4499)
    expect(element.hidden).to.equal(false)
    advance(1)
    expect(element.hidden).to.equal(true)

    const stays = await fixture<StratusAlert>(
      html`<stratus-alert type="danger" message="Broken" .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    advance(3_600_000)
    expect(stays.hidden).to.equal(false)
  })

  it('W-ALERT-03 does not fade while it has the focus', async () => {
    const { clock, advance } = fakeClock()
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="info" message="Read me" dismissible .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    const button = element.shadowRoot!.querySelector('button')!
    button.focus()
    advance(60_000)
    expect(element.hidden).to.equal(false)
    button.blur()
    advance(4500)
    expect(element.hidden).to.equal(true)
  })

  it('W-ALERT-03 one that the page keeps is seen again; nothing runs while it is away from the page', async () => {
    const { clock, advance } = fakeClock()
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="info" message="Read me" .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    const place = element.parentElement!
    element.remove()
    advance(60_000)
    expect(element.hidden).to.equal(false)
    place.append(element)
    element.addEventListener('stratus-close-request', (event) => event.preventDefault())
    advance(4500)
    await element.updateComplete
    const box = element.shadowRoot!.querySelector('.alert')!
    expect([element.hidden, box.classList.contains('leaving')]).to.deep.equal([false, false])
  })

  it('W-ALERT-03 waits while the pointer is on it, and goes on when it has left', async () => {
    const { clock, advance } = fakeClock()
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="info" message="Read me" .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    element.dispatchEvent(new PointerEvent('pointerenter'))
    advance(60_000)
    expect(element.hidden).to.equal(false)
    element.dispatchEvent(new PointerEvent('pointerleave'))
    advance(4500)
    expect(element.hidden).to.equal(true)
  })

  it('W-ALERT-03 who comes back to it while it vanishes has it back', async () => {
    const { clock, advance } = fakeClock()
    const element = await fixture<StratusAlert>(
      html`<stratus-alert type="info" message="Read me" dismissible .fade=${fade} .clock=${clock}></stratus-alert>`,
    )
    advance(3001)
    await element.updateComplete
    const box = element.shadowRoot!.querySelector('.alert')!
    expect([box.classList.contains('leaving'), element.style.getPropertyValue('--fade')]).to.deep.equal([
      true,
      '1500ms',
    ])
    element.shadowRoot!.querySelector('button')!.focus()
    advance(60_000)
    await element.updateComplete
    expect([box.classList.contains('leaving'), element.hidden]).to.deep.equal([false, false])
    element.shadowRoot!.querySelector('button')!.blur()
    advance(4500)
    expect(element.hidden).to.equal(true)
  })

  it('asks before it closes, and stays when refused', async () => {
    const element = await fixture<StratusAlert>(html`<stratus-alert message="x" dismissible></stratus-alert>`)
    const button = element.shadowRoot!.querySelector('button')!
    const sources: string[] = []
    element.addEventListener('stratus-close-request', (event) => {
      sources.push((event as CustomEvent).detail.source)
      if (sources.length === 1) event.preventDefault()
    })
    button.click()
    expect(element.hidden).to.equal(false)
    button.click()
    expect(element.hidden).to.equal(true)
    expect(sources).to.deep.equal(['button', 'button'])
  })

  it('W-ALERT-01 another message is seen, though the one before it was closed', async () => {
    const element = await fixture<StratusAlert>(html`<stratus-alert message="Failed" dismissible></stratus-alert>`)
    element.shadowRoot!.querySelector<HTMLElement>('.close')!.click()
    expect(element.hidden).to.equal(true)
    element.message = 'Failed again'
    await element.updateComplete
    expect(element.hidden).to.equal(false)
    element.hidden = true
    element.message = 'For later'
    await element.updateComplete
    expect(element.hidden, 'the page hides it').to.equal(true)
  })

  it('warns about an unknown type and shows a notice', async () => {
    const element = await fixture<StratusAlert>(html`<stratus-alert type="loud" message="x"></stratus-alert>`)
    expect(said(element)).to.equal('Notice: x')
    expect(takeConsole()).to.deep.equal(['<stratus-alert> knows no message type "loud".'])
  })

  it('takes properties that were set before it was defined or attached', async () => {
    const element = document.createElement('stratus-alert')
    element.message = 'Early'
    element.type = 'warning'
    document.body.append(element)
    await element.updateComplete
    expect(said(element)).to.equal('Warning: Early')
    element.remove()
  })
})
