import { aTimeout, expect } from '@open-wc/testing'
import {
  button,
  cleanUp,
  closed,
  modals,
  opened,
  page,
  router,
  routerForm,
} from '../../../tests/horizon-pages/modal-page.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { putFile } from '../core/defaults.js'
import { enhance, type EnhanceOptions } from '../index.js'

consoleGate()

describe('enhance: what comes of a modal form', () => {
  afterEach(cleanUp)

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
    let finish!: () => void
    const { toasts, server, visited } = await imageUpload(
      (_url, _file, { signal }) =>
        new Promise((resolve, reject) => {
          finish = resolve
          signal.addEventListener('abort', () => reject(new Error('Aborted')))
        }),
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
    // The image is there: only its file is still to be sent.
    button(again, 'Create Image').click()
    await opened('Uploading image')
    finish()
    await closed()
    expect(server.asked.filter(({ method }) => method === 'POST').length).to.equal(1)
    expect(visited).to.deep.equal(['/project/images/'])
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
    const { root, anchor, end } = await page(server)
    const again = enhance(root, { fetch: server.fetch })
    anchor.click()
    await opened('Create Router')
    expect([server.asked.length, modals().length]).to.deep.equal([1, 1])
    again()
    end()
    let prevented = true
    document.addEventListener('click', (event) => ((prevented = event.defaultPrevented), event.preventDefault()), {
      once: true,
    })
    anchor.click()
    expect(prevented).to.equal(false)
    expect(root.classList.contains('stratus-horizon')).to.equal(false)
  })
})
