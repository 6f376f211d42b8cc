import { aTimeout, expect, fixture, html as markup } from '@open-wc/testing'
import { fakeTime } from '../../../tests/horizon-pages/fake-time.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { enhance, sanitizePage, type EnhanceOptions } from '../index.js'

consoleGate()

let ends: Array<() => void> = []

async function page(content: string, server = pretendServer(), options: EnhanceOptions = {}) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const visited: string[] = []
  const time = fakeTime()
  const end = enhance(root, {
    fetch: server.fetch,
    toast: () => undefined,
    navigate: (url) => void visited.push(new URL(url).pathname),
    clock: time.clock,
    ...options,
  })
  ends.push(end)
  return { root, server, visited, end, ...time }
}

const shownPane = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('.tab-pane')].find((pane) => !pane.hidden)!.id
const tab = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role="tab"]')].find((each) => each.textContent!.trim() === name)!
const change = (field: Element) => field.dispatchEvent(new Event('change', { bubbles: true }))

describe('enhance: tabs, menus, login, console log, quotas, memberships, in detail', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    document.cookie = 'tabs=; path=/; max-age=0'
    await aTimeout(0)
  })

  it('W-TAB-02 a remembered tab does not go before the one of the address, nor where the group does not ask for it', async () => {
    document.cookie = `tabs=${encodeURIComponent('{"instance_details":"#instance_details__interfaces"}')}; path=/`
    const content = await recorded('instance-details-page.html')
    const here = location.href
    try {
      const address = new URL(here)
      address.searchParams.set('tab', 'instance_details__overview')
      history.replaceState(null, '', address)
      const addressed = await page(content)
      expect(shownPane(addressed.root)).to.equal('instance_details__overview')
      addressed.root.remove()
    } finally {
      history.replaceState(null, '', here)
    }
    const free = await page(content.replace(/data-sticky-tabs="sticky"/, ''))
    expect(shownPane(free.root)).to.equal('instance_details__overview')
  })

  it('W-TAB-01 says Loading while a tab is on its way; one that failed is asked for again when it is shown again', async () => {
    const { root, advance, server } = await page(await recorded('instance-details-page.html'))
    tab(root, 'Log').click()
    await waitUntil(() => root.querySelector('[role="alert"]'))
    let answer: (response: Response) => void = () => undefined
    const slow = new Promise<Response>((resolve) => (answer = resolve))
    server.table[`GET ${location.pathname}`] = () => slow
    tab(root, 'Log').click()
    await advance(150)
    expect(document.querySelector('.stratus-horizon-note')?.textContent).to.equal('Loading')
    answer(html('<p>at last</p>'))
    await waitUntil(() => root.textContent!.includes('at last'))
    expect(document.querySelector('.stratus-horizon-note')).to.equal(null)
    expect(server.asked.length).to.equal(2)
  })

  it('W-LOGIN the help stands beside the choice of a way, and is not there without one', async () => {
    const form = (choice: string) =>
      `<form action="/auth/login/" method="POST"><p class="help_text">How to sign in</p>${choice}<button id="loginBtn" type="submit">Sign In</button></form>`
    const plain = await page(form(''))
    expect(plain.root.querySelector('.help_text')!.checkVisibility()).to.equal(false)
    const choice = await page(
      form(
        '<div class="form-group"><select id="id_auth_type" aria-label="x"><option value="credentials">x</option></select></div>',
      ),
    )
    expect(choice.root.querySelector('.form-group')!.nextElementSibling!.className).to.equal('help_text')
  })

  it('W-MEMB-01 who takes part already is a member with these roles', async () => {
    const content = (await recorded('project-create.html')).replace(/\bmodal\b/, 'static_page')
    const first = /<select[^>]*id_update_members_role_[^>]*>\s*<option value="([^"]+)"/.exec(content)!
    const { root } = await page(content.replace(first[0], first[0].replace(/value=/, 'selected value=')))
    const users = [...root.querySelectorAll('stratus-membership')].find(({ step }) => step === 'update_members')!
    expect(users.value.map(({ id, roles }) => [id, roles.length])).to.deep.equal([[first[1], 1]])
  })

  it('C-LAUNCH-01 a quota bar follows the field it is for, another adds one step', async () => {
    const bar = (more: string) =>
      `<div class="quota_bar" data-quota-limit="10" data-quota-used="2" ${more}><div class="progress"></div></div>`
    const { root } = await page(
      `<form action="/x/"><input id="id_size" type="number" value="3" aria-label="Size">${bar('data-progress-indicator-for="id_size"')}${bar('data-progress-indicator-step-by="1"')}</form>`,
    )
    const added = () => [...root.querySelectorAll('stratus-quota-bar')].map((each) => each.added)
    expect(added()).to.deep.equal([3, 1])
    const size = root.querySelector('input')!
    size.value = '5'
    size.dispatchEvent(new Event('input', { bubbles: true }))
    expect(added()).to.deep.equal([5, 1])
  })

  it('W-CHART-01 a chart is asked for again by its controls outside of the form; the picture of the period is in it', async () => {
    const server = pretendServer({ 'GET /series/': () => Response.json({ series: [], settings: {}, stats: {} }) })
    const { root } = await page(
      `<select data-line-chart-command="select_box_change" aria-label="x"><option>a</option></select>
      <div class="overview_chart"><div data-chart-type="line_chart" data-data="/series/"></div><div data-chart-type="overview_bar_chart">old</div></div>`,
      server,
    )
    await waitUntil(() => server.asked.length === 1)
    expect(root.querySelector('[data-chart-type="overview_bar_chart"]')!.checkVisibility()).to.equal(false)
    change(root.querySelector('select')!)
    await waitUntil(() => server.asked.length === 2)
  })

  it('W-MODAL-05 a button that says so stays enabled; one that was pressed works again when the browser comes back', async () => {
    const { root } = await page(
      '<form action="/x/"><input class="btn btn-primary" type="submit" value="Save"></form><form action="/y/"><input class="btn btn-primary always-enabled" type="submit" value="Go"></form>',
    )
    const [once, always] = root.querySelectorAll<HTMLInputElement>('input')
    // Firefox sends a form also for an event that was made by hand.
    const keep = (event: Event) => event.preventDefault()
    document.addEventListener('submit', keep)
    for (const button of [once!, always!])
      button.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    document.removeEventListener('submit', keep)
    await aTimeout(0)
    expect([once!.disabled, always!.disabled]).to.deep.equal([true, false])
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(once!.disabled).to.equal(false)
  })

  it('C-PWD-01 C-PWD-02 on a page of its own the form of a password can be neither seen nor sent; closing leads back', async () => {
    const { root, visited } = await page(
      '<form action="/p/" method="POST"><textarea id="id_encrypted_password" aria-label="x">Zm9v</textarea><textarea id="id_private_key" aria-label="y"></textarea><a class="cancel" href="/project/instances/">Cancel</a></form>',
    )
    const form = root.querySelector('form')!
    expect([form.inert, form.checkVisibility()]).to.deep.equal([true, false])
    root
      .querySelector('stratus-decrypt-password')!
      .dispatchEvent(new CustomEvent('stratus-close-request', { bubbles: true }))
    expect(visited).to.deep.equal(['/project/instances/'])
  })

  it('T-MODEL-08 the network topology is read again after 10 s, each time with the time', async () => {
    const empty = { networks: [], routers: [], servers: [], ports: [] }
    const server = pretendServer({ 'GET /project/network_topology/json': () => Response.json(empty) })
    const { due, advance } = await page(
      '<span id="networktopology" data-networktopology="/project/network_topology/json"></span>',
      server,
    )
    await waitUntil(() => due().length)
    expect(due()).to.deep.equal([10_000])
    await advance(10_000)
    await waitUntil(() => server.asked.length === 2)
    for (const { path } of server.asked) expect(path).to.match(/json\?\d{13}$/)
  })

  it('an entry of a menu that is off is off, with its reason, and a red one is red', async () => {
    const { root } = await page(
      `<div class="btn-group"><a class="btn dropdown-toggle" data-toggle="dropdown" href="#">More</a><ul class="dropdown-menu">
      <li><a class="disabled" title="Not now." href="/a/">Resize</a></li><li><button class="btn-danger" type="button">Delete</button></li></ul></div>`,
    )
    root.querySelector<HTMLElement>('.dropdown-toggle')!.click()
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.open)
    expect(menu.actions.map(({ label, disabled, danger }) => [label, disabled, danger])).to.deep.equal([
      ['Resize', 'Not now.', false],
      ['Delete', false, true],
    ])
  })

  const fine = () => Response.json({ has_errors: false, workflow_slug: 'x', errors: {} })

  it('W-WIZC-05 a list that is locked is judged too; W-WIZC-04 taking steps out by a switch brings the final button', async () => {
    const server = pretendServer({ 'POST /project/networks/create': fine })
    const { root } = await page(
      (await recorded('network-create.html')).replace('workflow modal', 'workflow static_page'),
      server,
    )
    const [, subnet, details] = root.querySelectorAll<HTMLElement>('li:has(> [role="tab"])')
    const list = [...root.querySelectorAll('select')].find(({ value }) => value)!
    list.disabled = true
    root.querySelector<HTMLElement>('.button-next')!.click()
    await waitUntil(() => server.asked.length)
    expect(server.last().form?.has(list.name)).to.equal(true)
    expect(list.disabled).to.equal(true)
    const step = () =>
      [...root.querySelectorAll('[role="tab"]')].findIndex(({ ariaSelected }) => ariaSelected === 'true')
    await waitUntil(() => step() === 1)
    root.querySelector<HTMLElement>('.button-previous')!.click()
    expect(step()).to.equal(0)
    const final = root.querySelector<HTMLElement>('.button-final')!
    expect(final.hidden).to.equal(true)
    for (const item of [subnet!, details!]) item.hidden = true
    await waitUntil(() => !final.hidden)
    expect(root.querySelector<HTMLElement>('.button-next')!.hidden).to.equal(true)
  })

  it('W-WIZC-02 a step that lacks something is not sent to be validated', async () => {
    const server = pretendServer({ 'POST /project/networks/create': fine })
    const { root } = await page(
      (await recorded('network-create.html')).replace('workflow modal', 'workflow static_page'),
      server,
    )
    const name = root.querySelector<HTMLInputElement>('#id_net_name')!
    name.required = true
    root.querySelector<HTMLElement>('.button-next')!.click()
    await waitUntil(() => document.activeElement === name)
    expect(server.asked).to.deep.equal([])
  })
})
