import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { metadataTree, textsOf } from '../../tests/support/metadata-tree.js'
import type { Metadata, Namespace } from './namespace-tree.js'
import type { StratusMetadataTree } from './stratus-metadata-tree.js'
import './stratus-metadata-tree.define.js'

consoleGate()

const namespaces: readonly Namespace[] = [
  {
    namespace: 'Flavor',
    properties: { 'quota:cpu_period': { type: 'integer' }, live: { type: 'boolean' } },
  },
]

const created = (existing: Metadata = {}, image = false) => metadataTree(namespaces, { existing, image })
const names = (element: StratusMetadataTree) => textsOf(element, '.leaf .name')

/** Types the value of the first item that takes a text. */
async function type(element: StratusMetadataTree, value: string): Promise<void> {
  const field = element.shadowRoot!.querySelector<HTMLInputElement>('.leaf input.field')!
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await element.updateComplete
}

describe('W-META-19 what is pasted where a key is typed', () => {
  async function paste(element: StratusMetadataTree, text: string): Promise<boolean> {
    // Firefox leaves out the data of an event that a script makes.
    const event = new Event('paste', { cancelable: true, bubbles: true, composed: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    element.shadowRoot!.querySelector('#custom')!.dispatchEvent(event)
    await element.updateComplete
    return event.defaultPrevented
  }

  it('is added with its values where it is made of key=value, beside what was done before', async () => {
    const { element, said } = await created({ owner_note: 'mine', Live: 'false' })
    await type(element, 'ours')
    expect(await paste(element, 'QUOTA:cpu_period=5000\r\n\u00a0 a:b = x=y z \n\nowner_Note=theirs\n')).to.equal(true)
    expect(said.at(-1)!.value).to.deep.equal({
      'a:b': 'x=y z',
      live: 'false',
      owner_note: 'theirs',
      'quota:cpu_period': '5000',
    })
    expect(said.at(-1)!.removed).to.deep.equal([])
    element.shadowRoot!.querySelector<HTMLElement>('[aria-label="Remove a:b"]')!.click()
    await element.updateComplete
    expect(names(element)).to.deep.equal(['live', 'owner_note', 'quota:cpu_period'])
  })

  it('is left to the browser where it is a key, or too long', async () => {
    const { element, said } = await created()
    for (const text of ['a:b', 'a=1\nb', '=1', 'a=', ' \n', `a=${'x'.repeat(256)}`])
      expect([text, await paste(element, text)]).to.deep.equal([text, false])
    expect(said).to.deep.equal([])
  })

  it('writes nothing that is read-only, and no more than may be added', async () => {
    const { element, said } = await created({ os_hash_value: 'abc' }, true)
    await paste(element, 'os_hash_value=1\ndescription=d\na=1')
    expect(said.at(-1)!.value).to.deep.equal({ os_hash_value: 'abc', a: '1' })
    element.maxItems = 2
    await paste(element, 'b=1')
    expect(element.shadowRoot!.querySelector('#custom-error')!.textContent).to.equal(
      'No more than 2 items are allowed.',
    )
    expect(said.at(-1)!.value).to.deep.equal({ os_hash_value: 'abc', a: '1' })
  })

  it('comes into sight where it stands below what is shown, and the focus stays', async () => {
    const { element } = await created()
    const box = document.createElement('div')
    box.style.cssText = 'block-size: 300px; inline-size: 390px; overflow: auto'
    element.replaceWith(box)
    box.append(element)
    await element.updateComplete
    const key = element.shadowRoot!.querySelector<HTMLElement>('#custom')!
    key.focus()
    const below = (): number =>
      element.shadowRoot!.querySelector('.existing')!.getBoundingClientRect().top - box.getBoundingClientRect().bottom
    expect(below()).to.be.greaterThan(0)
    await paste(element, 'a=1\nb=2')
    expect(below()).to.be.lessThan(-100)
    expect(element.shadowRoot!.activeElement!.id).to.equal(key.id)
  })
})
