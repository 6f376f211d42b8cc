import { aTimeout, expect, fixture, html as markup } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { backwards } from '../../../tests/support/engine.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { deepActiveElement, tabbables } from '../../internal/focus.js'
import type { StratusModal } from '../../modal-stack/stratus-modal.js'
import type { ToastInput } from '../../toaster/toast-model.js'
import { enhance } from '../index.js'

consoleGate()

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
const fine = json({ has_errors: false, workflow_slug: 'create_network', errors: {} })
const path = '/project/networks/create'

let ends: Array<() => void> = []

async function workflow(file: string, answer: Response | (() => Response | Promise<Response>) = fine, url = path) {
  const server = pretendServer({ [`GET ${url}`]: html(await recorded(file)), [`POST ${url}`]: answer })
  const root = await fixture<HTMLElement>(markup`<a class="ajax-modal" href=${url}>Create</a>`)
  const holder = root.parentElement!
  const toasts: ToastInput[] = []
  const visited: string[] = []
  ends.push(
    enhance(holder, {
      fetch: server.fetch,
      toast: (message) => void toasts.push(message),
      navigate: (target) => void visited.push(new URL(target).pathname),
    }),
  )
  root.click()
  await waitUntil(() => document.querySelector<StratusModal>('stratus-modal')?.open)
  const modal = document.querySelector<StratusModal>('stratus-modal')!
  await modal.updateComplete
  await modal.updateComplete
  const button = (name: string) =>
    [
      ...modal.shadowRoot!.querySelectorAll('button'),
      ...modal.querySelectorAll<HTMLButtonElement>('button[slot="footer"]'),
    ].find((each) => each.textContent?.trim() === name && !each.hidden)
  const tabs = [...modal.querySelectorAll<HTMLElement>('[role="tab"]')]
  const shown = () =>
    [...modal.querySelectorAll<HTMLElement>('.js-tab-pane')].find((pane) => !pane.hidden)!.id.split('__')[1]
  const settled = async () => {
    await waitUntil(() => !modal.busy)
    await modal.updateComplete
    await aTimeout(0)
  }
  return { modal, server, toasts, visited, button, tabs, shown, settled }
}

const posts = (server: ReturnType<typeof pretendServer>) => server.asked.filter(({ method }) => method === 'POST')

