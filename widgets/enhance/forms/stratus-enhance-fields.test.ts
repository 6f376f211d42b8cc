import { expect, fixture, html as markup } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { cleanUp, button, opened, page as modalPage } from '../../../tests/horizon-pages/modal-page.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { enhance, sanitizePage, type EnhanceOptions } from '../index.js'
import { prepareFields } from './prepare-fields.js'

consoleGate()

const field = (name: string, label: string, control: string, more = '') =>
  `<div class="form-group"><label class="control-label required" for="id_${name}"><span class="field-label">${label}</span></label>
   <div>${control.replace('<input', `<input id="id_${name}" name="${name}" class="form-control" autocomplete="off"`)}${more}</div></div>`
const help = '<span class="help-icon" data-toggle="tooltip" title="Twice the same."></span>'
const passwords = `${field('password', 'Password', '<input type="password">')}
  ${field('confirm_password', 'Confirm Password', '<input type="password">', help)}`
const userForm = `<div class="modal"><div class="modal-header"><h3 class="modal-title">Create User</h3></div>
  <form action="/identity/users/create" method="POST"><div class="modal-body"><fieldset>${passwords}</fieldset></div>
  <div class="modal-footer"><a class="btn cancel">Cancel</a><input class="btn btn-primary" type="submit" value="Create User"></div></form></div>`
const number = (attributes: string) =>
  `<form action="/x/">${field(
    'size',
    'Size',
    `<div class="input-group themable-spinner"><input type="number" ${attributes}>
    <div class="input-group-btn-vertical"><button class="btn themable-spinner-btn spinner-up" type="button"></button>
    <button class="btn themable-spinner-btn spinner-down" type="button"></button></div></div>`,
  )}</form>`

let ends: Array<() => void> = []

async function page(content: string, options: EnhanceOptions = {}) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const end = enhance(root, { fetch: pretendServer().fetch, ...options })
  ends.push(end)
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  return { root, end, input }
}

function type(input: HTMLInputElement, text: string): void {
  input.value = text
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }))
}

