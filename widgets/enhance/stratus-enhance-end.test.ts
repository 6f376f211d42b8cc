import { expect, fixture, html as markup } from '@open-wc/testing'
import { fakeTime } from '../../tests/horizon-pages/fake-time.js'
import { pretendServer, recorded } from '../../tests/horizon-pages/server.js'
import { watchListeners, watchTimers } from '../../tests/kit/watch.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { enhance, sanitizePage } from './index.js'
import { behaviours } from './registry.js'

consoleGate()

const recordings = [
  'console-log-tab',
  'floating-ip-allocate',
  'floating-ip-associate',
  'hypervisors-page',
  'instance-details-page',
  'instance-resize',
  'instances-page',
  'login-page',
  'network-create',
  'overview-page',
  'project-create',
  'projects-page',
  'router-create',
  'security-group-rules-page',
  'volume-create',
  'volumes-page',
]

const field = (id: string, more = '') =>
  `<div class="form-group"><label for="${id}">x</label><input id="${id}" ${more}></div>`

/** Markup that no recorded page has. */
const others = `<div class="messages"><div class="alert alert-info"><a class="close" data-dismiss="alert" href="#">×</a><p>x</p></div></div>
  <form><select id="id_subnetpool"><option value="">-</option></select>${field('id_prefixlen')}</form>
  <form><select id="id_source_type"><option value="image_id">x</option></select><select id="id_flavor"></select></form>
  <form>${field('id_password', 'name="password" type="password"')}${field('id_confirm_password', 'name="confirm_password" type="password"')}</form>
  <form><textarea id="id_encrypted_password"></textarea><a class="cancel" href="/x/">Cancel</a></form>
  <form id="date_form">${field('id_start', 'value="2026-11-20"')}${field('id_end', 'value="2026-11-21"')}</form>
  <form><select id="id_period"><option value="other">x</option></select>${field('id_date_from')}${field('id_date_to')}</form>
  <form><input name="r-TOTAL_FORMS" type="hidden" value="1"><input name="r-INITIAL_FORMS" type="hidden" value="0">
    <table id="r"><tbody><tr><td><input name="r-0-x"><input type="checkbox" name="r-0-DELETE"></td></tr></tbody></table></form>
  <div class="table_wrapper"><form><table class="table datatable"><caption><div class="table_actions"><div class="table_search client">
    <input name="t__filter__q"></div><div class="table_filter"><button value="a">a (1)</button></div></div></caption>
    <thead><tr class="table_column_header"><th class="sortable">Name</th></tr></thead><tbody>
    <tr class="category-a warning ajax-update" data-update-url="/x/"><td>b</td></tr><tr class="category-a"><td>a</td></tr></tbody></table></form></div>
  <div data-chart-type="bar_chart" data-used="20"></div>
  <form id="f"><select><option>x</option></select></form><div data-chart-type="line_chart" data-data="/series/" data-form-selector="#f"></div>
  <span id="networktopology" data-networktopology="/project/network_topology/json"></span>
  <div><div id="heat_resource_topology"></div><i data-stack_id="s1"></i><i data-d3_data='{"stack":{},"nodes":[]}'></i></div>`

/** In the page's own markup, or around it; elements of the kit look after themselves. */
function isOfThePage(target: EventTarget): boolean {
  if (!(target instanceof Node)) return target === window
  if (!target.isConnected || target.getRootNode() !== document) return false
  return !(target instanceof Element && target.localName.startsWith('stratus-'))
}

/** How many of each element there are. */
function census(root: Element): Record<string, number> {
  const names = [...root.querySelectorAll('*')].map(({ localName }) => localName)
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((n) => n === name).length]))
}

describe('enhance: the end', () => {
  const used = new Set<string>()

  async function place(content: string, server = pretendServer()) {
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(sanitizePage(content.replace(/\bmodal\b/, 'static_page')))
    for (const { name, selector } of behaviours) if (root.querySelector(selector)) used.add(name)
    const { clock, due } = fakeTime()
    const begin = () =>
      enhance(root, {
        fetch: server.fetch,
        toast: () => undefined,
        clock,
        alertFade: { delay: 3000, duration: 1500, types: ['info'] },
      })
    return { root, begin, due }
  }

  const pages = [
    ...recordings.map((name) => [name, () => recorded(`${name}.html`)] as const),
    ['others', () => others] as const,
  ]
  for (const [name, content] of pages) {
    it(`of ${name}: no listener, timer or observer stays, and to begin again is to begin once`, async () => {
      const { root, begin, due } = await place(await content())
      const ofDocument = document.querySelectorAll('body > *').length
      const listeners = watchListeners(isOfThePage)
      const running = watchTimers()
      const end = begin()
      const alive = census(root)
      const again = begin()
      expect(census(root), 'called twice').to.deep.equal(alive)
      again()
      expect(census(root), 'the second call has begun nothing').to.deep.equal(alive)
      end()
      const left = { ...running(), listeners: listeners(), due: due() }
      expect(left).to.deep.equal({ timers: 0, intervals: 0, observers: 0, listeners: 0, due: [] })
      expect(document.querySelectorAll('body > *').length).to.equal(ofDocument)
      const last = begin()
      expect(census(root), 'begun again').to.deep.equal(alive)
      last()
    })
  }

  it('W-MEMB-01 who was given a role has it in the server’s own lists', async () => {
    const { root, begin } = await place(await recorded('project-create.html'))
    const end = begin()
    const users = [...root.querySelectorAll('stratus-membership')].find(({ step }) => step === 'update_members')!
    const demo = users.members.find(({ name }) => name === 'demo')!
    users.addMember(demo.id)
    const role = `update_members_role_${users.defaultRole}`
    end()
    const sent = () => new FormData(root.querySelector('form')!).getAll(role)
    expect(sent()).to.deep.equal([demo.id])
    const again = begin()
    root.querySelectorAll('stratus-membership').forEach((each) => each.removeMember(demo.id))
    again()
    expect(sent(), 'who has lost it').to.deep.equal([])
  })

  it('W-WIZC-02 a workflow that was begun again is validated once', async () => {
    const server = pretendServer()
    const { root, begin } = await place(await recorded('network-create.html'), server)
    begin()()
    const end = begin()
    root.querySelector<HTMLInputElement>('#id_net_name')!.value = 'n'
    root.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click()
    await waitUntil(() => server.asked.length)
    end()
    expect(server.asked.map(({ method }) => method)).to.deep.equal(['POST'])
  })

  it('every behaviour was among them', () => {
    expect(behaviours.map(({ name }) => name).filter((name) => !used.has(name))).to.deep.equal([])
  })
})
