import { aTimeout, expect } from '@open-wc/testing'
import {
  button,
  cleanUp,
  closed,
  isSeen,
  modals,
  opened,
  page,
  router,
  routerForm,
} from '../../../tests/horizon-pages/modal-page.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'

consoleGate()

describe('enhance: modal forms', () => {
  afterEach(cleanUp)

  it('W-MODAL-01 loads a link by GET with the AJAX marker and shows the real form, readable by machine and eye', async () => {
    const { server, modal } = await routerForm(html(''))
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([`GET ${router}`])
    expect(server.asked[0]!.headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
    expect(modal.heading).to.equal('Create Router')
    expect(modal.querySelector('.modal-title, script, [ng-controller]')).to.equal(null)
    const select = modal.querySelector<HTMLSelectElement>('#id_external_network')!
    expect(select.checkVisibility()).to.equal(true)
    expect([...select.options].map((option) => option.text)).to.deep.equal(['Select network', 'public'])
    expect(modal.querySelector('[slot="help"]')!.textContent).to.contain('Creates a router with specified parameters.')
    expect(modal.querySelector('#id_admin_state_up')!.closest('.form-group')!.textContent).to.contain(
      'If checked, the router will be enabled.',
    )
    await expect(modal).to.be.accessible()
  })

  it('W-MODAL-01 a click takes the page’s old errors and successes away, other messages stay', async () => {
    const { root, anchor } = await page(
      pretendServer({ [`GET ${router}`]: html(await recorded('router-create.html')) }),
    )
    const messages = document.createElement('div')
    messages.className = 'messages'
    for (const type of ['danger', 'success', 'warning', 'info']) {
      const alert = document.createElement('div')
      alert.className = `alert alert-${type}`
      messages.append(alert)
    }
    root.append(messages)
    anchor.click()
    await opened('Create Router')
    expect([...messages.children].map((each) => each.className)).to.deep.equal([
      'alert alert-warning',
      'alert alert-info',
    ])
  })

  it('W-MODAL-01 a modifier key leaves the link to the browser, a disabled one does nothing', async () => {
    const server = pretendServer()
    const { anchor } = await page(server)
    let left = false
    const keep = (event: Event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', keep, { once: true })
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(left).to.equal(true)
    anchor.classList.add('disabled')
    anchor.click()
    expect(server.asked).to.deep.equal([])
  })

  it('a page that is left takes its forms along: one on its way does not open over the next page, an open one closes', async () => {
    const here = location.href
    const form = await recorded('router-create.html')
    let answer: (response: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => (answer = resolve))
    const first = await page(pretendServer({ [`GET ${router}`]: () => late }))
    const second = await page(pretendServer({ [`GET ${router}`]: html(form) }))
    try {
      first.anchor.click()
      history.replaceState(null, '', '/elsewhere/')
      first.end()
      answer(html(form))
      await late
      await aTimeout(0)
      expect([modals().length, first.toasts.length]).to.deep.equal([0, 0])
      second.anchor.click()
      await opened('Create Router')
      // The page is shown again, as after an action: its form stays.
      second.end()
      expect(modals().map(({ open }) => open)).to.deep.equal([true])
      const third = await page(pretendServer())
      history.replaceState(null, '', here)
      third.end()
      await closed()
    } finally {
      history.replaceState(null, '', here)
    }
  })

  it('W-MODAL-02 a link inside of a modal opens another one above; the one below comes back', async () => {
    const server = pretendServer({
      'GET /project/floating_ips/associate/': html(await recorded('floating-ip-associate.html')),
      'GET /project/floating_ips/allocate/': html(await recorded('floating-ip-allocate.html')),
    })
    const { anchor } = await page(server, '/project/floating_ips/associate/')
    anchor.click()
    const below = await opened('Manage Floating IP Associations')
    below.querySelector<HTMLAnchorElement>('a.ajax-add')!.click()
    const above = await opened('Allocate Floating IP')
    expect([isSeen(below), isSeen(above)]).to.deep.equal([false, true])
    button(above, 'Cancel').click()
    await waitUntil(() => modals().length === 1)
    expect(isSeen(below)).to.equal(true)
  })

  it('W-MODAL-04 W-MODAL-05 sends once, says Working, and nothing can be pressed meanwhile', async () => {
    let answer!: (response: Response) => void
    const { server, modal, submit } = await routerForm(() => new Promise((resolve) => (answer = resolve)))
    submit()
    submit()
    await modal.updateComplete
    expect(modal.shadowRoot!.querySelector('[role="status"]')!.textContent!.trim()).to.equal('Working')
    expect(button(modal, 'Create Router').disabled).to.equal(true)
    expect(server.asked.filter(({ method }) => method === 'POST').length).to.equal(1)
    answer(html('', { 'X-Horizon-Location': '/project/routers/' }))
    await closed()
  })

  it('W-MODAL-06 does not send a form that is not valid', async () => {
    const { server, modal, submit } = await routerForm(html(''))
    const name = modal.querySelector<HTMLInputElement>('#id_name')!
    name.required = true
    name.value = ''
    submit()
    expect(server.asked.some(({ method }) => method === 'POST')).to.equal(false)
  })

  it('W-MODAL-07 W-MODAL-11 form-serialises its fields and goes where X-Horizon-Location says', async () => {
    const { server, visited, submit } = await routerForm(html('', { 'X-Horizon-Location': '/project/routers/' }))
    submit()
    await closed()
    expect(visited).to.deep.equal(['/project/routers/'])
    const { form, headers } = server.last()
    expect(form).to.be.instanceOf(URLSearchParams)
    expect(headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
    expect(headers.has('X-Horizon-Add-To-Field')).to.equal(false)
    expect(Object.fromEntries(form as URLSearchParams)).to.deep.include({
      name: 'r1',
      admin_state_up: 'on',
      external_network: '',
      csrfmiddlewaretoken: 'demo-token',
    })
  })

  it('W-MODAL-07 never follows a location that is a script', async () => {
    const { visited, submit } = await routerForm(html('', { 'X-Horizon-Location': 'javascript:alert(1)' }))
    submit()
    await closed()
    expect(visited).to.deep.equal([])
  })

  it('W-MODAL-08 saves an attachment under its name and then goes on', async () => {
    const { saved, visited, submit } = await routerForm(
      new Response('export OS_PROJECT="demo"', {
        headers: {
          'content-type': 'text/plain',
          'content-disposition': 'attachment; filename="../../etc/demo openrc.sh"',
          'X-Horizon-Location': '/project/api_access/',
        },
      }),
    )
    submit()
    await closed()
    await waitUntil(() => saved.length)
    expect(saved).to.deep.equal([{ name: 'demo openrc.sh', text: 'export OS_PROJECT="demo"' }])
    expect(visited).to.deep.equal(['/project/api_access/'])
  })

  it('W-MODAL-09 W-MODAL-11 puts what a form made into the field it was opened for, selected', async () => {
    const server = pretendServer({
      'GET /project/floating_ips/associate/': html(await recorded('floating-ip-associate.html')),
      'GET /project/floating_ips/allocate/': html(await recorded('floating-ip-allocate.html')),
      'POST /project/floating_ips/allocate/': new Response('["eca670ec", "203.0.113.9 <b>"]', {
        headers: {
          'content-type': 'text/plain',
          'X-Horizon-Add-To-Field': 'id_ip_id',
          'X-Horizon-Messages': '[["success", "Allocated Floating IP 203.0.113.9.", ""]]',
        },
      }),
    })
    const { anchor, toasts } = await page(server, '/project/floating_ips/associate/')
    anchor.click()
    const below = await opened('Manage Floating IP Associations')
    const field = below.querySelector<HTMLSelectElement>('#id_ip_id')!
    let changes = 0
    field.addEventListener('change', () => changes++)
    below.querySelector<HTMLAnchorElement>('a.ajax-add')!.click()
    const above = await opened('Allocate Floating IP')
    button(above, 'Allocate IP').click()
    await waitUntil(() => modals().length === 1)
    expect(server.last().headers.get('X-Horizon-Add-To-Field')).to.equal('id_ip_id')
    expect([field.value, field.selectedOptions[0]!.text]).to.deep.equal(['eca670ec', '203.0.113.9 <b>'])
    expect(changes).to.equal(1)
    expect(toasts).to.deep.equal([{ type: 'success', text: 'Allocated Floating IP 203.0.113.9.' }])
  })

  it('W-MODAL-10 shows the form again with its errors in a new modal, the focus on the first wrong field', async () => {
    const path = '/project/security_groups/create/'
    const server = pretendServer({
      [`GET ${path}`]: html(await recorded('security-group-create.html')),
      [`POST ${path}`]: html(await recorded('security-group-invalid.html')),
    })
    const { anchor } = await page(server, path)
    anchor.click()
    const first = await opened('Create Security Group')
    first.querySelector<HTMLInputElement>('#id_name')!.value = 'größe'
    button(first, 'Create Security Group').click()
    await waitUntil(() => !first.isConnected)
    const second = await opened('Create Security Group')
    await waitUntil(() => document.activeElement?.id === 'id_name')
    const name = second.querySelector<HTMLInputElement>('#id_name')!
    expect(name.getAttribute('aria-invalid')).to.equal('true')
    const described = name
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
    expect(described.join()).to.contain('The string may only contain ASCII printable characters.')
    expect(second.dirty).to.equal(true)
    await expect(second).to.be.accessible()
  })

  it('W-MODAL-11 sends multipart where the form says so, and passwords survive an answer with errors', async () => {
    const form = (
      error: string,
    ) => `<div class="modal"><div class="modal-header"><h3 class="modal-title">Import</h3></div>
      <form action="/import/" method="POST" enctype="multipart/form-data"><div class="modal-body"><fieldset>
      <div class="form-group ${error}"><label for="id_name">Name</label><input type="text" name="name" id="id_name"></div>
      <label for="id_password">Password</label><input type="password" name="password" id="id_password">
      <input type="file" name="data" aria-label="File"></fieldset></div>
      <div class="modal-footer"><input type="submit" value="Import"></div></form></div>`
    const server = pretendServer({ 'GET /import/': html(form('')), 'POST /import/': html(form('has-error')) })
    const { anchor } = await page(server, '/import/')
    anchor.click()
    const first = await opened('Import')
    first.querySelector<HTMLInputElement>('#id_password')!.value = 's3cret'
    const files = new DataTransfer()
    files.items.add(new File(['data'], 'key.pem'))
    first.querySelector<HTMLInputElement>('[type=file]')!.files = files.files
    button(first, 'Import').click()
    await waitUntil(() => !first.isConnected)
    const second = await opened('Import')
    const sent = server.last().form as FormData
    expect(sent).to.be.instanceOf(FormData)
    expect((sent.get('data') as File).name).to.equal('key.pem')
    expect(second.querySelector<HTMLInputElement>('#id_password')!.value).to.equal('s3cret')
    expect(second.querySelector<HTMLInputElement>('[type=file]')!.files![0]!.name).to.equal('key.pem')
  })
})
