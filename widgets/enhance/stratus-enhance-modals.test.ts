import { aTimeout, expect, fixture, html as markup, waitUntil } from '@open-wc/testing'
import { html, pretendServer, recorded } from '../../tests/classic/server.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { encryptedPassword, password, pkcs1Key } from '../decrypt-password/keys-fixture.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import type { ToastInput } from '../toaster/toast-model.js'
import { putFile } from './defaults.js'
import { enhance, type EnhanceOptions } from './index.js'

consoleGate()

const router = '/project/routers/create/'

let ends: Array<() => void> = []

/** A page with one modal link, alive, and everything it does to the world around it. */
async function page(server: ReturnType<typeof pretendServer>, link = router, options: EnhanceOptions = {}) {
  const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href=${link}>Create Router</a></div>`)
  const toasts: ToastInput[] = []
  const visited: string[] = []
  const saved: Array<{ name: string; text: string }> = []
  let reloads = 0
  ends.push(
    enhance(root, {
      fetch: server.fetch,
      toast: (message) => void toasts.push(message),
      navigate: (url) => void visited.push(new URL(url).pathname + new URL(url).search),
      reload: () => void reloads++,
      save: (file, name) => void file.text().then((text) => saved.push({ name, text })),
      ...options,
    }),
  )
  const anchor = root.querySelector('a')!
  return { root, anchor, toasts, visited, saved, reloads: () => reloads }
}

const modals = () => [...document.querySelectorAll('stratus-modal')]
const newest = () => modals().at(-1)!
const button = (modal: StratusModal, name: string) =>
  [...modal.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)!
const isSeen = (modal: StratusModal) =>
  modal.shadowRoot!.querySelector('dialog')!.checkVisibility({ visibilityProperty: true })

async function opened(heading?: string): Promise<StratusModal> {
  await waitUntil(
    () => modals().some((modal) => modal.open && (!heading || modal.heading === heading)),
    'a modal opens',
  )
  const modal = newest()
  await modal.updateComplete
  await modal.updateComplete
  return modal
}

/** Opens the recorded form of a real Horizon. */
async function routerForm(answer: Response | (() => Response | Promise<Response>), options: EnhanceOptions = {}) {
  const server = pretendServer({
    [`GET ${router}`]: html(await recorded('router-create.html')),
    [`POST ${router}`]: answer,
  })
  const world = await page(server, router, options)
  world.anchor.click()
  const modal = await opened('Create Router')
  modal.querySelector<HTMLInputElement>('#id_name')!.value = 'r1'
  return { ...world, server, modal, submit: () => button(modal, 'Create Router').click() }
}

const closed = () => waitUntil(() => modals().length === 0, 'all modals are closed')

describe('enhance: modal forms', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    for (const modal of modals()) modal.remove()
    await aTimeout(0)
  })

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

  it('W-MODAL-12 shows the messages of an answer, details apart, safe markup beside its text', async () => {
    const { toasts, submit } = await routerForm(
      html('', {
        'X-Horizon-Location': '/',
        'X-Horizon-Messages': JSON.stringify([
          ['error', 'Unable to create router.\\u2026Quota exceeded', ''],
          ['success', 'See <a href="/x"><b>r1</b></a>', 'safe'],
          ['strange', 'Hello', ''],
        ]).replaceAll('\\\\u', '\\u'),
      }),
    )
    submit()
    await closed()
    expect(toasts).to.deep.equal([
      { type: 'error', text: 'Unable to create router.', details: 'Quota exceeded' },
      { type: 'success', text: 'See r1', html: 'See <a href="/x"><b>r1</b></a>' },
      { type: 'info', text: 'Hello' },
    ])
  })

  it('W-MODAL-12 messages that are not JSON, or not messages, change nothing', async () => {
    for (const header of ['<oops', '{"a":1}', '[1,["info"],null,["info",""]]']) {
      const { toasts, visited, submit } = await routerForm(
        html('', { 'X-Horizon-Location': '/project/routers/', 'X-Horizon-Messages': header }),
      )
      submit()
      await closed()
      expect([toasts.length, visited.length], header).to.deep.equal([0, 1])
    }
  })

  const imageForm = `<div class="modal"><div class="modal-header"><h3 class="modal-title">Create Image</h3></div>
    <form action="/images/create/" method="POST" enctype="multipart/form-data"><div class="modal-body">
    <label for="id_name">Name</label><input type="text" name="name" id="id_name">
    <input type="file" name="image_file" data-external-upload="true" aria-label="File"></div>
    <div class="modal-footer"><input type="submit" value="Create Image"></div></form></div>`

  async function imageUpload(putFile: EnhanceOptions['putFile']) {
    const server = pretendServer({
      'GET /images/create/': html(imageForm),
      'POST /images/create/': html('', {
        'X-File-Upload-URL': 'https://glance.example/v2/images/1/file',
        'X-Auth-Token': 'secret-token',
        'X-Horizon-Location': '/project/images/',
      }),
    })
    const world = await page(server, '/images/create/', { putFile: putFile! })
    world.anchor.click()
    const modal = await opened('Create Image')
    modal.querySelector<HTMLInputElement>('#id_name')!.value = 'cirros'
    const files = new DataTransfer()
    files.items.add(new File(['x'.repeat(1000)], 'cirros.img'))
    modal.querySelector<HTMLInputElement>('[type=file]')!.files = files.files
    button(modal, 'Create Image').click()
    return { ...world, server }
  }

  it('W-MODAL-13 puts the file to the upload address as octet-stream with its token, and reports progress', async () => {
    let report!: (percent: number) => void
    let finish!: () => void
    let sent: unknown[] = []
    const { server, visited } = await imageUpload((url, file, { headers, onProgress }) => {
      sent = [url, file.size, headers]
      report = onProgress
      return new Promise((resolve) => (finish = resolve))
    })
    const progress = await opened('Uploading image')
    expect(sent).to.deep.equal([
      'https://glance.example/v2/images/1/file',
      1000,
      { 'Content-Type': 'application/octet-stream', 'X-Auth-Token': 'secret-token' },
    ])
    const form = server.last().form as FormData
    expect([form.get('image_file'), form.get('image_file__hidden')]).to.deep.equal([null, 'cirros.img'])
    report(42)
    expect(progress.querySelector('progress')!.value).to.equal(42)
    await expect(progress).to.be.accessible()
    finish()
    await closed()
    expect(visited).to.deep.equal(['/project/images/'])
  })

  it('W-MODAL-13 sends by PUT with credentials and says how far it is', async () => {
    const { XMLHttpRequest: real } = window
    const sent: unknown[] = []
    class PretendRequest extends EventTarget {
      status = 0
      withCredentials = false
      upload = new EventTarget()
      open = (...what: string[]) => void sent.push(...what)
      setRequestHeader = (...header: string[]) => void sent.push(header.join(': '))
      abort = () => undefined
      send(file: Blob) {
        sent.push(this.withCredentials, file.size)
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 420, total: 1000 }))
        this.status = 204
        this.dispatchEvent(new Event('load'))
      }
    }
    Object.assign(window, { XMLHttpRequest: PretendRequest })
    const progress: number[] = []
    try {
      await putFile('https://glance.example/v2/images/1/file', new Blob(['x'.repeat(1000)]), {
        headers: { 'Content-Type': 'application/octet-stream', 'X-Auth-Token': 'secret-token' },
        signal: new AbortController().signal,
        onProgress: (percent) => void progress.push(percent),
      })
    } finally {
      Object.assign(window, { XMLHttpRequest: real })
    }
    expect(sent).to.deep.equal([
      'PUT',
      'https://glance.example/v2/images/1/file',
      'Content-Type: application/octet-stream',
      'X-Auth-Token: secret-token',
      true,
      1000,
    ])
    expect(progress).to.deep.equal([42])
  })

  it('W-MODAL-13 a stopped upload says so, and the form can be had back', async () => {
    const { toasts } = await imageUpload(
      (_url, _file, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted')))),
    )
    const progress = await opened('Uploading image')
    progress.querySelector<HTMLButtonElement>('button[slot="footer"]')!.click()
    await closed()
    expect(toasts.map(({ type, text, details }) => [type, text, details])).to.deep.equal([
      ['danger', 'There was an error submitting the form. Please try again.', 'Aborted'],
    ])
    toasts[0]!.action!.run()
    const again = await opened('Create Image')
    expect(again.querySelector<HTMLInputElement>('#id_name')!.value).to.equal('cirros')
  })

  it('W-MODAL-14 a logout header leads where the answer says', async () => {
    const { toasts, visited, submit } = await routerForm(
      html('', { logout: 'True', 'X-Horizon-Location': '/auth/login/?next=/project/routers/' }, 401),
    )
    submit()
    await closed()
    expect(visited).to.deep.equal(['/auth/login/?next=/project/routers/'])
    expect(toasts).to.deep.equal([])
  })

  for (const [name, answer] of [
    ['a 500', () => html('<h1>Oops</h1>', {}, 500)],
    ['a 404', () => html('', {}, 404)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page instead of a form', () => html('<html><body>login</body></html>')],
    ['a PDF', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
  ] as const) {
    it(`W-MODAL-15 ${name} closes the modal with the sentence of the catalogue; what was typed can be had back`, async () => {
      const { toasts, submit } = await routerForm(answer)
      submit()
      await closed()
      expect(toasts.map(({ type, text }) => [type, text])).to.deep.equal([
        ['danger', 'There was an error submitting the form. Please try again.'],
      ])
      toasts[0]!.action!.run()
      const again = await opened('Create Router')
      expect(again.querySelector<HTMLInputElement>('#id_name')!.value).to.equal('r1')
      expect(again.dirty).to.equal(true)
    })
  }

  for (const [name, answer] of [
    ['a 500', () => html('<div class="modal">x</div>', {}, 500)],
    ['a 404', () => html('', {}, 404)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a PDF', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
    ['a text that is not markup', () => html('nothing to see <<<')],
  ] as const) {
    it(`W-MODAL-16 ${name} as a modal says that it cannot be loaded`, async () => {
      const { anchor, toasts } = await page(pretendServer({ [`GET ${router}`]: answer }))
      anchor.click()
      await waitUntil(() => toasts.length)
      expect(toasts).to.deep.equal([{ type: 'danger', text: 'An error occurred. Please try again later.' }])
      expect(modals()).to.deep.equal([])
    })
  }

  it('a form that is answered by the sign-in page leads there, and is not shown as its next step', async () => {
    const login = html(await recorded('login-page.html'))
    Object.defineProperties(login, {
      redirected: { value: true },
      url: { value: `${location.origin}/auth/login/?next=/project/routers/` },
    })
    const { visited, submit, toasts } = await routerForm(() => login)
    submit()
    await waitUntil(() => visited.length)
    expect(visited).to.deep.equal(['/auth/login/?next=/project/routers/'])
    await closed()
    expect(toasts).to.deep.equal([])
  })

  it('W-MODAL-16 a message of the server speaks for itself', async () => {
    const messages = '[["error", "Unable to retrieve networks.", ""]]'
    const { anchor, toasts } = await page(
      pretendServer({ [`GET ${router}`]: html('', { 'X-Horizon-Messages': messages }, 500) }),
    )
    anchor.click()
    await waitUntil(() => toasts.length)
    expect(toasts).to.deep.equal([{ type: 'error', text: 'Unable to retrieve networks.' }])
  })

  it('a form whose object is gone leads to the page that says so', async () => {
    const { anchor, visited, toasts } = await page(
      pretendServer({ [`GET ${router}`]: html('', { 'X-Horizon-Location': '/project/routers/' }) }),
    )
    anchor.click()
    await waitUntil(() => visited.length)
    expect(visited).to.deep.equal(['/project/routers/'])
    expect(toasts).to.deep.equal([])
    expect(modals()).to.deep.equal([])
  })

  // Recorded: the answer of Horizon's form of a volume transfer (live-cloud samples, writes/174).
  it('W-MODAL-10 an answer that only shows something keeps its links, and leads on when it is closed', async () => {
    const transfer = `<div id="show_volume_transfer_modal" class="modal"><div class="modal-dialog"><div class="modal-content">
      <div class="modal-header"><h3 class="modal-title">Volume Transfer</h3></div>
      <form action="horizon:project:volumes:show_transfer" method="POST"><div class="modal-body clearfix"><div class="row"><div class="col-sm-6"><fieldset>
        <div class="form-group"><label class="control-label" for="id_auth_key"><span class="field-label">Authorization Key</span></label>
        <div><input type="text" name="auth_key" value="33cd1c5686059ca9" readonly="readonly" class="form-control" id="id_auth_key"></div></div></fieldset></div></div></div>
      <div class="modal-footer"><a href="/project/volumes/t1/download_creds/33cd1c5686059ca9" class="btn btn-default"><span class="fa fa-download"></span> Download transfer credentials</a>
        <a onClick="location.href='/project/volumes/'" href="/project/volumes/" class="btn btn-default">Close</a></div></form></div></div></div>`
    const { visited, saved, server, submit } = await routerForm(html(transfer))
    server.table['GET /project/volumes/t1/download_creds/33cd1c5686059ca9'] = new Response('key', {
      headers: { 'content-disposition': 'attachment; filename=transfer-credentials.txt' },
    })
    submit()
    const shown = await opened('Volume Transfer')
    expect(shown.querySelector<HTMLInputElement>('#id_auth_key')!.value).to.equal('33cd1c5686059ca9')
    const link = shown.querySelector<HTMLAnchorElement>('.stratus-modal-links a')!
    expect(link.checkVisibility()).to.equal(true)
    expect([link.textContent?.trim(), link.getAttribute('href')]).to.deep.equal([
      'Download transfer credentials',
      '/project/volumes/t1/download_creds/33cd1c5686059ca9',
    ])
    expect(shown.querySelector('[onclick]')).to.equal(null)
    link.click()
    await waitUntil(() => saved.length)
    expect(saved).to.deep.equal([{ name: 'transfer-credentials.txt', text: 'key' }])
    expect(shown.open).to.equal(true)
    await expect(shown).to.be.accessible()
    shown.querySelector<HTMLButtonElement>('button[slot="footer"]')!.click()
    await waitUntil(() => visited.length)
    expect(visited).to.deep.equal(['/project/volumes/'])
  })

  it('W-MODAL-17 a 401 goes to the location of the answer, or loads the page again', async () => {
    const there = await page(
      pretendServer({ [`GET ${router}`]: html('', { 'X-Horizon-Location': '/auth/login/?next=/a' }, 401) }),
    )
    there.anchor.click()
    await waitUntil(() => there.visited.length)
    expect(there.visited).to.deep.equal(['/auth/login/?next=/a'])
    const here = await page(pretendServer({ [`GET ${router}`]: html('', {}, 401) }))
    here.anchor.click()
    await waitUntil(() => here.reloads() === 1)
    expect(here.toasts).to.deep.equal([])
  })

  it('the last of several clicks counts; a slow answer of an earlier one is dropped', async () => {
    let slow!: (response: Response) => void
    const server = pretendServer({
      'GET /slow/': () => new Promise((resolve) => (slow = resolve)),
      [`GET ${router}`]: html(await recorded('router-create.html')),
    })
    const { root, anchor } = await page(server)
    root.insertAdjacentElement(
      'beforeend',
      Object.assign(document.createElement('a'), { href: '/slow/', className: 'ajax-modal' }),
    )
    root.querySelector<HTMLAnchorElement>('a[href="/slow/"]')!.click()
    anchor.click()
    await opened('Create Router')
    slow(html(await recorded('security-group-create.html')))
    await aTimeout(0)
    expect(modals().length).to.equal(1)
  })

  it('a page may refuse a fragment, and change it before it is inserted', async () => {
    const { root, anchor } = await page(
      pretendServer({ [`GET ${router}`]: html(await recorded('router-create.html')) }),
    )
    root.addEventListener('stratus-before-insert', (event) => event.preventDefault(), { once: true })
    anchor.click()
    await waitUntil(() => !anchor.hasAttribute('aria-busy'))
    expect(modals()).to.deep.equal([])
    anchor.click()
    await opened('Create Router')
  })

  it('called twice, one click opens one modal; after dispose the link is the browser’s again', async () => {
    const server = pretendServer({ [`GET ${router}`]: html(await recorded('router-create.html')) })
    const { root, anchor } = await page(server)
    const again = enhance(root, { fetch: server.fetch })
    anchor.click()
    await opened('Create Router')
    expect([server.asked.length, modals().length]).to.deep.equal([1, 1])
    again()
    for (const end of ends) end()
    let prevented = true
    document.addEventListener('click', (event) => ((prevented = event.defaultPrevented), event.preventDefault()), {
      once: true,
    })
    anchor.click()
    expect(prevented).to.equal(false)
    expect(root.classList.contains('stratus-classic')).to.equal(false)
  })
})

describe('enhance: the password of an instance', () => {
  const address = '/project/instances/i1/laptop/decryptpassword'
  const form = (
    encrypted: string,
    key = '<input type="file" name="private_key_file" id="id_private_key_file"><textarea name="private_key" id="id_private_key"></textarea><textarea id="id_decrypted_password" readonly></textarea>',
  ) =>
    `<div class="modal" id="password_instance_modal"><div class="modal-header"><h3 class="modal-title">Retrieve Instance Password</h3></div>
    <form id="password_instance_form" action="${address}" method="POST"><div class="modal-body"><input type="hidden" name="instance_id" value="i1" id="id_instance_id">
    <input name="keypair_name" value="laptop" readonly id="id_keypair_name"><textarea name="encrypted_password" readonly id="id_encrypted_password">${encrypted}</textarea>${key}</div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" id="decryptpassword_button" value="Decrypt Password"><a class="btn cancel" href="/project/instances/">Cancel</a></div></form></div>`

  afterEach(() => {
    for (const end of ends) end()
    ends = []
    for (const each of modals()) each.remove()
  })

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
    await waitUntil(() => shadow.querySelector('#result')?.textContent === password, undefined, { timeout: 8000 })
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
    const { shadow } = await retrieve(form('Instance Password is not set or is not yet available', ''))
    expect(shadow.querySelector<HTMLTextAreaElement>('textarea')!.value).to.equal(
      'Instance Password is not set or is not yet available',
    )
    expect(shadow.querySelector('#key')).to.equal(null)
  })
})
