import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusButton } from './stratus-button.js'
import './stratus-button.define.js'

consoleGate()

const inner = (element: StratusButton) => element.shadowRoot!.querySelector<HTMLElement>('.button')!

describe('<stratus-button>', () => {
  it('W-PART-01 one that was disabled for a while can be pressed again', async () => {
    const element = await fixture<StratusButton>(html`<stratus-button>Save</stratus-button>`)
    for (const disabled of [true, false]) {
      element.disabled = disabled
      await element.updateComplete
      await aTimeout(0)
      expect(element.shadowRoot!.querySelector('button')!.disabled).to.equal(disabled)
    }
  })

  async function inForm(markup: ReturnType<typeof html>) {
    const form = await fixture<HTMLFormElement>(html`<form><input name="text" value="a" />${markup}</form>`)
    const element = form.querySelector('stratus-button')!
    await element.updateComplete
    const sent: unknown[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push([...new FormData(form, event.submitter).entries()])
    })
    return { form, element, sent }
  }

  it('W-PART-10 submits its form, named as what sent it, and the page hears one press', async () => {
    const { form, element, sent } = await inForm(
      html`<stratus-button type="submit" name="do" value="save">Save</stratus-button>`,
    )
    let clicks = 0
    form.addEventListener('click', () => clicks++)
    inner(element).click()
    element.click()
    expect([clicks, sent.length, sent[0]]).to.deep.equal([
      2,
      2,
      [
        ['text', 'a'],
        ['do', 'save'],
      ],
    ])
    form.querySelector('input')!.focus()
    await sendKeys({ press: 'Enter' })
    expect(sent.length).to.equal(3)
    form.addEventListener('click', (event) => event.preventDefault())
    element.click()
    expect(sent.length).to.equal(3)
    await expect(form.querySelector('stratus-button')!).to.be.accessible()
  })

  it('W-PART-10 fields of its form show what is wrong; with formnovalidate it is sent all the same', async () => {
    const { form, element, sent } = await inForm(html`<stratus-button type="submit">Save</stratus-button>`)
    form.querySelector('input')!.required = true
    form.querySelector('input')!.value = ''
    element.click()
    expect(sent.length).to.equal(0)
    element.formNoValidate = true
    await element.updateComplete
    element.click()
    expect(sent.length).to.equal(1)
  })

  it('W-PART-10 submits its form after its text was written anew, as frameworks do', async () => {
    const { form, element, sent } = await inForm(html`<stratus-button type="submit">Save</stratus-button>`)
    element.textContent = 'Save all'
    await element.updateComplete
    element.click()
    form.querySelector('input')!.focus()
    await sendKeys({ press: 'Enter' })
    expect(sent.length).to.equal(2)
  })

  it('W-PART-10 resets its form', async () => {
    const { form, element } = await inForm(html`<stratus-button type="reset">Reset</stratus-button>`)
    form.querySelector('input')!.value = 'b'
    element.click()
    expect(form.querySelector('input')!.value).to.equal('a')
  })

  it('W-PART-11 busy, disabled or not available, a press is none, also by Enter', async () => {
    const { form, element, sent } = await inForm(html`<stratus-button type="submit">Save</stratus-button>`)
    let clicks = 0
    element.addEventListener('click', () => clicks++)
    for (const change of [
      { busy: true },
      { busy: false, unavailable: 'No quota.' },
      { unavailable: '', disabled: true },
    ]) {
      Object.assign(element, change)
      await element.updateComplete
      inner(element).click()
      form.querySelector('input')!.focus()
      await sendKeys({ press: 'Enter' })
    }
    element.disabled = false
    form.prepend(document.createElement('p'))
    expect([clicks, sent.length]).to.deep.equal([0, 0])
  })

  it('W-PART-11 keeps focus and name while busy, and says why it is not available', async () => {
    const element = await fixture<StratusButton>(html`<stratus-button icon="plus">Create</stratus-button>`)
    element.focus()
    element.busy = true
    await element.updateComplete
    expect([element.matches(':focus'), inner(element).ariaBusy]).to.deep.equal([true, 'true'])
    element.busy = false
    element.unavailable = 'No quota.'
    await element.updateComplete
    expect([inner(element).ariaDisabled, inner(element).title, element.matches(':focus')]).to.deep.equal([
      'true',
      'No quota.',
      true,
    ])
    await expect(element).to.be.accessible()
  })

  it('W-PART-10 is a link with an address, and disabled with its fieldset', async () => {
    const set = await fixture<HTMLFieldSetElement>(
      html`<fieldset>
        <stratus-button href="#there" target="_blank" label="Open" icon="info"></stratus-button>
      </fieldset>`,
    )
    const element = set.querySelector('stratus-button')!
    expect([inner(element).localName, inner(element).ariaLabel, inner(element).getAttribute('rel')]).to.deep.equal([
      'a',
      'Open',
      'noopener',
    ])
    set.disabled = true
    await element.updateComplete
    expect((inner(element) as HTMLButtonElement).disabled).to.equal(true)
  })

  it('bad input: an unknown variant is normal', async () => {
    await fixture(html`<stratus-button variant="huge">x</stratus-button>`)
    expect(takeConsole()).to.deep.equal([
      '<stratus-button> knows no variant "huge"; use normal, primary, danger or quiet.',
    ])
  })

  for (const icon of ['', 'plus'] as const)
    for (const href of ['', '#there'])
      it(`W-PART-27 a long word stays within a ${href ? 'link' : 'button'} ${icon && 'with an icon '}in a narrow place`, async () => {
        const word = 'averylongproject'.repeat(5)
        const element = await fixture<StratusButton>(
          html`<stratus-button icon=${icon} href=${href}>${word}</stratus-button>`,
        )
        element.parentElement!.style.inlineSize = '200px'
        const button = element.shadowRoot!.querySelector('.button')!
        expect(button.clientWidth).to.be.within(190, 200)
        expect(button.scrollWidth).to.be.at.most(button.clientWidth)
        const words = document.createRange()
        words.selectNodeContents(element)
        expect(words.getBoundingClientRect().left).to.be.above(button.getBoundingClientRect().left)
      })

  it('W-PART-19 says what it opens, whether that is open, whether it is on, and which keys do the same', async () => {
    const element = await fixture<StratusButton>(html`
      <stratus-button popup="dialog" expanded="false" pressed="true" shortcuts="Control+K">Search</stratus-button>
    `)
    const { ariaHasPopup, ariaExpanded, ariaPressed } = inner(element)
    expect([ariaHasPopup, ariaExpanded, ariaPressed, inner(element).getAttribute('aria-keyshortcuts')]).to.deep.equal([
      'dialog',
      'false',
      'true',
      'Control+K',
    ])
    await expect(element).to.be.accessible()
  })

  it('W-PART-19 a button that has only just come takes the focus; words that are not seen leave it its name', async () => {
    const element = document.createElement('stratus-button')
    element.label = 'Search or jump to'
    const words = document.createElement('span')
    words.textContent = 'Search'
    element.append(words)
    document.body.append(element)
    element.focus()
    await element.updateComplete
    expect(inner(element).matches(':focus')).to.equal(true)
    await element.updateComplete
    expect(inner(element).classList.contains('icon'), 'with words it is no square').to.equal(false)
    words.hidden = true
    await expect(element).to.be.accessible()
    element.remove()
  })
})
