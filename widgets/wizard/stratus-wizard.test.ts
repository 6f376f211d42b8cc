import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { deepActiveElement } from '../internal/focus.js'
import type { Readiness } from './step-model.js'
import type { StratusWizard } from './stratus-wizard.js'
import type { StepChangeDetail } from './stratus-wizard.events.js'
import './stratus-wizard.define.js'

consoleGate()

const all = <E extends Element = HTMLElement>(wizard: StratusWizard, selector: string) => [
  ...wizard.shadowRoot!.querySelectorAll<E>(selector),
]
const tabs = (wizard: StratusWizard) => all(wizard, '[role="tab"]')
const names = (wizard: StratusWizard) => tabs(wizard).map((tab) => tab.querySelector('.name')!.textContent)
const button = (wizard: StratusWizard, name: string) =>
  all<HTMLButtonElement>(wizard, 'button').find((each) => each.textContent!.trim() === name)!
/** Why a button cannot be used, which takes the focus all the same; null: it can. */
const refusalOf = (at: HTMLButtonElement) =>
  at.getAttribute('aria-disabled') === 'true' && !at.disabled ? at.title : null
const finishOf = (wizard: StratusWizard) => all<HTMLButtonElement>(wizard, '.primary')[0]!
const errorOf = (wizard: StratusWizard) => {
  const root = wizard.inline ? wizard.shadowRoot! : wizard.shadowRoot!.querySelector('stratus-modal')!.shadowRoot!
  return root.querySelector('[role="alert"]')!.textContent!.trim()
}

interface Setup {
  submit?: () => unknown
  networks?: Readiness
  inline?: boolean
}

async function launch({ submit = () => undefined, networks, inline = false }: Setup = {}): Promise<StratusWizard> {
  const wizard = await fixture<StratusWizard>(html`
    <stratus-wizard heading="Launch Instance" submit-label="Launch Instance" ?inline=${inline} .submit=${submit}>
      <stratus-wizard-step name="details" heading="Details">
        <label>Instance Name <input required /></label>
        <p slot="help">The name becomes the host name.</p>
      </stratus-wizard-step>
      <stratus-wizard-step name="networks" heading="Networks" .ready=${networks}>
        <label>Network <input value="private" /></label>
      </stratus-wizard-step>
      <stratus-wizard-step name="flavor" heading="Flavor">
        <label
          >Flavor
          <select required>
            <option value=""></option>
            <option>m1.tiny</option>
          </select></label
        >
        <p slot="aside">Quota: 3 of 10</p>
      </stratus-wizard-step>
    </stratus-wizard>
  `)
  if (!inline) wizard.open = true
  await oneEvent(wizard, 'stratus-ready')
  await wizard.updateComplete
  return wizard
}

