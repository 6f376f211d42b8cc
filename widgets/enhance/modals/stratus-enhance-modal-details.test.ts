import { expect } from '@open-wc/testing'
import { button, cleanUp, closed, modals, opened, page, routerForm } from '../../../tests/horizon-pages/modal-page.js'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import type { EnhanceOptions } from '../index.js'

consoleGate()

const field = (name: string, more = '', group = '') =>
  `<div class="form-group ${group}"><label for="id_${name}"><span class="field-label">${name}</span></label><input id="id_${name}" name="${name}" ${more}></div>`
const form = (fields: string, title = 'Form', attributes = '') =>
  `<div class="modal"><div class="modal-header"><h3 class="modal-title">${title}</h3></div><form action="/f/" method="POST" ${attributes}>
  <input type="hidden" name="csrfmiddlewaretoken" value="of the page"><div class="modal-body">${fields}</div>
  <div class="modal-footer"><input class="btn btn-primary" type="submit" name="go" value="Save"></div></form></div>`

/** Opens a form whose answer is given. */
async function shown(content: string, answer: Response, options: EnhanceOptions = {}) {
  const server = pretendServer({ 'GET /f/': html(content), 'POST /f/': answer })
  const world = await page(server, '/f/', options)
  world.anchor.click()
  const modal = await opened('Form')
  return { ...world, server, modal, save: () => button(modal, 'Save').click() }
}

describe('enhance: modal forms, in detail', () => {
  afterEach(cleanUp)

  it('the answer to an earlier click leads nowhere, whatever it is', async () => {
    let answer: (response: Response) => void = () => undefined
    const slow = new Promise<Response>((resolve) => (answer = resolve))
    const server = pretendServer({ 'GET /slow/': () => slow, 'GET /f/': html(form(field('a'))) })
    const { root, anchor, visited, reloads } = await page(server, '/f/')
    const early = Object.assign(document.createElement('a'), { href: '/slow/', className: 'ajax-modal' })
    root.append(early)
    early.click()
    anchor.click()
    await opened('Form')
    answer(html('', { 'X-Horizon-Location': '/elsewhere/' }, 401))
    await waitUntil(() => !early.hasAttribute('aria-busy'))
    expect([visited, reloads()]).to.deep.equal([[], 0])
  })

  it('an empty answer means that all is done', async () => {
    const { save, toasts } = await shown(form(field('a')), html(' \n'))
    save()
    await closed()
    expect(toasts).to.deep.equal([])
  })

  it('W-MODAL-10 the focus goes to the first wrong field, not to the first one, and what was typed is guarded', async () => {
    const wrong = form(field('a') + field('b', '', 'has-error') + field('c', '', 'has-error'), 'Again')
    const { save } = await shown(form(field('a')), html(wrong))
    save()
    const again = await opened('Again')
    await waitUntil(() => document.activeElement?.id === 'id_b')
    expect(again.dirty).to.equal(true)
    expect([...again.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id)).to.deep.equal(['id_b', 'id_c'])
  })

  it('W-MODAL-09 what a form makes at the second attempt still goes into the field it was opened for', async () => {
    const wrong = form(field('a', '', 'has-error'), 'Again')
    const server = pretendServer({ 'GET /f/': html(form(field('a'))), 'POST /f/': html(wrong) })
    const { anchor, root } = await page(server, '/f/')
    const choice = Object.assign(document.createElement('select'), { id: 'id_choice' })
    root.append(choice)
    anchor.dataset['addToField'] = 'id_choice'
    anchor.click()
    button(await opened('Form'), 'Save').click()
    const again = await opened('Again')
    server.table['POST /f/'] = html('["7","seven"]', { 'X-Horizon-Add-To-Field': 'id_choice' })
    button(again, 'Save').click()
    await closed()
    expect(server.last().headers.get('X-Horizon-Add-To-Field')).to.equal('id_choice')
    expect(choice.value).to.equal('7')
  })

  it('W-MODAL-15 what is had back after a failure is guarded', async () => {
    const { submit, toasts } = await routerForm(html('', {}, 500))
    submit()
    await waitUntil(() => toasts[0]?.action)
    toasts[0]!.action!.run()
    expect((await opened('Create Router')).dirty).to.equal(true)
  })

  it('W-MODAL-11 the token is the one of the cookie: that of the form may be of a session that has ended', async () => {
    document.cookie = 'csrftoken=of-the-cookie; path=/'
    try {
      const { save, server } = await shown(form(field('a')), html(''))
      save()
      await closed()
      expect(server.last().form?.get('csrfmiddlewaretoken')).to.equal('of-the-cookie')
      expect(server.last().form?.get('go'), 'the button that was pressed').to.equal('Save')
    } finally {
      document.cookie = 'csrftoken=; path=/; max-age=0'
    }
  })

  it('W-MODAL-02 the labels of two open forms with the same fields belong to their own', async () => {
    const inner = form(field('a'), 'Inner')
    const outer = form(`${field('a')}<a class="ajax-modal" href="/inner/">more</a>`)
    const { modal, server } = await shown(outer, html(''))
    server.table['GET /inner/'] = html(inner)
    modal.querySelector<HTMLElement>('.ajax-modal')!.click()
    const above = await opened('Inner')
    button(above, 'Save').focus()
    above.querySelector('label')!.click()
    expect(document.activeElement === above.querySelector('#id_a')).to.equal(true)
    expect(modals().length).to.equal(2)
  })

  it('W-MODAL-11 a form that says so is multipart, any other is not', async () => {
    for (const [attributes, kind] of [
      ['enctype="multipart/form-data"', FormData],
      ['', URLSearchParams],
    ] as const) {
      const { save, server } = await shown(form(field('a'), 'Form', attributes), html(''))
      save()
      await closed()
      expect(server.last().form instanceof kind).to.equal(true)
    }
  })

  it('W-MODAL-08 a file is saved, and only then the page goes on', async () => {
    const done: string[] = []
    const { save } = await shown(
      form(field('a')),
      html('data', { 'content-disposition': 'attachment; filename=x.txt', 'X-Horizon-Location': '/next/' }),
      { save: (_, name) => void done.push(name), navigate: (url) => void done.push(new URL(url).pathname) },
    )
    save()
    await waitUntil(() => done.length === 2)
    expect(done).to.deep.equal(['x.txt', '/next/'])
  })

  it('W-MEMB-03 a step that shows no roles says so by its text False only', async () => {
    const content = await recorded('project-create.html')
    for (const [text, without] of [
      ['False', true],
      ['True', false],
      ['None', false],
    ] as const) {
      const server = pretendServer({
        'GET /f/': html(content.replace(/data-show-roles="\w+"/, `data-show-roles="${text}"`)),
      })
      const { anchor } = await page(server, '/f/')
      anchor.click()
      const modal = await opened('Create Project')
      expect(modal.querySelector('stratus-membership')!.withoutRoles).to.equal(without)
      await cleanUp()
    }
  })
})
