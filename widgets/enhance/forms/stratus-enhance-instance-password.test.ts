import { expect } from '@open-wc/testing'
import { cleanUp, opened, page } from '../../../tests/horizon-pages/modal-page.js'
import { html, pretendServer } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { encryptedPassword, password, pkcs1Key } from '../../decrypt-password/keys-fixture.js'

consoleGate()

describe('enhance: the password of an instance', () => {
  afterEach(cleanUp)

  const address = '/project/instances/i1/laptop/decryptpassword'
  const form = (
    encrypted: string,
    key = '<input type="file" name="private_key_file" id="id_private_key_file"><textarea name="private_key" id="id_private_key"></textarea><textarea id="id_decrypted_password" readonly></textarea>',
  ) =>
    `<div class="modal" id="password_instance_modal"><div class="modal-header"><h3 class="modal-title">Retrieve Instance Password</h3></div>
    <form id="password_instance_form" action="${address}" method="POST"><div class="modal-body"><input type="hidden" name="instance_id" value="i1" id="id_instance_id">
    <input name="keypair_name" value="laptop" readonly id="id_keypair_name"><textarea name="encrypted_password" readonly id="id_encrypted_password">${encrypted}</textarea>${key}</div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" id="decryptpassword_button" value="Decrypt Password"><a class="btn cancel" href="/project/instances/">Cancel</a></div></form></div>`

  async function retrieve(markupOfForm: string) {
    const server = pretendServer({ [`GET ${address}`]: html(markupOfForm) })
    const world = await page(server, address)
    world.anchor.click()
    const modal = await opened('Retrieve Instance Password')
    const element = modal.querySelector('stratus-decrypt-password')!
    await element.updateComplete
    const shadow = element.shadowRoot!
    const decrypt = async (key: string): Promise<void> => {
      const field = shadow.querySelector<HTMLTextAreaElement>('#key')!
      field.value = key
      field.dispatchEvent(new Event('input'))
      ;[...shadow.querySelectorAll('button')].find((each) => each.textContent!.trim() === 'Decrypt Password')!.click()
      await element.updateComplete
    }
    return { ...world, server, modal, element, shadow, decrypt }
  }

  it('C-PWD-01 is decrypted in the browser: the server’s form, which would send the key, is not there', async () => {
    const { server, modal, element, shadow, decrypt } = await retrieve(form(encryptedPassword))
    expect([element.keypairName, modal.querySelector('form, #decryptpassword_button')]).to.deep.equal(['laptop', null])
    await decrypt(pkcs1Key)
    // The library comes when it is needed.
    await waitUntil(() => shadow.querySelector('#result')?.textContent === password)
    expect(server.asked.map(({ method }) => method)).to.deep.equal(['GET'])
    await expect(modal).to.be.accessible()
  })

  it('C-PWD-02 C-PWD-03 an empty key closes the modal; a wrong one says so', async () => {
    const { modal, toasts, decrypt } = await retrieve(form(encryptedPassword))
    await decrypt('no key')
    await waitUntil(() => toasts.length)
    expect(toasts).to.deep.equal([{ type: 'error', text: 'Could not decrypt the password' }])
    await decrypt('')
    await waitUntil(() => !modal.isConnected || !modal.open)
  })

  it('C-PWD-01 a password that is not set says so and asks for no key', async () => {
    const { shadow } = await retrieve(form('The instance password is not set, or not available yet.', ''))
    expect(shadow.querySelector<HTMLTextAreaElement>('textarea')!.value).to.equal(
      'The instance password is not set, or not available yet.',
    )
    expect(shadow.querySelector('#key')).to.equal(null)
  })
})