function fillIn(wizard: StratusWizard): void {
  const [name] = wizard.querySelectorAll('input')
  const flavor = wizard.querySelector('select')!
  name!.value = 'web-1'
  flavor.value = 'm1.tiny'
  for (const field of [name!, flavor]) field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Nothing is judged while it fades in. */
async function accessible(wizard: StratusWizard): Promise<void> {
  await Promise.allSettled(wizard.shadowRoot!.getAnimations().map(({ finished }) => finished))
  await expect(wizard).to.be.accessible()
}

describe('<stratus-wizard>', () => {
  afterEach(async () => {
    for (const wizard of document.querySelectorAll('stratus-wizard')) {
      wizard.open = false
      await wizard.updateComplete
    }
  })

  it('W-WIZS-01 asks each step whether it is ready and drops those that are not', async () => {
    const wizard = await launch({ networks: () => Promise.resolve(false) })
    expect(names(wizard)).to.deep.equal(['Details', 'Flavor'])
    expect(all(wizard, '.mark').map((mark) => mark.textContent!.trim())).to.deep.equal(['1', '2'])
    expect(all(wizard, '#panel')[0]!.getAttribute('role')).to.equal('tabpanel')
  })

  it('W-WIZS-01 drops a step whose check fails, and keeps one whose check says yes late', async () => {
    const failed = await launch({ networks: Promise.reject(new Error('no catalogue')) })
    expect(names(failed)).to.deep.equal(['Details', 'Flavor'])
    failed.open = false
    await failed.updateComplete
    const late = await launch({ networks: () => aTimeout(0).then(() => true) })
    expect(names(late)).to.deep.equal(['Details', 'Networks', 'Flavor'])
  })

  it('W-WIZS-01 says so when no step is ready', async () => {
    const wizard = await fixture<StratusWizard>(html`
      <stratus-wizard heading="Wizard" .submit=${() => undefined}>
        <stratus-wizard-step name="one" heading="One" .ready=${false}></stratus-wizard-step>
      </stratus-wizard>
    `)
    wizard.open = true
    await oneEvent(wizard, 'stratus-ready')
    await wizard.updateComplete
    expect(all(wizard, '[role="status"]').map((each) => each.textContent)).to.deep.equal([
      'None of the steps is available to you.',
    ])
    expect(finishOf(wizard).getAttribute('aria-disabled')).to.equal('true')
    await accessible(wizard)
  })

  it('W-WIZS-01 W-WIZS-03 submits nothing while no step is there, whether they are asked or none is ready', async () => {
    let calls = 0
    let answer!: (ready: boolean) => void
    const ready = new Promise<boolean>((resolve) => (answer = resolve))
    const wizard = await fixture<StratusWizard>(html`
      <stratus-wizard heading="Wizard" .submit=${() => calls++}>
        <stratus-wizard-step name="one" heading="One" .ready=${ready}></stratus-wizard-step>
      </stratus-wizard>
    `)
    wizard.open = true
    await wizard.updateComplete
    finishOf(wizard).click()
    answer(false)
    await aTimeout(0)
    await wizard.updateComplete
    finishOf(wizard)?.click()
    await wizard.updateComplete
    expect([calls, wizard.open]).to.deep.equal([0, true])
  })

  it('W-WIZS-02 begins with the first ready step, its first field focused', async () => {
    const wizard = await launch()
    expect(wizard.step).to.equal('details')
    await aTimeout(0)
    expect(deepActiveElement()).to.equal(wizard.querySelector('input'))
    await accessible(wizard)
  })

  it('W-WIZS-02 the first ready step is not always the first', async () => {
    const wizard = await fixture<StratusWizard>(html`
      <stratus-wizard heading="Wizard" .submit=${() => undefined}>
        <stratus-wizard-step name="one" heading="One" .ready=${false}></stratus-wizard-step>
        <stratus-wizard-step name="two" heading="Two"></stratus-wizard-step>
      </stratus-wizard>
    `)
    wizard.open = true
    const { detail } = await oneEvent(wizard, 'stratus-ready')
    expect(detail.steps).to.deep.equal(['two'])
    expect(wizard.step).to.equal('two')
  })

  it('goes back and forth, to any step, and tells about it', async () => {
    const wizard = await launch()
    const changes: string[] = []
    wizard.addEventListener('stratus-step-change', (event) => {
      const { from, to } = (event as CustomEvent<StepChangeDetail>).detail
      changes.push(`${from}>${to}`)
    })
    expect(refusalOf(button(wizard, 'Back'))).to.equal('This is the first step.')
    expect(refusalOf(button(wizard, 'Next'))).to.equal(null)
    button(wizard, 'Next').click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(deepActiveElement()).to.equal(wizard.querySelectorAll('input')[1])
    tabs(wizard)[2]!.click()
    await wizard.updateComplete
    // It says why it leads nowhere, and whoever walked here by it has not lost the focus.
    expect(refusalOf(button(wizard, 'Next'))).to.equal('This is the last step.')
    button(wizard, 'Next').focus()
    expect(deepActiveElement()).to.equal(button(wizard, 'Next'))
    button(wizard, 'Next').click()
    expect(wizard.step).to.equal('flavor')
    button(wizard, 'Back').click()
    expect(changes).to.deep.equal(['details>networks', 'networks>flavor', 'flavor>networks'])
    await accessible(wizard)
  })

  it('W-WIZC-07 Next stays at what was entered wrongly, with the focus there; the list of steps leads on, and back to it', async () => {
    const wizard = await launch()
    const [name, second] = wizard.querySelectorAll('input')
    name!.pattern = '[a-z]+'
    name!.value = '10.0.0/99'
    name!.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    button(wizard, 'Next').click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(wizard.step).to.equal('details')
    expect(deepActiveElement()).to.equal(name)
    expect(tabs(wizard)[0]!.textContent).to.contain('1 error')
    tabs(wizard)[1]!.click()
    await aTimeout(0)
    expect(deepActiveElement()).to.equal(second)
    button(wizard, 'Back').click()
    await aTimeout(0)
    expect(deepActiveElement()).to.equal(name)
  })

  it('W-WIZC-07 what only the page knows to be wrong holds Next, too', async () => {
    const wizard = await launch()
    const name = wizard.querySelector('input')!
    name.value = 'taken'
    Object.assign(name, { error: 'This name exists.' })
    button(wizard, 'Next').click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(wizard.step).to.equal('details')
    expect(deepActiveElement()).to.equal(name)
    Object.assign(name, { error: '' })
    button(wizard, 'Next').click()
    expect(wizard.step).to.equal('networks')
  })

  it('W-WIZC-07 a box that has to be checked holds Next no more than an empty text', async () => {
    const wizard = await launch()
    wizard.querySelector('label')!.insertAdjacentHTML('afterend', '<input type="checkbox" name="terms" required />')
    button(wizard, 'Next').click()
    expect(wizard.step).to.equal('networks')
  })

  it('walks the steps with the arrow keys', async () => {
    const wizard = await launch()
    tabs(wizard)[0]!.focus()
    await sendKeys({ press: 'ArrowDown' })
    await wizard.updateComplete
    expect(wizard.step).to.equal('networks')
    expect(deepActiveElement()).to.equal(tabs(wizard)[1])
    await sendKeys({ press: 'End' })
    await wizard.updateComplete
    expect(wizard.step).to.equal('flavor')
    await sendKeys({ press: 'Home' })
    await wizard.updateComplete
    expect(tabs(wizard).map((tab) => tab.tabIndex)).to.deep.equal([0, -1, -1])
  })

  it('leaves keys of the browser alone: with Alt, an arrow goes back to the page before', async () => {
    const wizard = await launch()
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true })
    tabs(wizard)[0]!.dispatchEvent(event)
    expect([event.defaultPrevented, wizard.step]).to.deep.equal([false, 'details'])
  })

  it('disables the final button while a step is incomplete, with the reason; pressing it leads to the problem', async () => {
    let calls = 0
    const wizard = await launch({ submit: () => calls++ })
    expect(finishOf(wizard).getAttribute('aria-disabled')).to.equal('true')
    expect(all(wizard, '#reason')[0]!.textContent).to.equal('To be completed: Details, Flavor')
    wizard.querySelector('input')!.value = 'web-1'
    finishOf(wizard).click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(wizard.step).to.equal('flavor')
    expect(deepActiveElement()).to.equal(wizard.querySelector('select'))
    expect(calls).to.equal(0)
    expect(tabs(wizard)[2]!.textContent).to.contain('1 error')
    await accessible(wizard)
  })

  it('marks seen steps as done, seen and incomplete ones with their errors', async () => {
    const wizard = await launch()
    expect(tabs(wizard)[0]!.textContent).to.contain('not complete')
    expect(all(wizard, '#title')[0]!.textContent!.replace(/\s+/g, ' ').trim()).to.equal('Details (1 of 3)')
    button(wizard, 'Next').click()
    button(wizard, 'Next').click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(tabs(wizard)[0]!.textContent!.replace(/\s+/g, ' ')).to.contain('Details 11 error')
    fillIn(wizard)
    await wizard.updateComplete
    expect(tabs(wizard)[0]!.textContent).to.contain('done')
  })

  it('issue 16: a narrow one names every step, and brings the current one into sight', async () => {
    const wizard = await launch({ inline: true })
    wizard.style.inlineSize = '240px'
    fillIn(wizard)
    wizard.goTo('flavor')
    await wizard.updateComplete
    const strip = all(wizard, '.steps')[0]!
    expect(strip.scrollWidth).to.be.above(strip.clientWidth)
    for (const name of all(wizard, '.name')) expect(name.offsetWidth).to.be.above(20)
    const [place, last] = [strip, tabs(wizard)[2]!].map((each) => each.getBoundingClientRect())
    expect(last!.right).to.be.at.most(place!.right + 1)
  })

  it('W-WIZS-03 submits once, closes on success and tells the answer', async () => {
    let calls = 0
    let answer!: (value: string) => void
    const wizard = await launch({ submit: () => (calls++, new Promise<string>((resolve) => (answer = resolve))) })
    fillIn(wizard)
    await wizard.updateComplete
    finishOf(wizard).click()
    finishOf(wizard).click()
    await wizard.updateComplete
    expect(finishOf(wizard).getAttribute('aria-disabled')).to.equal('true')
    await sendKeys({ press: 'Escape' })
    expect(wizard.open).to.equal(true)
    await accessible(wizard)
    setTimeout(() => answer('server-7'))
    const { detail } = await oneEvent(wizard, 'stratus-finish')
    expect(detail.result).to.equal('server-7')
    await wizard.updateComplete
    await aTimeout(0)
    expect(wizard.open).to.equal(false)
    expect(calls).to.equal(1)
  })

  it('W-WIZS-03 submits nothing while the page refuses', async () => {
    let calls = 0
    const wizard = await launch({ submit: () => calls++ })
    fillIn(wizard)
    wizard.addEventListener('stratus-before-submit', (event) => event.preventDefault(), { once: true })
    await wizard.finish()
    expect([calls, wizard.open]).to.deep.equal([0, true])
    await wizard.finish()
    expect(calls).to.equal(1)
  })

  it('W-WIZS-03 W-WIZS-04 a failure keeps everything and shows the text of the answer, else the message', async () => {
    let failure: unknown = { data: 'No valid host was found.', message: '500' }
    const wizard = await launch({ submit: () => Promise.reject(failure) })
    fillIn(wizard)
    await wizard.finish()
    await wizard.updateComplete
    await aTimeout(0)
    expect(errorOf(wizard)).to.equal('No valid host was found.')
    expect(wizard.open).to.equal(true)
    expect(wizard.querySelector('input')!.value).to.equal('web-1')
    failure = new Error('Flavor vanished')
    const again = wizard.finish()
    expect(wizard.error).to.equal('')
    await again
    await wizard.updateComplete
    await aTimeout(0)
    expect(errorOf(wizard)).to.equal('Flavor vanished')
    await accessible(wizard)
  })

  it('W-WIZS-05 an auth error of the application becomes its error', async () => {
    const wizard = await launch()
    const message = 'Forbidden. Insufficient permissions of the requested operation'
    document.dispatchEvent(new CustomEvent('stratus-auth-error', { detail: { message } }))
    await wizard.updateComplete
    await aTimeout(0)
    expect(errorOf(wizard)).to.equal(message)
    document.dispatchEvent(new CustomEvent('stratus-auth-error'))
    await wizard.updateComplete
    await aTimeout(0)
    expect(errorOf(wizard)).to.equal('An error occurred. Please try again later.')
  })

  it('W-MODAL-20 refuses to open without steps or without submit', async () => {
    const empty = await fixture<StratusWizard>(
      html`<stratus-wizard heading="x" open .submit=${() => undefined}></stratus-wizard>`,
    )
    expect(empty.open).to.equal(false)
    const mute = await fixture<StratusWizard>(
      html`<stratus-wizard heading="x" open><stratus-wizard-step name="a"></stratus-wizard-step></stratus-wizard>`,
    )
    expect(mute.open).to.equal(false)
    const text = '<stratus-wizard> does not open without steps and a submit function.'
    expect(takeConsole()).to.deep.equal([text, text])
  })

  it('asks before typed input is lost, and may be refused the close', async () => {
    const wizard = await launch()
    await aTimeout(0)
    await sendKeys({ type: 'web' })
    button(wizard, 'Cancel').click()
    await aTimeout(0)
    expect(wizard.open).to.equal(true)
    expect(wizard.querySelector('input')!.value).to.equal('web')
  })

  it('closes by Cancel, tells who asked, and starts afresh when opened again', async () => {
    const wizard = await launch()
    button(wizard, 'Next').click()
    wizard.error = 'No valid host was found.'
    await wizard.updateComplete
    setTimeout(() => button(wizard, 'Cancel').click())
    const { detail } = await oneEvent(wizard, 'stratus-after-close')
    expect(detail.reason).to.equal('cancel')
    expect(wizard.open).to.equal(false)
    await wizard.updateComplete
    wizard.open = true
    await oneEvent(wizard, 'stratus-ready')
    expect([wizard.step, wizard.error]).to.deep.equal(['details', ''])
  })

  it('shows help of a step on request and hides it on a switch', async () => {
    const wizard = await launch()
    const help = wizard.querySelector('[slot="help"]')!
    expect(help.checkVisibility()).to.equal(false)
    button(wizard, 'Help').click()
    await wizard.updateComplete
    await aTimeout(0)
    expect(help.checkVisibility()).to.equal(true)
    button(wizard, 'Next').click()
    await wizard.updateComplete
    expect(button(wizard, 'Help')).to.equal(undefined)
    button(wizard, 'Back').click()
    await wizard.updateComplete
    expect(button(wizard, 'Help').getAttribute('aria-expanded')).to.equal('false')
  })

  it('holds something of the page at the start of the line of buttons', async () => {
    const wizard = await launch()
    const extra = document.createElement('button')
    Object.assign(extra, { slot: 'footer', textContent: 'Show command' })
    wizard.append(extra)
    await wizard.updateComplete
    const left = (element: Element) => element.getBoundingClientRect().left
    expect(extra.checkVisibility()).to.equal(true)
    expect(left(extra)).to.be.lessThan(left(button(wizard, 'Cancel')))
    // It stays there when nothing is left to be completed, and the reason goes (issue 16, m20).
    const before = left(extra)
    fillIn(wizard)
    await wizard.updateComplete
    expect(all(wizard, '#reason')[0]!.textContent).to.equal('')
    expect(left(extra)).to.equal(before)
    await accessible(wizard)
  })

  it('lives in the page with inline, a form in a step goes on with Enter', async () => {
    const wizard = await fixture<StratusWizard>(html`
      <stratus-wizard inline heading="Create" .submit=${() => undefined}>
        <stratus-wizard-step name="a" heading="A"
          ><form>
            <label>X <input /></label></form
        ></stratus-wizard-step>
        <stratus-wizard-step name="b" heading="B"
          ><form>
            <label>Y <input /></label><label>Z <input /></label></form
        ></stratus-wizard-step>
        <stratus-wizard-step name="c" heading="C"
          ><label>V <input /></label
        ></stratus-wizard-step>
      </stratus-wizard>
    `)
    await aTimeout(0)
    await wizard.updateComplete
    for (const [step, next] of ['b', 'c', 'c'].entries()) {
      wizard.querySelectorAll<HTMLElement>('label:first-child input')[step]!.focus()
      await sendKeys({ press: 'Enter' })
      await aTimeout(0)
      expect(wizard.step).to.equal(next)
    }
    await accessible(wizard)
  })

  it('W-MODAL-31 goes on with a form whose framework prevents every submit, not with a second one of the step', async () => {
    const wizard = await fixture<StratusWizard>(html`
      <stratus-wizard
        inline
        heading="Create"
        .submit=${() => undefined}
        @submit=${{ handleEvent: (event: Event) => event.preventDefault(), capture: true }}
      >
        <stratus-wizard-step name="a" heading="A"
          ><form></form>
          <form class="search"></form
        ></stratus-wizard-step>
        <stratus-wizard-step name="b" heading="B"></stratus-wizard-step>
      </stratus-wizard>
    `)
    await waitUntil(() => wizard.step === 'a')
    wizard.querySelector<HTMLFormElement>('.search')!.requestSubmit()
    expect(wizard.step).to.equal('a')
    wizard.querySelector('form')!.requestSubmit()
    expect(wizard.step).to.equal('b')
  })

  it('W-WIZS-04 in the page, too, the focus is still on the final button when it failed', async () => {
    const wizard = await launch({
      inline: true,
      submit: () => aTimeout(50).then(() => Promise.reject(new Error('503'))),
    })
    fillIn(wizard)
    finishOf(wizard).focus()
    finishOf(wizard).click()
    await waitUntil(() => wizard.error, 'it failed')
    await wizard.updateComplete
    expect(deepActiveElement() === finishOf(wizard), 'it has the focus').to.equal(true)
  })

  it('lies in the page as wide as its place, not as the window, allows', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`)
    place.style.inlineSize = '360px'
    place.append(await launch({ inline: true }))
    const wizard = place.querySelector('stratus-wizard')!
    await waitUntil(() => wizard.shadowRoot!.querySelector('.steps'))
    const direction = () => getComputedStyle(wizard.shadowRoot!.querySelector('.steps')!).flexDirection
    expect(direction()).to.equal('row')
    expect(wizard.shadowRoot!.querySelector('.frame')!.scrollWidth).to.be.at.most(360)
    place.style.inlineSize = '760px'
    expect(direction()).to.equal('column')
  })

  it('takes steps that come later, and leaves a step that goes', async () => {
    const wizard = await launch()
    const step = document.createElement('stratus-wizard-step')
    Object.assign(step, { name: 'key', heading: 'Key Pair' })
    wizard.append(step)
    await aTimeout(0)
    await wizard.updateComplete
    expect(names(wizard)).to.deep.equal(['Details', 'Networks', 'Flavor', 'Key Pair'])
    wizard.querySelector('[name="details"]')!.remove()
    await aTimeout(0)
    await wizard.updateComplete
    expect(wizard.step).to.equal('networks')
  })

  it('survives a move while open', async () => {
    const wizard = await launch()
    button(wizard, 'Next').click()
    document.body.append(wizard)
    await aTimeout(0)
    await wizard.updateComplete
    expect([wizard.open, wizard.step]).to.deep.equal([true, 'networks'])
    wizard.remove()
    await aTimeout(0)
    expect(wizard.open).to.equal(false)
  })
})