describe('enhance: workflows', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
    await aTimeout(0)
  })

  it('W-WIZC-01 the real network wizard has its steps as tabs, Back, Next and a final button', async () => {
    const { modal, tabs, button, shown, settled } = await workflow('network-create.html')
    expect(modal.heading).to.equal('Create Network')
    expect(tabs.map((tab) => tab.textContent!.trim())).to.deep.equal(['Network', 'Subnet', 'Subnet Details'])
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).to.deep.equal(['true', 'false', 'false'])
    expect(shown()).to.equal('createnetworkinfoaction')
    expect([button('Next') !== undefined, button('Back'), button('Create')]).to.deep.equal([true, undefined, undefined])
    await expect(modal).to.be.accessible()
    button('Next')!.click()
    await settled()
    button('Back')!.click()
    expect(shown()).to.equal('createnetworkinfoaction')
  })

  it('W-WIZC-02 W-WIZC-05 Next has its step validated by the server, with the whole form and the two headers', async () => {
    const { modal, server, button, shown, settled } = await workflow('network-create.html')
    modal.querySelector<HTMLInputElement>('#id_net_name')!.value = 'net1'
    const locked = modal.querySelector<HTMLSelectElement>('#id_ip_version')!
    locked.disabled = true
    button('Next')!.click()
    await settled()
    const { headers, form } = posts(server)[0]!
    expect(headers.get('X-Horizon-Validate-Step-Start')).to.equal('0')
    expect(headers.get('X-Horizon-Validate-Step-End')).to.equal('0')
    expect(headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
    const sent = form as URLSearchParams
    expect([sent.get('net_name'), sent.get('enable_dhcp'), sent.get('ip_version')]).to.deep.equal(['net1', 'on', '4'])
    expect(locked.disabled).to.equal(true)
    expect(shown()).to.equal('createsubnetinfoaction')
  })

  it('W-WIZC-02 a click on a later tab validates the steps in between, one on an earlier tab nothing', async () => {
    const { server, tabs, shown, settled } = await workflow('network-create.html')
    tabs[2]!.click()
    await waitUntil(() => shown() === 'createsubnetdetailaction')
    const { headers } = posts(server)[0]!
    expect([headers.get('X-Horizon-Validate-Step-Start'), headers.get('X-Horizon-Validate-Step-End')]).to.deep.equal([
      '0',
      '1',
    ])
    tabs[0]!.click()
    await settled()
    expect(shown()).to.equal('createnetworkinfoaction')
    expect(posts(server).length).to.equal(1)
  })

  it('W-WIZC-03 W-WIZC-04 visited steps are marked done; the last one has the final button instead of Next', async () => {
    const { modal, tabs, button, shown, settled } = await workflow('network-create.html')
    tabs[2]!.click()
    await waitUntil(() => shown() === 'createsubnetdetailaction')
    await modal.updateComplete
    expect(tabs.map((tab) => tab.closest('li')!.matches('.done'))).to.deep.equal([true, true, true])
    expect([button('Next'), button('Create') !== undefined]).to.deep.equal([undefined, true])
    tabs[0]!.click()
    await settled()
    expect(button('Next')).not.to.equal(undefined)
  })

  it('W-WIZC-06 W-WIZC-07 errors stand beside their fields, general ones above, and the first wrong field has the focus', async () => {
    const bad = JSON.parse(await recorded('network-validation-bad.txt')) as unknown
    const { modal, server, tabs, shown, settled } = await workflow('network-create.html', json(bad))
    tabs[2]!.click()
    await waitUntil(() => shown() === 'createsubnetinfoaction')
    await settled()
    const cidr = modal.querySelector<HTMLInputElement>('#id_cidr')!
    expect(cidr.closest('.form-group')!.matches('.has-error')).to.equal(true)
    const notes = cidr
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => modal.querySelector(`[id="${id}"]`)!.textContent)
    expect(notes).to.include('Incorrect format for IP address')
    expect(modal.querySelector('#create_network__createsubnetinfoaction .alert-danger')!.textContent).to.equal(
      'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.',
    )
    expect(document.activeElement!.id).to.equal('id_cidr')
    await expect(modal).to.be.accessible()
    server.table[`POST ${path}`] = fine
    tabs[2]!.click()
    await waitUntil(() => shown() === 'createsubnetdetailaction')
    expect(modal.querySelectorAll('.has-error, .alert-danger').length).to.equal(0)
  })

  it('W-WIZC-06 an error is text, whatever is in it, and one of a field that is not there is shown above', async () => {
    const evil = '<img src=x onerror="window.hacked=1">'
    const answer = {
      has_errors: true,
      workflow_slug: 'x',
      errors: { createnetworkinfoaction: { net_name: [evil], nowhere: ['Lost'] } },
    }
    const { modal, button, settled } = await workflow('network-create.html', json(answer))
    button('Next')!.click()
    await settled()
    expect(modal.querySelector('.has-error .help-block')!.textContent).to.equal(evil)
    expect(modal.querySelector('.alert-danger')!.textContent).to.equal('Lost')
    expect('hacked' in window).to.equal(false)
  })

  it('a validation that fails says so and stays where it is, with everything typed', async () => {
    const { modal, toasts, button, shown, settled } = await workflow(
      'network-create.html',
      html('<h1>Oops</h1>', {}, 500),
    )
    modal.querySelector<HTMLInputElement>('#id_net_name')!.value = 'net1'
    button('Next')!.click()
    await settled()
    expect(toasts.map(({ text }) => text)).to.deep.equal(['There was an error submitting the form. Please try again.'])
    expect([shown(), modal.open, modal.querySelector<HTMLInputElement>('#id_net_name')!.value]).to.deep.equal([
      'createnetworkinfoaction',
      true,
      'net1',
    ])
  })

  it('the final button sends the form and goes where the answer says', async () => {
    const { server, tabs, button, shown, visited, modal } = await workflow('network-create.html')
    tabs[2]!.click()
    await waitUntil(() => shown() === 'createsubnetdetailaction')
    server.table[`POST ${path}`] = html('', { 'X-Horizon-Location': '/project/networks/' })
    await modal.updateComplete
    button('Create')!.click()
    await waitUntil(() => visited.length)
    expect(visited).to.deep.equal(['/project/networks/'])
    expect(server.last().headers.has('X-Horizon-Validate-Step-Start')).to.equal(false)
  })

  it('the tabs of a plain workflow are free, and its button leads to what is missing', async () => {
    const { server, modal, tabs, button, shown } = await workflow('project-create.html', fine, '/identity/create')
    tabs[1]!.focus()
    tabs[1]!.click()
    expect(shown()).to.equal('update_members')
    expect(posts(server).length).to.equal(0)
    await sendKeys({ press: 'Home' })
    button('Create Project')!.click()
    await waitUntil(() => shown() === 'createprojectinfoaction')
    expect(posts(server).length).to.equal(0)
    await waitUntil(() => document.activeElement!.id === 'id_name')
    expect(modal.querySelector<HTMLInputElement>('#id_name')!.validity.valueMissing).to.equal(true)
  })

  backwards(
    'W-WIZC-01 Tab goes from the last field of a plain workflow to its next pane, and Shift+Tab back again',
    async () => {
      const { modal, server, shown } = await workflow('project-create.html', fine, '/identity/create')
      const stops = () =>
        tabbables([...modal.querySelectorAll<HTMLElement>('.js-tab-pane')].find((pane) => !pane.hidden)!)
      const first = shown()
      const last = stops().at(-1)!
      last.focus()
      await sendKeys({ press: 'Tab' })
      expect(shown()).not.to.equal(first)
      expect(deepActiveElement() === stops()[0]).to.equal(true)
      await sendKeys({ down: 'Shift' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ up: 'Shift' })
      expect(shown()).to.equal(first)
      expect(deepActiveElement() === last).to.equal(true)
      expect(posts(server).length).to.equal(0)
    },
  )
})
