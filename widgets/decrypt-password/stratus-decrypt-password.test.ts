import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { decryptPassword } from './decrypt.js'
import { encryptedKey, encryptedPassword, otherKey, password, pkcs1Key, pkcs8Key } from './keys-fixture.js'
import type { StratusDecryptPassword } from './stratus-decrypt-password.js'
import './stratus-decrypt-password.define.js'

consoleGate()

interface Heard {
  readonly element: StratusDecryptPassword
  readonly closed: string[]
  readonly failures: string[]
}

async function make(encrypted = encryptedPassword): Promise<Heard> {
  const element = await fixture<StratusDecryptPassword>(
    html`<stratus-decrypt-password keypair-name="laptop" encrypted-password=${encrypted}></stratus-decrypt-password>`,
  )
  const closed: string[] = []
  const failures: string[] = []
  element.addEventListener('stratus-close-request', ({ type }) => closed.push(type))
  element.addEventListener('stratus-failure', (event) =>
    failures.push((event as CustomEvent<{ message: string }>).detail.message),
  )
  return { element, closed, failures }
}

const inside = <E extends HTMLElement>(element: StratusDecryptPassword, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)

function paste(element: StratusDecryptPassword, key: string): void {
  const field = inside<HTMLTextAreaElement>(element, '#key')!
  field.value = key
  field.dispatchEvent(new Event('input'))
  inside<HTMLButtonElement>(element, '.foot .primary')!.click()
}

function choose(element: StratusDecryptPassword, file: File): void {
  const detail = { file }
  inside(element, 'stratus-file-upload')!.dispatchEvent(new CustomEvent('stratus-file-change', { detail }))
}

