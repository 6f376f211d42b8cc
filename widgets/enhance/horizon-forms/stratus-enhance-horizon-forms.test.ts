import { expect, fixture, html as markup } from '@open-wc/testing'
import { html, pretendServer } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { enhance, readPage, sanitizePage } from '../index.js'

consoleGate()

const volumePage = `<div id="create_volume_modal" class="modal"><div class="modal-dialog"><div class="modal-content">
  <div class="modal-header"><h3 class="modal-title">Create Volume</h3></div>
  <form id="create_volume_form" action="/project/volumes/create/" method="post">
    <div class="modal-body"><div class="row"><div class="col-sm-6"><fieldset>
      <div class="form-group"><label for="id_volume_source_type">Volume Source</label>
        <select id="id_volume_source_type" name="volume_source_type" class="switchable form-control" data-slug="source">
          <option value="no_source_type">No source, empty volume</option><option value="snapshot_source">Snapshot</option>
        </select></div>
      <div class="form-group"><label for="id_type">Type</label>
        <select id="id_type" name="type" class="switched form-control" data-switch-on="source" data-source-no_source_type="Type">
          <option value="fast">fast</option><option value="standard">standard</option>
        </select></div>
    </fieldset></div><div class="col-sm-6">
      <div id="id_show_volume_type_desc_div"><strong id="id_show_volume_type_name"></strong>
        <p id="id_show_volume_type_desc"></p></div>
    </div></div></div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" value="Create Volume"></div>
  </form>
  <script>window.hacked = true; horizon.Volumes.initWithTypes([{"name": "fast", "description": "<img src=x onerror=alert(1)>"}]);</script>
</div></div></div>`

/** As Horizon manages a volume's attachments: a table with a form of its own, then the form that the buttons send. */
const attachments = `<div id="attach_volume_modal" class="modal"><div class="modal-header"><h3 class="modal-title">Manage Volume Attachments</h3></div>
  <div class="modal-body"><div class="table_wrapper"><form action="/project/volumes/v/attach/" method="POST"><table id="attachments"><tbody><tr data-display="vm" data-object-id="vm" id="attachments__row__vm"><td class="normal_column">vm</td><td class="actions_column"><button class="btn btn-danger data-table-action" name="action" type="submit" value="attachments__detach__vm">Detach Volume</button></td></tr></tbody></table></form></div></div>
  <form id="attach_volume_form" action="/project/volumes/v/attach/" method="POST"><div class="modal-body">
    <select id="id_instance" name="instance"><option value="">Select an instance</option><option value="vm">vm</option></select></div>
    <div class="modal-footer"><a class="btn cancel">Cancel</a><input class="btn btn-primary" type="submit" value="Attach Volume"></div></form></div>`

/** As Horizon adds an interface: two columns without a grid. */
const interfaceForm = `<div id="None" class="modal"><div class="modal-dialog"><div class="modal-content">
  <div class="modal-header"><h3 class="modal-title">Add Interface</h3></div>
  <form id="add_interface_form" action="/project/routers/r/addinterface" method="POST"><div class="modal-body clearfix">
    <div class="left"><fieldset><div class="form-group"><label for="id_ip_address">IP Address</label>
      <input type="text" name="ip_address" class="form-control" id="id_ip_address"></div></fieldset></div>
    <div class="right"><h3>Description:</h3><p>You can connect a specified subnet to the router.</p></div></div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" value="Submit"></div></form></div></div></div>`

/** How much room there is from one to the next below it, px. */
const between = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom

