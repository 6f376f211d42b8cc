import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, resetMouse } from '@web/test-runner-commands'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import '../modal-stack/stratus-modal.define.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import '../popover/stratus-popover.define.js'
import type { StratusPopover } from '../popover/stratus-popover.js'
import { deepActiveElement } from '../internal/focus.js'
import type { StratusToaster } from './stratus-toaster.js'
import './stratus-toaster.define.js'

consoleGate()

const toasts = (element: StratusToaster) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.toast')]
const texts = (element: StratusToaster) =>
  toasts(element).map((toast) => toast.querySelector('.body')!.textContent!.replace(/\s+/g, ' ').trim())
const closeButton = (element: StratusToaster, index = 0) =>
  toasts(element)[index]!.querySelector<HTMLButtonElement>('.close')!
const middle = (target: Element): [number, number] => {
  const { x, y, width, height } = target.getBoundingClientRect()
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

async function toaster() {
  const time = fakeClock()
  const element = await fixture<StratusToaster>(html`<stratus-toaster .clock=${time.clock}></stratus-toaster>`)
  const advance = async (ms: number) => {
    time.advance(ms)
    await element.updateComplete
  }
  return { element, advance }
}

describe('<stratus-toaster>', () => {
  afterEach(() => resetMouse())

  describe('messages', () => {
    it('W-TOAST-01 shows error as danger, keeping its word', async () => {
      const { element } = await toaster()
      element.add({ type: 'error', text: 'It broke.' })
      await element.updateComplete
      expect(texts(element)).to.deep.equal(['Error: It broke.'])
      expect(toasts(element)[0]!.part.contains('danger')).to.equal(true)
    })

    it('W-TOAST-09 a press in a message leaves the panel open that lies below it', async () => {
      const { element } = await toaster()
      const below = await fixture<StratusPopover>(
        html`<stratus-popover label="Tasks" open><p>One runs.</p></stratus-popover>`,
      )
      element.add({ type: 'error', text: 'It broke.' })
      await element.updateComplete
      await sendMouse({ type: 'click', position: middle(closeButton(element)) })
      await element.updateComplete
      expect([toasts(element).length, below.open]).to.deep.equal([0, true])
    })

    it('W-TOAST-02 success and info leave after 3000 ms, the others stay', async () => {
      const { element, advance } = await toaster()
      for (const type of ['success', 'info', 'warning', 'danger', 'error'] as const) element.add({ type, text: type })
      await advance(2999)
      expect(toasts(element).length).to.equal(5)
      await advance(1)
      expect(texts(element)).to.deep.equal(['Warning: warning', 'Danger: danger', 'Error: error'])
      await advance(3_600_000)
      expect(toasts(element).length).to.equal(3)
    })

    it('W-TOAST-02 bad input: a duration that is no time is 3000 ms, one without end is for ever', async () => {
      const { element, advance } = await toaster()
      element.duration = NaN
      element.add({ type: 'success', text: 'Saved.' })
      element.duration = Infinity
      element.add({ type: 'success', text: 'Saved, too.' })
      await advance(2999)
      expect(toasts(element).length).to.equal(2)
      await advance(1)
      await advance(3_600_000)
      expect(texts(element)).to.deep.equal(['Success: Saved, too.'])
      expect(takeConsole()).to.deep.equal(['<stratus-toaster> has a duration that is no time: NaN.'])
    })

    it('W-TOAST-03 does not repeat an identical toast; its clock starts again', async () => {
      const { element, advance } = await toaster()
      const first = element.add({ type: 'success', text: 'Saved.' })
      await advance(2000)
      expect(element.add({ type: 'success', text: 'Saved.' })).to.equal(first)
      await advance(2000)
      expect(texts(element)).to.deep.equal(['Success: Saved.'])
      await advance(1000)
      expect(toasts(element)).to.deep.equal([])
      expect(element.add({ type: 'success', text: 'Saved.' })).not.to.equal(first)
    })

    it('shows hostile names as text', async () => {
      const { element } = await toaster()
      element.add({ type: 'danger', text: '<img src=x onerror=alert(1)>', details: '<b>x</b>' })
      await element.updateComplete
      expect(element.shadowRoot!.querySelector('img, b')).to.equal(null)
    })

    it('W-ALERT-01 the links of a safe message lead somewhere; nothing of it runs', async () => {
      const { element, advance } = await toaster()
      const text = 'Created web.'
      const safe = {
        type: 'warning',
        text,
        html: 'Created <a href="/project/1/">web</a>.<b onclick="x()"></b>',
      } as const
      const id = element.add(safe)
      await waitUntil(() => toasts(element)[0]?.querySelector('a'))
      expect(texts(element)).to.deep.equal(['Warning: Created web.'])
      expect(toasts(element)[0]!.querySelector('a')!.getAttribute('href')).to.equal('/project/1/')
      expect(toasts(element)[0]!.querySelector('[onclick]')).to.equal(null)
      expect(element.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('Warning: Created web.')
      // Half arrived, it is half transparent.
      await Promise.all(element.shadowRoot!.getAnimations().map(({ finished }) => finished))
      await expect(element).to.be.accessible()
      // The same is not repeated, another address is not the same, and both stay in the log as text.
      expect(element.add(safe)).to.equal(id)
      expect(element.add({ ...safe, html: 'Created <a href="/project/2/">web</a>.' })).not.to.equal(id)
      expect(element.log.map((toast) => toast.text)).to.deep.equal([text, text])
      await advance(3_600_000)
      expect(toasts(element).length).to.equal(2)
    })

    it('W-TOAST-06 one with a time of its own says when it has left, hidden page or not, unless its action was chosen', async () => {
      const { element, advance } = await toaster()
      const left: string[] = []
      const undoable = (text: string) =>
        element.add({
          type: 'info',
          text,
          stay: 8000,
          onLeave: () => left.push(text),
          action: { label: 'Undo', run: () => left.push(`undone ${text}`) },
        })
      const [first] = [undoable('a'), undoable('a'), undoable('b')]
      await element.updateComplete
      expect(texts(element).length, 'the same text twice is two deletions').to.equal(3)
      toasts(element)[1]!.querySelector<HTMLButtonElement>('.action button')!.click()
      expect(left).to.deep.equal(['undone a'])
      element.clear(first)
      expect(left).to.deep.equal(['undone a', 'a'])
      await advance(4000)
      const isHidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')!
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
      await advance(3999)
      expect(texts(element).length).to.equal(1)
      await advance(1)
      expect(left).to.deep.equal(['undone a', 'a', 'b'])
      delete (document as { hidden?: boolean }).hidden
      expect(Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')).to.deep.equal(isHidden)
    })

    it('W-TOAST-07 one with a time of its own shows how much of it is left, and stops while somebody is on it', async () => {
      const { element } = await toaster()
      element.add({ type: 'info', text: 'Usual.' })
      element.add({ type: 'info', text: 'Deleting web.', stay: 8000 })
      await element.updateComplete
      const [usual, timed] = toasts(element)
      expect(usual!.querySelector('.countdown')).to.equal(null)
      const countdown = timed!.querySelector('.countdown')!
      expect(countdown.getAttribute('aria-hidden')).to.equal('true')
      const [animation] = countdown.getAnimations()
      expect([animation!.effect!.getTiming().duration, animation!.playState]).to.deep.equal([8000, 'running'])
      element.shadowRoot!.querySelector('.stack')!.dispatchEvent(new PointerEvent('pointerenter'))
      expect(animation!.playState).to.equal('paused')
      element.shadowRoot!.querySelector('.stack')!.dispatchEvent(new PointerEvent('pointerleave'))
      expect(animation!.playState).to.equal('running')
      await expect(element).to.be.accessible()
      element.clear(element.shown[1]!.id)
      await element.updateComplete
      expect(animation!.playState).to.equal('idle')
    })

    it('runs the action of a message and takes it away', async () => {
      const { element } = await toaster()
      let ran = 0
      element.add({ type: 'warning', text: 'Deleted.', action: { label: 'Undo', run: () => ran++ } })
      await element.updateComplete
      toasts(element)[0]!.querySelector<HTMLButtonElement>('.action button')!.click()
      await element.updateComplete
      expect([ran, toasts(element).length]).to.deep.equal([1, 0])
    })

    it('clears by id, errors, successes, all', async () => {
      const { element } = await toaster()
      const id = element.add({ type: 'warning', text: 'w' })
      for (const type of ['danger', 'error', 'success', 'info'] as const) element.add({ type, text: type })
      element.clear(id)
      element.clearErrors()
      element.clearSuccesses()
      expect(element.shown.map(({ type }) => type)).to.deep.equal(['info'])
      expect(element.find('info', 'info')).to.equal(element.shown[0])
      expect(element.find('error', 'danger')).to.equal(undefined)
      element.clearAll()
      expect(element.shown).to.deep.equal([])
    })

    it('keeps every message in the log and says when it changes', async () => {
      const { element, advance } = await toaster()
      const seen: number[] = []
      element.addEventListener('stratus-messages-change', (event) =>
        seen.push((event as CustomEvent).detail.log.length),
      )
      element.add({ type: 'success', text: 'One' })
      element.add({ type: 'danger', text: 'Two' })
      await advance(3000)
      expect(element.log.map(({ text }) => text)).to.deep.equal(['One', 'Two'])
      element.clearLog()
      expect(seen).to.deep.equal([1, 2, 0])
      expect(element.shown.length).to.equal(1)
    })

    it('warns about an unknown type and shows a notice', async () => {
      const { element } = await toaster()
      element.add({ type: 'fatal' as 'danger', text: 'x' })
      await element.updateComplete
      expect(texts(element)).to.deep.equal(['Notice: x'])
      expect(takeConsole()).to.deep.equal(['<stratus-toaster> knows no message type "fatal".'])
    })
  })

  describe('the clock stops', () => {
    it('while the pointer is on a message', async () => {
      const { element, advance } = await toaster()
      element.add({ type: 'success', text: 'Saved.' })
      await element.updateComplete
      await advance(1000)
      await sendMouse({ type: 'move', position: middle(toasts(element)[0]!) })
      await advance(60_000)
      expect(toasts(element).length).to.equal(1)
      await sendMouse({ type: 'move', position: [1, 500] })
      await advance(1999)
      expect(toasts(element).length).to.equal(1)
      await advance(1)
      expect(toasts(element).length).to.equal(0)
    })

    it('while a message has the focus', async () => {
      const { element, advance } = await toaster()
      element.add({ type: 'info', text: 'Hello' })
      await element.updateComplete
      closeButton(element).focus()
      await advance(60_000)
      expect(toasts(element).length).to.equal(1)
      closeButton(element).blur()
      await advance(3000)
      expect(toasts(element).length).to.equal(0)
    })
  })

  describe('accessibility', () => {
    it('reads urgent messages assertively and the others politely, together when they come together', async () => {
      const { element } = await toaster()
      element.add({ type: 'success', text: 'One.' })
      element.add({ type: 'info', text: 'Two.' })
      element.add({ type: 'error', text: 'Three.' })
      await element.updateComplete
      expect(element.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('Success: One. Notice: Two.')
      expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).to.equal('Error: Three.')
    })

    it('has no axe violations with messages of every type', async () => {
      const { element } = await toaster()
      for (const type of ['success', 'info', 'warning', 'danger', 'error'] as const) {
        element.add({ type, text: `A ${type}`, details: 'More', action: { label: 'Again', run: () => {} } })
      }
      await element.updateComplete
      // Colours are measured when the messages have arrived.
      await Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished))
      await expect(element).to.be.accessible()
    })

    it('Escape closes the focused message; the focus goes to the next and at last back to the page', async () => {
      const { element } = await toaster()
      const page = await fixture<HTMLButtonElement>(html`<button>Page</button>`)
      element.add({ type: 'danger', text: 'One' })
      element.add({ type: 'danger', text: 'Two' })
      await element.updateComplete
      page.focus()
      closeButton(element, 1).focus()
      await sendKeys({ press: 'Escape' })
      await element.updateComplete
      expect(texts(element)).to.deep.equal(['Danger: One'])
      expect(element.shadowRoot!.activeElement === closeButton(element)).to.equal(true)
      await sendKeys({ press: 'Escape' })
      await element.updateComplete
      expect(document.activeElement === page).to.equal(true)
    })
  })

  describe('place', () => {
    it('is above a modal that opened before the message came', async () => {
      const { element } = await toaster()
      element.add({ type: 'danger', text: 'First' })
      await element.updateComplete
      const dialog = await fixture<HTMLDialogElement>(
        html`<dialog style="inset: 0; width: 100%; height: 100%">Modal</dialog>`,
      )
      dialog.showModal()
      element.add({ type: 'danger', text: 'Second' })
      await element.updateComplete
      await nextFrame()
      const stack = element.shadowRoot!.querySelector('.stack')!
      expect(stack.matches(':popover-open')).to.equal(true)
      dialog.close()
    })

    it('is in reach while a modal is open: read out, closed by pointer and keyboard, and never takes the focus', async () => {
      const { element, advance } = await toaster()
      const page = await fixture<HTMLButtonElement>(html`<button>Page</button>`)
      page.focus()
      const modal = await fixture<StratusModal>(
        html`<stratus-modal heading="Edit" submit-label="Save"><input aria-label="Name" /></stratus-modal>`,
      )
      element.add({ type: 'danger', text: 'Before' })
      await element.updateComplete
      modal.open = true
      await modal.updateComplete
      const field = modal.querySelector('input')!
      element.add({ type: 'danger', text: 'Meanwhile' })
      element.add({ type: 'success', text: 'Saved' })
      await element.updateComplete
      expect(deepActiveElement() === field).to.equal(true)
      const inside = modal.shadowRoot!.querySelector('dialog > div:last-child')!.shadowRoot!
      expect(inside.querySelector('[role=alert]')!.textContent).to.equal('Danger: Meanwhile')
      expect(inside.querySelector('.stack')!.matches(':popover-open')).to.equal(true)
      const close = [...inside.querySelectorAll<HTMLButtonElement>('.close')]
      await sendMouse({ type: 'click', position: middle(close[1]!) })
      await element.updateComplete
      expect(element.shown.map(({ text }) => text)).to.deep.equal(['Before', 'Saved'])
      // The last stop of the modal is a message: Tab goes round through it, Escape takes it away and not the modal.
      field.focus()
      for (let stop = 0; stop < 8 && deepActiveElement() !== close[0]; stop++) await sendKeys({ press: 'Tab' })
      expect(deepActiveElement() === close[0]).to.equal(true)
      await sendKeys({ press: 'Escape' })
      await element.updateComplete
      expect([modal.open, ...element.shown.map(({ text }) => text)]).to.deep.equal([true, 'Saved'])
      await expect(modal).to.be.accessible()
      modal.close()
      await modal.updateComplete
      await element.updateComplete
      expect(texts(element)).to.deep.equal(['Success: Saved'])
      expect(element.shadowRoot!.querySelector('.stack')!.matches(':popover-open')).to.equal(true)
      expect(modal.shadowRoot!.querySelector('dialog > div:last-child')!.shadowRoot).to.equal(null)
      await resetMouse()
      await advance(3000)
      expect(element.shown).to.deep.equal([])
    })

    it('goes with the newest modal, and stays home when it is taken out of the page', async () => {
      const { element } = await toaster()
      const modals = await fixture(
        html`<div>
          <stratus-modal heading="One" open></stratus-modal><stratus-modal heading="Two"></stratus-modal>
        </div>`,
      )
      const [one, two] = [...modals.children] as StratusModal[]
      await one!.updateComplete
      const holds = (modal: StratusModal) =>
        modal.shadowRoot!.querySelector('dialog > div:last-child')!.shadowRoot !== null
      const isShown = (modal: StratusModal) =>
        modal
          .shadowRoot!.querySelector('dialog > div:last-child')!
          .shadowRoot?.querySelector('.stack')
          ?.matches(':popover-open') ?? false
      element.add({ type: 'warning', text: 'Full' })
      await element.updateComplete
      expect([holds(one!), holds(two!), isShown(one!)]).to.deep.equal([true, false, true])
      two!.open = true
      await two!.updateComplete
      expect([holds(one!), holds(two!), isShown(two!)]).to.deep.equal([false, true, true])
      two!.close()
      await two!.updateComplete
      expect([holds(one!), holds(two!), isShown(one!)]).to.deep.equal([true, false, true])
      element.remove()
      expect([holds(one!), toasts(element).length]).to.deep.equal([false, 1])
    })

    it('is shown again after it was moved in the page, and forgets nothing', async () => {
      const { element, advance } = await toaster()
      element.add({ type: 'success', text: 'Saved.' })
      await element.updateComplete
      const elsewhere = await fixture(html`<div></div>`)
      elsewhere.append(element)
      await aTimeout(0)
      expect(element.shadowRoot!.querySelector('.stack')!.matches(':popover-open')).to.equal(true)
      await advance(3000)
      expect(toasts(element).length).to.equal(0)
      expect(element.shadowRoot!.querySelector('.stack')!.matches(':popover-open')).to.equal(false)
    })
  })
})