describe('<stratus-decrypt-password>', () => {
  it('C-PWD-01 decrypts with the key of a file, in the browser, sends nothing and forgets the key', async () => {
    const sent: string[] = []
    const real = window.fetch
    window.fetch = (...request) => {
      sent.push(String(request[0]))
      return real(...request)
    }
    const { element, failures } = await make()
    await expect(element).to.be.accessible()
    choose(element, new File([pkcs1Key], 'laptop.pem'))
    await waitUntil(() => inside<HTMLTextAreaElement>(element, '#key')!.value === pkcs1Key)
    inside<HTMLButtonElement>(element, '.foot .primary')!.click()
    await waitUntil(() => inside(element, '#result'))
    window.fetch = real
    expect([inside(element, '#result')!.textContent, failures, sent]).to.deep.equal([password, [], []])
    expect([inside(element, '#key'), element.shadowRoot!.innerHTML.includes('PRIVATE KEY')]).to.deep.equal([
      null,
      false,
    ])
    await expect(element).to.be.accessible()
  })

  it('C-PWD-01 the focus stays on the button while it works, and when that was in vain', async () => {
    const { element, failures } = await make()
    const button = inside<HTMLButtonElement>(element, '.foot .primary')!
    button.focus()
    paste(element, otherKey)
    await element.updateComplete
    expect([button.disabled, button.ariaDisabled]).to.deep.equal([false, 'true'])
    await waitUntil(() => failures.length)
    expect(element.shadowRoot!.activeElement).to.equal(button)
  })

  it('C-PWD-02 an empty key asks the dialog to close', async () => {
    const { element, closed, failures } = await make()
    paste(element, '  \n')
    expect([closed, failures]).to.deep.equal([['stratus-close-request'], []])
  })

  it("C-PWD-03 says 'Could not decrypt the password' for what is no key, is encrypted, cut short or another one", async () => {
    const { element, failures } = await make()
    const half = pkcs1Key.slice(0, 300)
    const cut = `${half}\n-----END RSA PRIVATE KEY-----`
    for (const [index, key] of ['no key', encryptedKey, half, cut, otherKey, '<script>alert(1)</script>'].entries()) {
      paste(element, key)
      await waitUntil(() => failures.length === index + 1, key.slice(0, 40))
    }
    expect(new Set(failures)).to.deep.equal(new Set(['Could not decrypt the password']))
    expect(inside(element, '[role=alert]')!.textContent).to.equal('Could not decrypt the password')
    expect(inside<HTMLTextAreaElement>(element, '#key')!.value).to.equal('<script>alert(1)</script>')
    await expect(element).to.be.accessible()
    paste(element, pkcs8Key)
    await waitUntil(() => inside(element, '#result'))
    expect(inside(element, '#result')!.textContent).to.equal(password)
  })

  it("C-PWD-03 says 'Could not read the file' for one that cannot be read, or is no key by its size", async () => {
    const { element, failures } = await make()
    const broken = new File(['x'], 'gone.pem')
    broken.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    choose(element, broken)
    await waitUntil(() => failures.length === 1)
    choose(element, new File([new Uint8Array(70_000)], 'film.iso'))
    await waitUntil(() => failures.length === 2)
    expect(failures).to.deep.equal(['Could not read the file', 'Could not read the file'])
    expect(inside(element, 'stratus-file-upload')!.getAttribute('error')).to.equal('Could not read the file')
  })

  it('selects the password to be copied by hand where the page may not copy', async () => {
    const { element } = await make()
    paste(element, pkcs1Key)
    await waitUntil(() => inside(element, '#result'))
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    let selected: Node | undefined
    const real = window.getSelection
    Object.assign(window, { getSelection: () => ({ selectAllChildren: (node: Node) => (selected = node) }) })
    inside(element, '.password button')!.click()
    await waitUntil(() => selected)
    Object.assign(window, { getSelection: real })
    Reflect.deleteProperty(navigator, 'clipboard')
    expect(selected).to.equal(inside(element, '#result'))
  })

  it('says when there is no password yet, and asks for no key', async () => {
    const { element } = await make('')
    expect(inside<HTMLTextAreaElement>(element, '#encrypted')!.value).to.equal(
      'The instance password is not set, or not available yet.',
    )
    expect([inside(element, '#key'), inside(element, '.foot .primary')]).to.deep.equal([null, null])
    await expect(element).to.be.accessible()
  })

  it('decrypts what openssl encrypted, line breaks and text around the key included', async () => {
    expect(await decryptPassword(encryptedPassword, `Bag Attributes\n${pkcs1Key}\n`)).to.equal(password)
    expect(await decryptPassword('bm90IGVuY3J5cHRlZA==', pkcs1Key)).to.equal(undefined)
    expect(await decryptPassword('', pkcs1Key)).to.equal(undefined)
  })

  it('C-PWD-01 has the labels of the dialog, and forgets everything when it is about another password', async () => {
    const { element } = await make()
    const words = (selector: string) =>
      [...element.shadowRoot!.querySelectorAll(selector)].map((each) => each.textContent!.trim())
    expect(words('label, .form-field > .label')).to.deep.equal([
      'Key Pair Name',
      'Encrypted Password',
      'Or paste your private key',
    ])
    expect(inside(element, 'stratus-file-upload')!.getAttribute('label')).to.equal('Private Key File')
    expect(words('.foot button')).to.deep.equal(['Cancel', 'Decrypt Password'])
    paste(element, 'no key')
    await waitUntil(() => inside(element, '[role=alert]'))
    choose(element, new File(['late'], 'late.pem'))
    await element.updateComplete
    expect(inside(element, '[role=alert]')).to.equal(null)
    paste(element, pkcs1Key)
    await waitUntil(() => inside(element, '#result'))
    expect(words('.foot button')).to.deep.equal(['Close'])
    const label = inside(element, '#result')!.getAttribute('aria-labelledby')
    expect(words(`#${label}`)).to.deep.equal(['Password'])
    element.encryptedPassword = 'bm90IGVuY3J5cHRlZA=='
    await element.updateComplete
    expect([inside(element, '#result'), inside<HTMLTextAreaElement>(element, '#key')!.value]).to.deep.equal([null, ''])
  })
})