describe('enhance: fields of forms', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    await cleanUp()
  })

  it('W-FORM-02 says at the confirmation that the passwords do not match, until they do', async () => {
    const { root, input } = await page(`<form action="/x/">${passwords}</form>`)
    const said = () => root.querySelector('#id_confirm_password_error')?.textContent
    type(input('password'), 'one')
    expect(said(), 'before anybody confirmed').to.equal(undefined)
    type(input('confirm_password'), 'other')
    expect(said()).to.equal('Passwords do not match.')
    expect(input('confirm_password').validity.valid).to.equal(false)
    expect(input('confirm_password').getAttribute('aria-invalid')).to.equal('true')
    const described = input('confirm_password').getAttribute('aria-describedby')!.split(' ')
    expect(described.map((id) => root.querySelector(`[id="${id}"]`)!.textContent)).to.deep.equal([
      'Twice the same.',
      'Passwords do not match.',
    ])
    await expect(root).to.be.accessible()
    type(input('password'), 'other')
    expect(said()).to.equal(undefined)
    expect(input('confirm_password').validity.valid).to.equal(true)
    expect(input('confirm_password').hasAttribute('aria-invalid')).to.equal(false)
    expect(input('confirm_password').getAttribute('aria-describedby')).to.equal(described[0])
  })

  it('W-FORM-02 W-MODAL-06 a modal with two different passwords is not sent, with the same ones it is', async () => {
    const server = pretendServer({ 'GET /u/': html(userForm), 'POST /identity/users/create': html('') })
    const { anchor } = await modalPage(server, '/u/')
    anchor.click()
    const modal = await opened('Create User')
    const input = (name: string) => modal.querySelector<HTMLInputElement>(`[name="${name}"]`)!
    type(input('password'), 'one')
    type(input('confirm_password'), 'two')
    button(modal, 'Create User').click()
    await modal.updateComplete
    expect(server.asked.map(({ method }) => method)).to.deep.equal(['GET'])
    type(input('confirm_password'), 'one')
    button(modal, 'Create User').click()
    await waitUntil(() => server.last().method === 'POST')
    expect(server.last().form?.get('confirm_password')).to.equal('one')
  })

  it('a password can be shown and hidden, by keyboard too, and keeps being one for an answer with errors', async () => {
    const server = pretendServer({
      'GET /u/': html(userForm),
      'POST /identity/users/create': html(userForm.replace('Create User', 'Create User, again')),
    })
    const { anchor } = await modalPage(server, '/u/')
    anchor.click()
    const modal = await opened('Create User')
    const input = (name: string) => modal.querySelector<HTMLInputElement>(`[name="${name}"]`)!
    const show = modal.querySelector<HTMLElement>('[name="password"] + button')!
    expect(show.getAttribute('aria-label')).to.equal('Show Password')
    show.focus()
    await sendKeys({ press: 'Space' })
    expect([input('password').type, show.getAttribute('aria-pressed')]).to.deep.equal(['text', 'true'])
    for (const name of ['password', 'confirm_password']) type(input(name), 's3cret')
    button(modal, 'Create User').click()
    const next = await opened('Create User, again')
    const values = [...next.querySelectorAll<HTMLInputElement>('input[type="password"]')].map(({ value }) => value)
    expect(values).to.deep.equal(['s3cret', 's3cret'])
  })

  it('W-FORM-03 the buttons of a number step within its bounds and are disabled there; its least is 0 unless told', async () => {
    const { root, input } = await page(number('value="2" max="3"'))
    const [more, less] = ['.spinner-up', '.spinner-down'].map((name) => root.querySelector<HTMLButtonElement>(name)!)
    const heard: string[] = []
    root.addEventListener('change', () => heard.push(input('size').value))
    const states = () => [input('size').value, more!.disabled, less!.disabled]
    more!.click()
    expect(states()).to.deep.equal(['3', true, false])
    for (let press = 0; press < 4; press++) less!.click()
    expect(states()).to.deep.equal(['0', false, true])
    expect(heard).to.deep.equal(['3', '2', '1', '0'])
    input('size').focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(states()).to.deep.equal(['0', false, true])
    await sendKeys({ press: 'ArrowUp' })
    expect(states()).to.deep.equal(['1', false, false])
    await expect(root).to.be.accessible()
  })

  it('W-FORM-03 follows what the rest of the form decides, and steps once where the page listens too', async () => {
    const { root, input } = await page(
      number('value="2"').replace('</form>', '<select aria-label="x"></select></form>'),
    )
    const more = root.querySelector<HTMLButtonElement>('.spinner-up')!
    let heard = 0
    root.addEventListener('click', () => heard++)
    more.click()
    expect([input('size').value, heard]).to.deep.equal(['3', 0])
    input('size').disabled = true
    root.querySelector('select')!.dispatchEvent(new Event('change', { bubbles: true }))
    expect(more.disabled).to.equal(true)
  })

  it('W-FORM-03 steps as the field says, from nothing to its least', async () => {
    const { root, input } = await page(number('min="10" max="40" step="20"'))
    const more = root.querySelector<HTMLButtonElement>('.spinner-up')!
    const values = ['10', '30', '30']
    for (const value of values) {
      more.click()
      expect(input('size').value).to.equal(value)
    }
  })

  it('W-FORM-03 the size of the real volume form has its buttons beside it, and they move it', async () => {
    const { root, input } = await page((await recorded('volume-create.html')).replace('modal', 'static_page'))
    const more = root.querySelector<HTMLButtonElement>('.themable-spinner .spinner-up')!
    const [field, button] = [input('size').getBoundingClientRect(), more.getBoundingClientRect()]
    expect(button.left).to.be.at.least(field.right - 1)
    expect(Math.abs(button.top - field.top)).to.be.lessThan(2)
    more.click()
    expect(input('size').value).to.equal('2')
  })

  it('boxes of a list keep their own names, also in a form that is not in the page yet', () => {
    const box = (at: number, name: string) =>
      `<li><div class="themable-checkbox"><input type="checkbox" id="id_member_${at}"><label for="id_member_${at}">${name}</label></div></li>`
    const form = document.createElement('form')
    form.append(
      sanitizePage(
        `<div class="form-group"><label for="id_member"><span class="field-label">Member</span></label>
        <ul id="id_member">${box(0, 'admin')}${box(1, 'demo')}${box(2, '')}</ul></div>`,
      ),
    )
    prepareFields(form)
    const names = [...form.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))
    expect(names).to.deep.equal([null, null, 'Member'])
  })

  it('on a phone the help of a form that is a page of its own stands below its fields', async () => {
    await setViewport({ width: 390, height: 800 })
    try {
      const { root } = await page((await recorded('volume-create.html')).replace('modal', 'static_page'))
      const [fields, help] = [...root.querySelectorAll('.row > *')].map((column) => column.getBoundingClientRect())
      expect(help!.top).to.be.at.least(fields!.bottom)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  it('on a page with its own look and scripts its fields are left alone', async () => {
    const { root, input } = await page(`<form action="/x/">${passwords}</form>${number('value="1"')}`, { look: 'page' })
    expect(root.querySelectorAll('.stratus-reveal').length).to.equal(0)
    root.querySelector<HTMLButtonElement>('.spinner-up')!.click()
    expect(input('size').value).to.equal('1')
  })
})
