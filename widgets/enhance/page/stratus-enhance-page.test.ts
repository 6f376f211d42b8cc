import { aTimeout, expect, fixture, html as markup } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { fakeTime } from '../../../tests/horizon-pages/fake-time.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import type { StratusModal } from '../../modal-stack/stratus-modal.js'
import type { ToastInput } from '../../toaster/toast-model.js'
import { usedOf } from '../graphics/charts-model.js'
import { enhance, sanitizePage } from '../index.js'

consoleGate()

let ends: Array<() => void> = []

async function page(content: string, server = pretendServer()) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const toasts: ToastInput[] = []
  const end = enhance(root, {
    fetch: server.fetch,
    toast: (message) => void toasts.push(message),
    navigate: () => undefined,
  })
  ends.push(end)
  return { root, toasts, server, end }
}

const tab = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role="tab"]')].find((each) => each.textContent!.trim() === name)!
const seen = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.tab-pane')].find((pane) => !pane.hidden)!

describe('enhance: tabs, menus, login, console log, quotas, memberships', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    document.cookie = 'tabs=; path=/; max-age=0'
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
    await aTimeout(0)
  })

  it('keeps several descriptions of one term below each other, beside it', async () => {
    const { root } = await page(
      '<dl class="dl-horizontal"><dt>word</dt><dd>A random word</dd><dd><pre>Zp0</pre></dd><dt>id</dt><dd>6f49</dd></dl>',
    )
    const lefts = (name: string) => [...root.querySelectorAll(name)].map((each) => each.getBoundingClientRect().left)
    const [term, ...terms] = new Set(lefts('dt'))
    const [text, ...texts] = new Set(lefts('dd'))
    expect([terms, texts]).to.deep.equal([[], []])
    expect(text).to.be.greaterThan(term!)
  })

  it('W-TAB-01 a tab of the real details page is loaded when first shown, once, and is alive', async () => {
    const log = await recorded('console-log-tab.html')
    const server = pretendServer()
    const { root } = await page(await recorded('instance-details-page.html'), server)
    const address = `GET ${location.pathname}?${new URLSearchParams([...new URLSearchParams(location.search), ['tab', 'instance_details__log']]).toString()}`
    server.table[address] = html(log)
    expect(seen(root).id).to.equal('instance_details__overview')
    tab(root, 'Log').click()
    await waitUntil(() => seen(root).querySelector('stratus-console-log'))
    tab(root, 'Overview').click()
    tab(root, 'Log').click()
    expect(server.asked.filter(({ path }) => path.includes('tab=instance_details__log')).length).to.equal(1)
    expect(server.asked[0]!.headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
  })

  it('W-TAB-02 the last tab is remembered in the cookie and shown again', async () => {
    const content = await recorded('instance-details-page.html')
    const first = await page(content)
    tab(first.root, 'Interfaces').click()
    expect(decodeURIComponent(document.cookie)).to.contain('{"instance_details":"#instance_details__interfaces"}')
    first.root.remove()
    const second = await page(content)
    expect(seen(second.root).id).to.equal('instance_details__interfaces')
  })

  it('a tab that cannot be loaded says so and can be tried again; arrow keys move along', async () => {
    const { root } = await page(await recorded('instance-details-page.html'))
    tab(root, 'Overview').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement!.textContent!.trim()).to.equal('Interfaces')
    await sendKeys({ press: ' ' })
    await waitUntil(() => seen(root).querySelector('[role="alert"]'))
    expect(seen(root).textContent).to.contain('An error occurred. Please try again later.')
    expect(tab(root, 'Interfaces').getAttribute('aria-selected')).to.equal('true')
  })

  it('C-CONS-01 the console log tab asks the form’s address, 35 lines at first, then as the user says', async () => {
    const content = await recorded('console-log-tab.html')
    const action = /action="([^"]+)"/.exec(content)![1]!
    const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain' } })
    const server = pretendServer({
      [`GET ${action}?length=35`]: text('thirty-five'),
      [`GET ${action}?length=5`]: text('five'),
      [`GET ${action}`]: text('all'),
    })
    const { root, end } = await page(content, server)
    const log = root.querySelector('stratus-console-log')!
    const shown = () => log.shadowRoot!.querySelector('pre')!.textContent
    await waitUntil(() => shown() === 'thirty-five')
    expect(root.querySelector<HTMLElement>('pre.logs')!.hidden).to.equal(true)
    log.shadowRoot!.querySelector('input')!.value = '5'
    const press = (name: string) =>
      [...log.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent!.trim() === name)!.click()
    press('Go')
    await waitUntil(() => shown() === 'five')
    press('View Full Log')
    await waitUntil(() => shown() === 'all')
    end()
    expect([
      root.querySelector('stratus-console-log'),
      root.querySelector<HTMLElement>('pre.logs')!.hidden,
    ]).to.deep.equal([null, false])
  })

  it('C-CONS-02 a log that cannot be had is an error toast when the user asked', async () => {
    const { root, toasts } = await page(await recorded('console-log-tab.html'))
    const log = root.querySelector('stratus-console-log')!
    await waitUntil(() => log.shadowRoot!.querySelector('.failed'))
    expect(toasts).to.deep.equal([])
    await log.reload()
    expect(toasts).to.deep.equal([
      { type: 'error', text: 'There was a problem communicating with the server, please try again.' },
    ])
  })

  it('W-LOGIN only the way "credentials" shows the user name and the password; without a choice both are there', async () => {
    const plain = await page(await recorded('login-page.html'))
    const name = (root: HTMLElement) => root.querySelector<HTMLInputElement>('#id_username')!
    expect(name(plain.root).checkVisibility()).to.equal(true)
    plain.root.remove()
    const way = `<fieldset><div class="form-group"><label for="id_auth_type">Authenticate using</label>
      <select name="auth_type" id="id_auth_type"><option value="credentials">Keystone</option><option value="sso">SSO</option></select></div>`
    const { root } = await page((await recorded('login-page.html')).replace(/<fieldset[^>]*>/, way))
    const choice = root.querySelector<HTMLSelectElement>('#id_auth_type')!
    choice.value = 'sso'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    expect([name(root).checkVisibility(), name(root).disabled]).to.deep.equal([false, true])
    choice.value = 'credentials'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    expect([name(root).checkVisibility(), name(root).disabled]).to.deep.equal([true, false])
  })

  it('W-MEMB-01 the real project workflow sends who takes part, with their roles, as the server’s lists would', async () => {
    const server = pretendServer({
      'GET /identity/create': html(await recorded('project-create.html')),
      'POST /identity/create': html('', { 'X-Horizon-Location': '/identity/' }),
    })
    const { root } = await page('<a class="ajax-modal" href="/identity/create">Create Project</a>', server)
    root.querySelector('a')!.click()
    await waitUntil(() => document.querySelector('stratus-membership'))
    const modal = document.querySelector<StratusModal>('stratus-modal')!
    const users = [...modal.querySelectorAll('stratus-membership')].find(({ step }) => step === 'update_members')!
    expect(users.roles.map(({ name }) => name)).to.include.members(['member', 'admin'])
    expect(users.members.map(({ name }) => name)).to.include('demo')
    expect([users.texts.available, users.texts.members]).to.deep.equal(['All Users', 'Project Members'])
    const demo = users.members.find(({ name }) => name === 'demo')!
    users.addMember(demo.id)
    await users.updateComplete
    modal.querySelector<HTMLInputElement>('#id_name')!.value = 'p1'
    ;[...modal.shadowRoot!.querySelectorAll('button')]
      .find((each) => each.textContent!.trim() === 'Create Project')!
      .click()
    await waitUntil(() => server.last().method === 'POST')
    const sent = server.last().form as URLSearchParams
    const role = sent.get('default_update_members_role')!
    expect(sent.getAll(`update_members_role_${role}`)).to.deep.equal([demo.id])
    expect(sent.getAll('default_update_members_role').length).to.equal(1)
  })

  it('the limit charts of the real overview page are drawn, with what they said', async () => {
    const { root } = await page(await recorded('overview-page.html'))
    const pies = [...root.querySelectorAll('stratus-quota-pie')]
    expect(pies.map(({ heading, used, max }) => [heading, used, max])).to.deep.include.members([['Instances', 10, 40]])
    expect(usedOf('Used 13.6GB of 195.3GB')).to.deep.equal({ used: 13.6, max: 195.3, unit: 'GiB' })
    expect(usedOf('Used 512MB of 1GB')).to.deep.equal({ used: 512, max: 1024, unit: 'MiB' })
    expect(usedOf('Used 0B of 1000GB')).to.deep.equal({ used: 0, max: 1000, unit: 'GiB' })
    expect(usedOf('Used 3 apples of 5 pears')).to.equal(undefined)
    expect(usedOf('Used 1,234 (No Limit)')).to.deep.equal({ used: 1234, max: Infinity, unit: '' })
    expect(usedOf('Benutzt')).to.equal(undefined)
    await expect(pies[0]!).to.be.accessible()
  })

  it('W-WIZC-04 a wizard that is a page of its own has its buttons in turn', async () => {
    const fine = '{"has_errors": false, "workflow_slug": "x", "errors": {}}'
    const server = pretendServer({
      'POST /project/networks/create': new Response(fine, { headers: { 'content-type': 'application/json' } }),
    })
    const { root } = await page(
      (await recorded('network-create.html')).replace('workflow modal', 'workflow static_page'),
      server,
    )
    const buttons = () =>
      [...root.querySelectorAll<HTMLElement>('.button-previous, .button-next, .button-final')]
        .filter((each) => !each.hidden)
        .map((each) => each.className.split('button-')[1])
    expect(buttons()).to.deep.equal(['next'])
    root.querySelector<HTMLElement>('.button-next')!.click()
    await waitUntil(() => buttons().length === 2)
    expect(buttons()).to.deep.equal(['previous', 'next'])
    root.querySelectorAll<HTMLElement>('[role="tab"]')[2]!.click()
    await waitUntil(() => buttons().includes('final'))
    expect(buttons()).to.deep.equal(['previous', 'final'])
  })

  it('W-MODAL-05 a form of the page is sent once', async () => {
    const { root } = await page(
      '<form action="/x/" method="POST"><input class="btn btn-primary" type="submit" value="Save"></form>',
    )
    const form = root.querySelector('form')!
    let sent = 0
    root.addEventListener('submit', (event) => (sent++, event.preventDefault()))
    const button = root.querySelector('input')!
    button.click()
    await waitUntil(() => button.disabled)
    button.click()
    expect(sent).to.equal(1)
    expect(form.isConnected).to.equal(true)
  })

  it('W-ALERT-03 the page’s messages of the configured types fade, after the configured time; not while one has the focus', async () => {
    const { clock, advance } = fakeTime()
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    const alert = (type: string) =>
      `<div class="alert alert-${type}"><a class="close" data-dismiss="alert" href="#">×</a><p>${type}</p></div>`
    root.append(sanitizePage(`<div class="messages">${['success', 'info', 'danger'].map(alert).join('')}</div>`))
    const alertFade = { delay: 3000, duration: 1500, types: ['success', 'info'] as const }
    ends.push(enhance(root, { fetch: pretendServer().fetch, clock, alertFade }))
    const left = () => [...root.querySelectorAll('.alert p')].map((each) => each.textContent)
    const close = root.querySelector<HTMLElement>('.alert-info .close')!
    close.focus()
    await advance(2999)
    expect(root.querySelector('.stratus-leaving')).to.equal(null)
    await advance(1)
    expect(root.querySelector('.stratus-leaving')!.matches('.alert-success')).to.equal(true)
    await advance(1500)
    expect(left()).to.deep.equal(['info', 'danger'])
    close.blur()
    await advance(3000)
    await advance(1500)
    expect(left()).to.deep.equal(['danger'])
  })

  it('the cross of a message takes it away', async () => {
    const alert =
      '<div class="alert alert-success"><a class="close" data-dismiss="alert" href="#">×</a><p><strong>Success: </strong>Done</p></div>'
    const { root } = await page(alert)
    root.querySelector<HTMLElement>('.close')!.click()
    expect(root.querySelector('.alert')).to.equal(null)
  })
})
