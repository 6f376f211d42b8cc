import { aTimeout, expect, fixture, html, nextFrame, oneEvent, waitUntil } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { emulated, emulateMedia, overDialogs } from '../../tests/support/engine.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { dismissTopLayer, hasUnsavedInput } from '../internal/dismissible-stack.js'
import { deepActiveElement } from '../internal/focus.js'
import type { StratusModal } from './stratus-modal.js'
import { openModal } from './stratus-modal-stack.define.js'
import '../text-field/stratus-text-field.define.js'
import './stratus-modal.define.js'

consoleGate()

const dialogOf = (modal: StratusModal) => modal.shadowRoot!.querySelector('dialog')!
const isSeen = (modal: StratusModal) =>
  modal.shadowRoot!.querySelector('.body')!.checkVisibility({ visibilityProperty: true })
const button = (modal: StratusModal, name: string) =>
  [...modal.shadowRoot!.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
  )!

/** A promise that the test settles itself. */
function pending<T = unknown>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((done, fail) => ([resolve, reject] = [done, fail]))
  return { promise, resolve, reject }
}

async function form(submit?: StratusModal['submit']): Promise<StratusModal> {
  const modal = await fixture<StratusModal>(html`
    <stratus-modal heading="Edit Image" submit-label="Save" .submit=${submit}>
      <form>
        <label>Name <input name="name" required /></label>
      </form>
    </stratus-modal>
  `)
  modal.show()
  await oneEvent(modal, 'stratus-after-open')
  return modal
}