describe('enhance: forms of their own', () => {
  it('W-MODAL-01 the help of a form of two columns without a grid stands beside its fields', async () => {
    const path = '/project/routers/r/addinterface'
    const server = pretendServer({ [`GET ${path}`]: html(interfaceForm) })
    const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href=${path}>Add Interface</a></div>`)
    const end = enhance(root, { fetch: server.fetch })
    root.querySelector('a')!.click()
    await waitUntil(() => document.querySelector('stratus-modal #id_ip_address'))
    const help = document.querySelector('stratus-modal [slot="help"]')!
    expect(help.textContent!.replace(/\s+/g, ' ').trim()).to.equal(
      'Description:You can connect a specified subnet to the router.',
    )
    end()
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
  })

  it('a form in the page has room above its button, a form below a table above its heading; an only page no number', async () => {
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(
      sanitizePage(`<form class="one"><div class="modal-body"><p>Help</p></div><div class="modal-footer"><input type="submit" class="btn" value="Save"></div></form>
      <div class="modal-body"><table class="table"><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td><span class="table_count">Displaying 1 item</span> <span>1</span></td></tr></tfoot></table></div>
      <form class="two"><div class="modal-body"><h3>Attach To Instance</h3></div></form>
      <table class="table"><tfoot><tr><td><span class="table_count">Displaying 2 items</span> <span>1</span> <a href="?page=2">2</a></td></tr></tfoot></table>`),
    )
    const end = enhance(root, { fetch: pretendServer().fetch })
    const find = (selector: string) => root.querySelector(selector)!
    expect(between(find('.one p'), find('.one .btn'))).to.be.at.least(16)
    expect(between(find('table'), find('.two h3'))).to.be.at.least(16)
    const numbers = [...root.querySelectorAll('.table_count + span')].map((each) => each.checkVisibility())
    expect(numbers).to.deep.equal([false, true])
    end()
  })

  it('a modal with a table above its form sends the form, not the one of the table', async () => {
    const path = '/project/volumes/v/attach/'
    const done = new Response('', { headers: { 'X-Horizon-Location': '/project/volumes/' } })
    const server = pretendServer({ [`GET ${path}`]: html(attachments), [`POST ${path}`]: done })
    const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href=${path}>Attach</a></div>`)
    const visited: string[] = []
    const end = enhance(root, { fetch: server.fetch, navigate: (url) => void visited.push(new URL(url).pathname) })
    root.querySelector('a')!.click()
    await waitUntil(() => document.querySelector('stratus-modal #id_instance'))
    const modal = document.querySelector('stratus-modal')!
    await modal.updateComplete
    modal.querySelector<HTMLSelectElement>('#id_instance')!.value = 'vm'
    const buttons = [...modal.shadowRoot!.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.trim() === 'Attach Volume')!.click()
    await waitUntil(() => visited.length)
    expect(server.last().form?.get('instance')).to.equal('vm')
    expect(visited).to.deep.equal(['/project/volumes/'])
    end()
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
  })

  it('what a row of a table in a modal does closes the modal, as the page it leads to does not have it', async () => {
    const path = '/project/volumes/v/attach/'
    const done = new Response('', { headers: { 'X-Horizon-Location': '/project/volumes/' } })
    const server = pretendServer({ [`GET ${path}`]: html(attachments), [`POST ${path}`]: done })
    const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href=${path}>Attach</a></div>`)
    const visited: string[] = []
    const end = enhance(root, { fetch: server.fetch, navigate: (url) => void visited.push(new URL(url).pathname) })
    root.querySelector('a')!.click()
    await waitUntil(() => document.querySelector('stratus-modal .btn-danger'))
    document.querySelector<HTMLElement>('stratus-modal .btn-danger')!.click()
    await waitUntil(() => document.querySelectorAll('stratus-modal').length === 2)
    const question = [...document.querySelectorAll('stratus-modal')].at(-1)!
    await question.updateComplete
    const buttons = [...question.shadowRoot!.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.trim() === 'Detach Volume')!.click()
    await waitUntil(() => document.querySelectorAll('stratus-modal').length === 0)
    expect(server.last().form?.get('action')).to.equal('attachments__detach__vm')
    expect(visited).to.deep.equal(['/project/volumes/'])
    end()
  })

  it('C-LAUNCH-01 the launch form has one bar per quota, with its title and what the launch adds', async () => {
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    const page = `<form action="/project/instances/launch" method="POST">
      <select id="id_source_type" name="source_type" aria-label="Source"><option value="image_id">Image</option></select>
      <select id="id_flavor" name="flavor" aria-label="Flavor"><option value="f1">tiny</option></select>
      <input type="number" id="id_count" name="count" value="3" aria-label="Count">
      <div class="quota_title"><strong>Number of VCPUs</strong> <span>(4)</span><p>16 Available</p></div>
      <div id="quota_vcpus" class="quota_bar" data-progress-indicator-flavor data-quota-limit="20" data-quota-used="4"><div class="progress"></div></div>
      </form><script>horizon.Quota.initWithFlavors([{"id": "f1", "name": "tiny", "vcpus": 2, "ram": 512, "disk": 1}]);</script>`
    root.append(readPage(page))
    const end = enhance(root, { fetch: pretendServer().fetch })
    const bars = [...root.querySelectorAll('stratus-quota-bar')]
    expect(bars.map(({ heading, used, added, max }) => [heading, used, added, max])).to.deep.equal([
      ['Number of VCPUs', 4, 6, 20],
    ])
    end()
    expect(root.querySelector('stratus-quota-bar')).to.equal(null)
  })

  it('C-VOL-01 C-VOL-03 the volume form in a modal describes its types, from a script that never runs', async () => {
    const server = pretendServer()
    server.table['GET /project/volumes/create/'] = html(volumePage)
    const root = await fixture<HTMLElement>(
      markup`<div><a class="ajax-modal" href="/project/volumes/create/">Create Volume</a></div>`,
    )
    const end = enhance(root, { fetch: server.fetch })
    root.querySelector('a')!.click()
    await waitUntil(() => document.querySelector('#id_show_volume_type_desc')?.textContent)
    expect(document.querySelector('#id_show_volume_type_desc')!.textContent).to.equal('<img src=x onerror=alert(1)>')
    const type = document.querySelector<HTMLSelectElement>('#id_type')!
    type.value = 'standard'
    type.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(
      () => document.querySelector('#id_show_volume_type_desc')!.textContent === 'No description available.',
    )
    const source = document.querySelector<HTMLSelectElement>('#id_volume_source_type')!
    source.value = 'snapshot_source'
    source.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => !document.querySelector('#id_show_volume_type_desc_div')!.checkVisibility())
    expect([type.checkVisibility(), 'hacked' in window]).to.deep.equal([false, false])
    end()
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
  })
})