describe('<stratus-modal>', () => {
  afterEach(async () => {
    for (const modal of document.querySelectorAll('stratus-modal')) {
      modal.close()
      await modal.updateComplete
    }
  })

  it('a footer that sticks in it leaves no gap to its buttons, where rows would shine through', async () => {
    const modal = await fixture<StratusModal>(html`
      <stratus-modal heading="Many rows" submit-label="Save">
        <div style="block-size: 3000px"></div>
        <div
          id="footer"
          style="position: sticky; inset-block-end: var(--stratus-live-table-sticky-bottom, 0px); block-size: 40px"
        ></div>
      </stratus-modal>
    `)
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    const body = modal.shadowRoot!.querySelector('.body')!
    expect(bottom(modal.querySelector('#footer')!)).to.be.closeTo(bottom(body), 1)
  })

  it('W-MODAL-02 shows only the newest modal, and the one below when it closes', async () => {
    const first = openModal({ heading: 'First', content: 'one' })!
    await first.element.updateComplete
    const second = openModal({ heading: 'Second', content: 'two' })!
    await second.element.updateComplete
    expect([isSeen(first.element), isSeen(second.element)]).to.deep.equal([false, true])
    // Its empty box with its heading tells that it is still there.
    expect(dialogOf(first.element).checkVisibility({ visibilityProperty: true })).to.equal(true)
    second.close()
    expect(await second.closed).to.equal('api')
    expect(isSeen(first.element)).to.equal(true)
    expect(document.querySelectorAll('stratus-modal').length).to.equal(1)
  })

  emulated('W-MODAL-02 with reduced motion the one below is gone at once, but for its heading', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      const below = await form()
      const parts = [below.shadowRoot!.querySelector('h2')!, button(below, 'Save'), below.querySelector('input')!]
      const seen = () => parts.map((part) => getComputedStyle(part).visibility)
      expect(seen()).to.deep.equal(['visible', 'visible', 'visible'])
      await openModal({ heading: 'Above', content: 'two' })!.element.updateComplete
      // Its heading stays, to say what comes back.
      expect(seen()).to.deep.equal(['visible', 'hidden', 'hidden'])
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })

  it('W-MODAL-25 one that must be answered has no way out: no button, no Escape, no request', async () => {
    const modal = await form(() => true)
    modal.withoutClose = true
    await modal.updateComplete
    expect([button(modal, 'Close'), button(modal, 'Cancel')]).to.deep.equal([undefined, undefined])
    await sendKeys({ press: 'Escape' })
    expect([modal.requestClose('escape'), modal.open]).to.deep.equal([false, true])
    await expect(modal).to.be.accessible()
    modal.querySelector('input')!.value = 'x'
    button(modal, 'Save').click()
    await oneEvent(modal, 'stratus-after-close')
  })

  it('W-MODAL-26 the focus begins where the page wants it, also where React has left autofocus out', async () => {
    const modal = await fixture<StratusModal>(html`
      <stratus-modal heading="Sign in">
        <input aria-label="User Name" /><input aria-label="Password" data-autofocus="true" />
      </stratus-modal>
    `)
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    expect(deepActiveElement()?.ariaLabel).to.equal('Password')
  })

  it('W-MODAL-26 a field that draws itself later than those behind it is the first all the same', async () => {
    class LateField extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: 'open' })
        requestAnimationFrame(() => (root.innerHTML = '<input aria-label="Name" />'))
      }
    }
    customElements.define('late-field', LateField)
    const modal = await fixture<StratusModal>(html`<stratus-modal heading="Create"></stratus-modal>`)
    modal.innerHTML = '<late-field></late-field><label><input type="radio" /> Public</label>'
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    await waitUntil(() => deepActiveElement()?.ariaLabel === 'Name', 'the name has the focus')
  })

  it('W-MODAL-26 fields that come with an answer get the focus, unless the user went elsewhere or one was there', async () => {
    const opened = async (content: string) => {
      const modal = await fixture<StratusModal>(html`<stratus-modal heading="Allocate"></stratus-modal>`)
      modal.innerHTML = content
      modal.show()
      await oneEvent(modal, 'stratus-after-open')
      await nextFrame()
      return modal
    }
    const answer = async (modal: StratusModal) => {
      modal.insertAdjacentHTML('afterbegin', '<input aria-label="Pool" />')
      await nextFrame()
      await nextFrame()
      return deepActiveElement()?.ariaLabel
    }
    const begun: unknown[] = []
    for (const content of [
      '<p>Loading</p>',
      '<a href="#help" aria-label="Help">Help</a>',
      '<input aria-label="Name" />',
    ])
      begun.push(await answer(await opened(content)))
    const modal = await opened('<p>Loading</p>')
    button(modal, 'Close').focus()
    begun.push(await answer(modal))
    expect(begun).to.deep.equal(['Pool', 'Pool', 'Name', 'Close'])
  })

  it('W-MODAL-06 what cannot be sent says why to mouse and keyboard, and says when somebody tries', async () => {
    let sent = 0
    const modal = await form(() => void sent++)
    modal.querySelector('input')!.value = 'x'
    Object.assign(modal, { submitDisabled: true, submitReason: 'A name is required.' })
    await modal.updateComplete
    const save = button(modal, 'Save')
    save.focus()
    expect(deepActiveElement()).to.equal(save)
    expect([save.disabled, save.ariaDisabled, save.title]).to.deep.equal([false, 'true', 'A name is required.'])
    const refused = oneEvent(modal, 'stratus-submit-refused')
    await sendKeys({ press: 'Enter' })
    await refused
    expect(sent).to.equal(0)
    modal.submitDisabled = false
    await modal.updateComplete
    expect([save.ariaDisabled, save.title]).to.deep.equal([null, ''])
    save.click()
    expect(sent).to.equal(1)
  })

  it('W-MODAL-02 a modal that leaves the page uncovers the one below', async () => {
    const first = openModal({ heading: 'First', content: 'one' })!
    const second = openModal({ heading: 'Second', content: 'two' })!
    await second.element.updateComplete
    second.element.remove()
    await aTimeout(0)
    expect(isSeen(first.element)).to.equal(true)
    expect(await second.closed).to.equal('api')
  })

  it('W-MODAL-02 one that left the page open is seen again when it comes back', async () => {
    const modal = await form()
    const place = modal.parentElement!
    modal.remove()
    await aTimeout(0)
    expect(modal.open).to.equal(true)
    place.append(modal)
    await modal.updateComplete
    expect(isSeen(modal)).to.equal(true)
    modal.close()
    await modal.updateComplete
    expect(isSeen(modal)).to.equal(false)
  })

  it('W-MODAL-06 what cannot be sent is not sent by a form of the page either', async () => {
    const modal = await form()
    modal.submitLabel = 'Save'
    modal.submitDisabled = true
    await modal.updateComplete
    modal.querySelector('input')!.value = 'web'
    let sent = 0
    let refused = 0
    modal.addEventListener('stratus-submit-refused', () => refused++)
    modal.form!.addEventListener('submit', (event) => (event.preventDefault(), sent++))
    modal.requestSubmit()
    expect([sent, refused]).to.deep.equal([0, 1])
  })

  it('W-MODAL-03 stays when the backdrop is clicked', async () => {
    const modal = await form()
    await sendMouse({ type: 'click', position: [2, 2] })
    expect(modal.open).to.equal(true)
    expect(isSeen(modal)).to.equal(true)
  })

  it('W-MODAL-04 W-MODAL-05 sends once, says Working and lets nothing be pressed meanwhile', async () => {
    const answer = pending()
    let calls = 0
    const modal = await form(() => (calls++, answer.promise))
    modal.querySelector('input')!.value = 'cirros'
    button(modal, 'Save').click()
    await modal.updateComplete
    expect(modal.shadowRoot!.querySelector('[role="status"]')!.textContent!.trim()).to.equal('Working')
    for (const name of ['Save', 'Cancel', 'Close']) expect(button(modal, name).disabled, name).to.equal(true)
    modal.form!.requestSubmit()
    await sendKeys({ press: 'Escape' })
    expect(calls).to.equal(1)
    expect(modal.open).to.equal(true)
    await expect(modal).to.be.accessible()
    answer.resolve(undefined)
    const { detail } = await oneEvent(modal, 'stratus-after-close')
    expect(detail.reason).to.equal('submit')
  })

  it('W-MODAL-06 does not submit an invalid form', async () => {
    let calls = 0
    const modal = await form(() => calls++)
    button(modal, 'Save').click()
    expect(calls).to.equal(0)
    modal.querySelector('input')!.value = 'cirros'
    button(modal, 'Save').click()
    expect(calls).to.equal(1)
  })

  it('Enter in a field submits too', async () => {
    let sent: HTMLFormElement | null = null
    const modal = await form((each) => (sent = each))
    await sendKeys({ type: 'cirros' })
    await sendKeys({ press: 'Enter' })
    expect(new FormData(sent!).get('name')).to.equal('cirros')
    await modal.updateComplete
  })

  it('W-MODAL-31 calls `submit` for a form whose framework prevents every submit, not for a second one', async () => {
    let calls = 0
    const modal = await form(() => calls++)
    modal.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
    const search = document.createElement('form')
    modal.append(search)
    search.requestSubmit()
    expect(calls).to.equal(0)
    modal.querySelector('input')!.value = 'cirros'
    button(modal, 'Save').click()
    expect(calls).to.equal(1)
    await oneEvent(modal, 'stratus-after-close')
  })

  describe('W-MODAL-27 Enter in a text field submits', () => {
    async function filled(content: unknown): Promise<{ modal: StratusModal; sent: string[] }> {
      const sent: string[] = []
      const modal = await fixture<StratusModal>(html`
        <stratus-modal
          heading="Edit Image"
          submit-label="Save"
          .submit=${(form: HTMLFormElement | null) => {
            sent.push(form ? new URLSearchParams(new FormData(form) as never).toString() : 'no form')
            return false
          }}
          >${content}</stratus-modal
        >
      `)
      modal.show()
      await oneEvent(modal, 'stratus-after-open')
      return { modal, sent }
    }

    async function type(text: string): Promise<void> {
      await sendKeys({ type: text })
      await sendKeys({ press: 'Enter' })
      await aTimeout(0)
    }

    it('once, of one, of several, and of the kit’s own fields', async () => {
      const own = html`<stratus-text-field label="Tag" name="tag"></stratus-text-field>`
      const name = html`<label>Name <input name="name" /></label>`
      const one = await filled(html`<form>${name}</form>`)
      await type('a')
      expect(one.sent).to.deep.equal(['name=a'])
      one.modal.close()
      const two = await filled(
        html`<form>
          ${name}<label>Owner <input name="owner" /></label>
        </form>`,
      )
      await type('b')
      expect(two.sent).to.deep.equal(['name=b&owner='])
      two.modal.close()
      const kit = await filled(html`<form>${own}${name}</form>`)
      await type('c')
      expect(kit.sent).to.deep.equal(['tag=c&name='])
      kit.modal.close()
      const bare = await filled(name)
      await type('d')
      expect(bare.sent).to.deep.equal(['no form'])
    })

    it('once, where the form has a button of its own; not what is invalid, nor in a filter', async () => {
      const button = await filled(
        html`<form><input aria-label="A" name="a" /><input aria-label="B" /><button>OK</button></form>`,
      )
      await type('x')
      expect(button.sent).to.deep.equal(['a=x'])
      button.modal.close()
      const invalid = await filled(html`<form><input aria-label="A" /><input aria-label="B" required /></form>`)
      await type('x')
      expect(invalid.sent).to.deep.equal([])
      expect(document.activeElement === invalid.modal.querySelector('[required]'), 'it leads there').to.equal(true)
      invalid.modal.close()
      const filter = await filled(
        html`<form><input type="search" aria-label="Filter" /><input aria-label="B" /></form>`,
      )
      await type('x')
      expect(filter.sent).to.deep.equal([])
    })

    it('what was typed has told its change by then', async () => {
      const { modal, sent } = await filled(html`<form><input aria-label="A" name="a" /><input aria-label="B" /></form>`)
      modal.querySelector('input')!.addEventListener('change', () => sent.push('change'))
      await type('x')
      expect(sent).to.deep.equal(['change', 'a=x'])
    })
  })

  it('a failed submit keeps what was typed, says why and gives the buttons back', async () => {
    const modal = await form(() => Promise.reject({ data: 'Quota exceeded for images' }))
    modal.querySelector('input')!.value = 'cirros'
    button(modal, 'Save').click()
    await aTimeout(0)
    await modal.updateComplete
    expect(modal.shadowRoot!.querySelector('[role="alert"]')!.textContent).to.contain('Quota exceeded for images')
    expect(modal.querySelector('input')!.value).to.equal('cirros')
    expect(button(modal, 'Save').disabled).to.equal(false)
    await expect(modal).to.be.accessible()
  })

  it('a submit that answers false stays open', async () => {
    const modal = await form(() => Promise.resolve(false))
    modal.querySelector('input')!.value = 'x'
    button(modal, 'Save').click()
    await aTimeout(0)
    expect([modal.open, modal.busy]).to.deep.equal([true, false])
  })

  it('W-MODAL-18 Escape closes the newest only, and says who asked', async () => {
    const first = openModal({ heading: 'First', content: 'one' })!
    const second = openModal({ heading: 'Second', content: 'two' })!
    await second.element.updateComplete
    setTimeout(() => void sendKeys({ press: 'Escape' }))
    const { detail } = await oneEvent(second.element, 'stratus-close-request')
    expect(detail.source).to.equal('escape')
    expect(await second.closed).to.equal('escape')
    expect(first.element.open).to.equal(true)
  })

  it('W-MODAL-28 Escape closes a dialog of the page that lies over the modal, not the modal', async () => {
    const content = await fixture<HTMLElement>(html`
      <div>
        <dialog><button>In the page’s own</button></dialog>
      </div>
    `)
    const { element: modal } = openModal({ heading: 'Below', content })!
    await modal.updateComplete
    const native = content.querySelector('dialog')!
    native.showModal()
    await sendKeys({ press: 'Escape' })
    expect([native.open, modal.open]).to.deep.equal([false, true])
    await sendKeys({ press: 'Escape' })
    expect(modal.open).to.equal(false)
  })

  overDialogs('W-MODAL-28 Escape closes a popover of the page over the modal, not the modal', async () => {
    const content = await fixture<HTMLElement>(html`<div><div popover>A hint of the page</div></div>`)
    const { element: modal } = openModal({ heading: 'Below', content })!
    await modal.updateComplete
    content.querySelector<HTMLElement>('[popover]')!.showPopover()
    await sendKeys({ press: 'Escape' })
    expect([content.querySelector(':popover-open'), modal.open]).to.deep.equal([null, true])
    await sendKeys({ press: 'Escape' })
    expect(modal.open).to.equal(false)
  })

  it('W-MODAL-29 when what opened it is gone the focus goes to the modal below', async () => {
    const first = openModal({ heading: 'First', content: document.createElement('button') })!
    await first.element.updateComplete
    const opener = first.element.querySelector('button')!
    opener.focus()
    const second = openModal({ heading: 'Second', content: 'two' })!
    await second.element.updateComplete
    opener.remove()
    second.close()
    await second.closed
    expect(document.activeElement === first.element, 'the modal below has it').to.equal(true)
  })

  it('W-MODAL-18 one Escape in a closed select closes the modal; the list of an open one has its own', async () => {
    const content = document.createElement('select')
    content.setAttribute('aria-label', 'Type')
    content.add(new Option('SSH Key'))
    const { element } = openModal({ heading: 'Volume', content })!
    await element.updateComplete
    expect(deepActiveElement()).to.equal(content)
    if (CSS.supports('selector(:open)')) {
      await sendKeys({ press: 'Space' })
      await aTimeout(100)
      if (content.matches(':open')) {
        await sendKeys({ press: 'Escape' })
        expect(element.open).to.equal(true)
      }
    }
    await sendKeys({ press: 'Escape' })
    expect(element.open).to.equal(false)
  })

  it('a menu inside that takes Escape for itself keeps the modal open', async () => {
    const modal = await form()
    modal.querySelector('input')!.addEventListener('keydown', (event) => event.preventDefault())
    await sendKeys({ press: 'Escape' })
    expect(modal.open).to.equal(true)
  })

  it('a close request may be refused', async () => {
    const modal = await form()
    modal.addEventListener('stratus-close-request', (event) => event.preventDefault())
    button(modal, 'Close').click()
    await sendKeys({ press: 'Escape' })
    expect(modal.open).to.equal(true)
  })

  it('asks before typed input is lost', async () => {
    const modal = await form()
    await sendKeys({ type: 'half a name' })
    await sendKeys({ press: 'Escape' })
    await modal.updateComplete
    expect(modal.open).to.equal(true)
    expect(deepActiveElement()!.textContent!.trim()).to.equal('Keep editing')
    await expect(modal).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await modal.updateComplete
    expect(deepActiveElement()).to.equal(modal.querySelector('input'))
    expect(modal.querySelector('input')!.value).to.equal('half a name')
    await sendKeys({ press: 'Escape' })
    await modal.updateComplete
    button(modal, 'Discard').click()
    await modal.updateComplete
    expect(modal.open).to.equal(false)
  })

  it('who goes on editing is where they were, also when the question came from a button', async () => {
    const modal = await form()
    modal.querySelector('form')!.insertAdjacentHTML('beforeend', '<label>Second <input name="second"></label>')
    const second = modal.querySelector<HTMLInputElement>('[name=second]')!
    for (const ask of [() => sendKeys({ press: 'Escape' }), () => button(modal, 'Cancel').click()]) {
      second.focus()
      await sendKeys({ type: 'x' })
      await ask()
      await modal.updateComplete
      button(modal, 'Keep editing').click()
      await modal.updateComplete
      expect(deepActiveElement()).to.equal(second)
    }
  })

  it('both answers to that question stand in one line, however narrow the dialog is', async () => {
    const modal = await form()
    for (const size of ['small', 'medium', 'large'] as const) {
      modal.size = size
      await sendKeys({ type: 'half a name' })
      await sendKeys({ press: 'Escape' })
      await modal.updateComplete
      const [stay, leave] = ['Keep editing', 'Discard'].map((name) => button(modal, name).getBoundingClientRect().top)
      expect(stay, size).to.equal(leave)
      await sendKeys({ press: 'Escape' })
      await modal.updateComplete
    }
  })

  it('the page is told what leaving it would lose: typed input of any open modal, and what is being sent', async () => {
    const sending = pending()
    const modal = await form(() => sending.promise)
    expect(hasUnsavedInput()).to.equal(false)
    await sendKeys({ type: 'half a name' })
    const above = openModal({ heading: 'Above', content: 'two' })!
    await above.element.updateComplete
    expect(hasUnsavedInput()).to.equal(true)
    dismissTopLayer()
    expect(await above.closed).to.equal('escape')
    dismissTopLayer()
    await modal.updateComplete
    expect([modal.open, deepActiveElement()!.textContent!.trim()]).to.deep.equal([true, 'Keep editing'])
    modal.dirty = false
    modal.requestSubmit()
    expect(hasUnsavedInput()).to.equal(true)
    sending.resolve(undefined)
    await oneEvent(modal, 'stratus-after-close')
    expect(hasUnsavedInput()).to.equal(false)
  })

  it('is drawn once as it closes, also with typed input: in development Lit warns of more', async () => {
    const modal = await form()
    await sendKeys({ type: 'half a name' })
    expect(modal.dirty).to.equal(true)
    const closed = new Promise<boolean>((resolve) =>
      modal.addEventListener('stratus-after-close', () => resolve(modal.isUpdatePending)),
    )
    modal.close()
    expect(await closed).to.equal(false)
    expect(modal.dirty).to.equal(false)
  })

  it('does not ask where told not to, nor after typing in a filter', async () => {
    const modal = await form()
    modal.querySelector('input')!.type = 'search'
    await sendKeys({ type: 'abc' })
    expect(modal.dirty).to.equal(false)
    modal.dirty = true
    modal.withoutGuard = true
    await sendKeys({ press: 'Escape' })
    expect(modal.open).to.equal(false)
  })

  it('puts the focus on the first field, keeps Tab inside and gives the focus back', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Edit</button>`)
    opener.focus()
    const modal = await form()
    const field = modal.querySelector('input')!
    expect(deepActiveElement()).to.equal(field)
    const stops: string[] = []
    for (let index = 0; index < 4; index++) {
      await sendKeys({ press: 'Tab' })
      const active = deepActiveElement()!
      stops.push(active === field ? 'field' : (active.getAttribute('aria-label') ?? active.textContent!.trim()))
    }
    expect(stops).to.deep.equal(['Cancel', 'Save', 'Close', 'field'])
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    expect(deepActiveElement()!.textContent!.trim()).to.equal('Save')
    modal.close()
    await modal.updateComplete
    expect(deepActiveElement()).to.equal(opener)
    modal.show()
    await modal.updateComplete
    let atClose: Element | null = null
    modal.addEventListener('stratus-after-close', () => (atClose = document.activeElement))
    opener.remove()
    modal.close()
    await modal.updateComplete
    // It is for the page to say where to go on.
    expect(atClose).to.equal(document.body)
  })

  it('shows help beside the content', async () => {
    const { element } = openModal({
      heading: 'Rescue',
      content: 'Choose an image.',
      help: 'The rescue image boots first.',
    })!
    await element.updateComplete
    await element.updateComplete
    const [body, help] = ['.main', '.help'].map((part) =>
      element.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
    )
    expect([help!.left > body!.right, help!.top === body!.top]).to.deep.equal([true, true])
    expect(element.querySelector('[slot="help"]')!.checkVisibility()).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('works when it was on the page before it was defined, and after being moved while open', async () => {
    const place = await fixture(html`<div></div>`)
    const modal = document.createElement('stratus-modal')
    Object.assign(modal, { heading: 'Moved', open: true })
    place.append(modal)
    await modal.updateComplete
    document.body.append(modal)
    await aTimeout(0)
    expect(dialogOf(modal).matches(':modal')).to.equal(true)
    expect(isSeen(modal)).to.equal(true)
    modal.remove()
    await aTimeout(0)
  })

  it('refuses to open without a heading, and warns about a wrong size', async () => {
    expect(openModal({ heading: '', content: 'x' })).to.equal(undefined)
    const { element } = openModal({ heading: 'x', content: 'y', size: 'huge' as 'large' })!
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      '<stratus-modal-stack> open() needs a heading.',
      '<stratus-modal> knows no size "huge"; use small, medium or large.',
    ])
  })

  it('W-MODAL-07 a field that draws itself after the modal has opened gets the focus, too', async () => {
    const modal = await fixture<StratusModal>(html`<stratus-modal heading="New"><div></div></stratus-modal>`)
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    const input = document.createElement('input')
    modal.querySelector('div')!.append(input)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(deepActiveElement()).to.equal(input)
  })

  it('leaves the focus alone when it has gone elsewhere, and shows a line of buttons only for buttons', async () => {
    const [opener, elsewhere] = await fixture<HTMLElement>(
      html`<p><button>Edit</button><input aria-label="x" /></p>`,
    ).then(({ children }) => [...children] as HTMLElement[])
    opener!.focus()
    const modal = await fixture<StratusModal>(html`<stratus-modal heading="Plain">text</stratus-modal>`)
    modal.show()
    await modal.updateComplete
    const foot = modal.shadowRoot!.querySelector('.foot')!
    expect(foot.checkVisibility()).to.equal(false)
    const own = document.createElement('button')
    own.slot = 'footer'
    own.textContent = 'Own'
    modal.append(own)
    await oneEvent(modal.shadowRoot!.querySelector('slot[name=footer]')!, 'slotchange')
    await modal.updateComplete
    expect(foot.checkVisibility()).to.equal(true)
    modal.addEventListener('stratus-after-close', () => elsewhere!.focus(), { once: true })
    modal.close()
    await modal.updateComplete
    expect(document.activeElement).to.equal(elsewhere)
    // Nothing has the focus any more: the opener gets it.
    modal.show()
    await modal.updateComplete
    ;(deepActiveElement() as HTMLElement).blur()
    modal.close()
    await modal.updateComplete
    expect(document.activeElement).to.equal(elsewhere)
  })

  it('openModal() makes a modal of all it is told', async () => {
    let sent = 0
    const { element, closed } = openModal({
      heading: 'Rename',
      content: document.createElement('p'),
      size: 'small',
      submitLabel: 'Rename',
      cancelLabel: 'Not now',
      danger: true,
      submit: () => sent++,
      withoutGuard: true,
    })!
    await element.updateComplete
    expect([element.size, element.danger, element.withoutGuard]).to.deep.equal(['small', true, true])
    expect(element.firstElementChild!.localName).to.equal('p')
    expect(button(element, 'Not now').disabled).to.equal(false)
    button(element, 'Rename').click()
    expect([await closed, sent]).to.deep.equal(['submit', 1])
    expect(document.querySelector('stratus-modal')).to.equal(null)
  })
})
