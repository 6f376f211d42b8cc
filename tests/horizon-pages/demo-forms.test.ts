import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDemoCloud } from '../../api-client/demo-cloud/index.js'
import { signIn, type TestSession } from '../../api-client/demo-cloud/test-session.js'

/** The demo cloud's server-rendered pages beside what a real Horizon was recorded to send, and what its forms do. */

const recorded = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
const page = async (browser: TestSession, path: string) => (await browser.call('GET', path)).text
const whole = (browser: TestSession, path: string) => browser.call('GET', path, undefined, { headers: {} })

async function send(browser: TestSession, path: string, fields: Record<string, string>, headers = {}) {
  const form = new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '', ...fields })
  return browser.call('POST', path, form, { headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers } })
}
const tableAction = (browser: TestSession, path: string, action: string) => send(browser, path, { action })

/** What the next whole page says, level first. */
async function said(browser: TestSession, path: string): Promise<string[]> {
  const { text } = await whole(browser, path)
  return [...text.matchAll(/alert alert-(\w+)[^>]*>.*?<strong>.*?<\/strong>(.*?)<\/p>/gs)].map(
    ([, level, words]) => `${level}: ${words!.replaceAll('&#34;', '"')}`,
  )
}
const idOf = (html: string, name: string) =>
  new RegExp(`data-display="${name}"[^>]*data-object-id="([^"]+)"`).exec(html)?.[1] ?? ''

/** Every element with classes, as `tag.class.class`: what styles and scripts know a page by. */
function marks(html: string): Set<string> {
  const found = [...html.matchAll(/<(\w+)\b[^>]*?\sclass=["']([^"']*)["']/g)]
  return new Set(found.map(([, tag, classes]) => [tag, ...classes!.split(/\s+/).filter(Boolean).sort()].join('.')))
}

describe('the demo cloud writes what Horizon writes', () => {
  // Classes that stand for the state of one row or answer, not for the kind of page.
  const states = /\.(active|required|has-error|alert|alert-danger|btn-danger|status_up|status_down|warning|disabled)\b/g
  const kinds = (html: string) => new Set([...marks(html)].map((mark) => mark.replaceAll(states, '')))
  const all = [
    'router-create.html',
    'volume-create.html',
    'floating-ip-associate.html',
    'floating-ip-allocate.html',
    'security-group-create.html',
    'instance-resize.html',
    'volumes-page.html',
    'instances-page.html',
    'security-group-rules-page.html',
    'hypervisors-page.html',
    'overview-page.html',
    'projects-page.html',
  ].flatMap((name) => [...kinds(recorded(name))])
  const real = new Set(all)

  it.each([
    ['a modal form', '/project/routers/create/', 'demo'],
    ['a form with switches, bars and a panel', '/project/volumes/create/', 'demo'],
    ['a workflow that adds to its own field', '/project/floating_ips/associate/', 'demo'],
    ['a table with rows that live', '/project/volumes/', 'demo'],
    ['the pies of the hypervisors', '/admin/hypervisors/', 'admin'],
    ['the report of use', '/project/', 'demo'],
  ] as const)('%s has no class that Horizon does not have there', async (_, path, user) => {
    const browser = await signIn(user)
    // A form by itself for a script, else the content of the page.
    const html = await page(browser, path)
    const own = kinds(/<div id="content_body">([\s\S]*)<div id="modal_wrapper">/.exec(html)?.[1] ?? html)
    expect(own.size).toBeGreaterThan(5)
    expect([...own].filter((mark) => !real.has(mark))).toEqual([])
  })

  it('an empty table has no batch actions, as Horizon has it', async () => {
    const browser = await signIn('demo', { scenario: 'empty' })
    const html = await page(browser, '/project/routers/')
    expect(html).toContain('No items to display.')
    expect(html).not.toContain('data-batch-action')
    expect(html).toContain('routers__action_create')
  })

  it('a form about something that is gone leads to its list, which says so', async () => {
    const browser = await signIn('demo')
    const answer = await browser.call('GET', '/project/volumes/nobody/extend/')
    expect([answer.status, answer.headers.get('X-Horizon-Location'), answer.text]).toEqual([
      200,
      '/project/volumes/',
      '',
    ])
    expect(await said(browser, '/project/volumes/')).toEqual(['danger: Unable to retrieve volume details.'])
  })

  it('a form says at its fields what is wrong, and keeps what was typed', async () => {
    const browser = await signIn('demo')
    const id = idOf(await page(browser, '/project/volumes/'), 'vol-empty')
    const { text } = await send(browser, `/project/volumes/${id}/extend/`, { new_size: '1' })
    expect(text).toMatch(/form-group required has-error[\s\S]*New size must be greater than current size\./)
    expect(text).toContain('name="new_size" value="1"')
  })
})

describe('what only forms do, in the demo cloud', () => {
  it('an instance that was resized waits to be confirmed, or goes back to its old flavor', async () => {
    const browser = await signIn('demo')
    const list = '/project/instances/'
    const id = idOf(await page(browser, list), 'vm-alpha-1')
    const flavor = async () => /<td class="sortable normal_column">(m1\.\w+)/.exec(await row())?.[1]
    const row = () => page(browser, `${list}?action=row_update&table=instances&obj_id=${id}`)
    const before = await flavor()
    const form = await page(browser, `${list}${id}/resize`)
    const other = [...form.matchAll(/<option value="([^"]+)"[^>]*>m1\.(?!tiny)(\w+)/g)].at(-1)!
    await send(browser, `${list}${id}/resize`, { flavor: other[1]! })
    expect(await said(browser, list)).toEqual([
      'success: Request for resizing of instance "vm-alpha-1" has been submitted.',
    ])
    expect(await row()).toMatch(/class="ajax-update warning"/)
    await browser.cloud.advance(5000)
    expect(await row()).toContain('Confirm Resize/Migrate')
    expect(await flavor()).not.toBe(before)
    await tableAction(browser, list, `instances__revert__${id}`)
    expect([await flavor(), /Active/.test(await row())]).toEqual([before, true])
  })

  it('a transfer shows its key once; the other project accepts it with that key only', async () => {
    const cloud = createDemoCloud()
    const donor = await signIn('demo', cloud)
    const list = '/project/volumes/'
    const volume = idOf(await page(donor, list), 'vol-empty')
    const shown = await send(donor, `${list}${volume}/create_transfer/`, { name: 'gift' })
    expect(shown.headers.get('X-Horizon-Messages')).toContain('Created volume transfer: \\"gift\\".')
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown.text)?.[1] ?? ''
    expect(shown.text).toContain('Download transfer credentials')
    const row = () => page(donor, `${list}?action=row_update&table=volumes&obj_id=${volume}`)
    expect(await row()).toContain('Cancel Transfer')

    const heir = await signIn('admin', cloud)
    await send(heir, `${list}accept_transfer/`, { transfer_id: value('id'), auth_key: 'wrong' })
    expect(await said(heir, list)).toEqual(['danger: Unable to accept volume transfer.'])
    await send(heir, `${list}accept_transfer/`, { transfer_id: value('id'), auth_key: value('auth_key') })
    expect(await said(heir, list)).toEqual([`success: Successfully accepted volume transfer: "${value('id')}"`])
    expect(idOf(await page(heir, list), 'vol-empty')).toBe(volume)
    expect((await row()).length).toBe(0)
  })

  it('a backup is made, restored and deleted; a type is changed while its row says so', async () => {
    const browser = await signIn('demo')
    const volume = idOf(await page(browser, '/project/volumes/'), 'vol-empty')
    await send(browser, `/project/volumes/${volume}/create_backup/`, { name: 'nightly' })
    expect(await said(browser, '/project/backups/')).toEqual(['info: Creating volume backup "nightly"'])
    const backup = idOf(await page(browser, '/project/backups/'), 'nightly')
    await browser.cloud.advance(5000)
    await send(browser, `/project/backups/${backup}/restore/`, { backup_name: 'nightly', volume_id: volume })
    const row = () => page(browser, `/project/volumes/?action=row_update&table=volumes&obj_id=${volume}`)
    expect(await row()).toContain('Restoring Backup')
    await browser.cloud.advance(5000)
    await send(browser, `/project/volumes/${volume}/retype/`, { volume_type: 'fast' })
    expect(await row()).toContain('Retyping')
    await browser.cloud.advance(5000)
    expect(await row()).toContain('fast')
    await tableAction(browser, '/project/backups/', `volume_backups__delete__${backup}`)
    expect(idOf(await page(browser, '/project/backups/'), 'nightly')).toBe('')
  })

  it('W-MODAL-09 an address that is allocated on the way is put into the field it was wanted for, and associated', async () => {
    const browser = await signIn('demo')
    const pools = await page(browser, '/project/floating_ips/allocate/')
    const pool = /<option value="([^"]+)"[^>]*>public/.exec(pools)?.[1] ?? ''
    const added = await send(
      browser,
      '/project/floating_ips/allocate/',
      { pool },
      { 'X-Horizon-Add-To-Field': 'id_ip_id' },
    )
    expect(added.headers.get('X-Horizon-Add-To-Field')).toBe('id_ip_id')
    const [address = '', text = ''] = added.json as string[]
    const vm = idOf(await page(browser, '/project/instances/'), 'vm-beta-1')
    const dialog = await page(browser, `/project/floating_ips/associate/?instance_id=${vm}`)
    const port = /<option value="([\w-]+_[\d.]+)" selected>vm-beta-1/.exec(dialog)?.[1] ?? ''
    await send(browser, '/project/floating_ips/associate/', {
      ip_id: address,
      port_id: port,
      next: '/project/instances/',
    })
    const messages = await said(browser, '/project/floating_ips/')
    expect(messages.at(-1)).toBe(
      port ? `success: IP address ${text} associated.` : 'danger: Unable to associate IP address.',
    )
  })

  it('ports and subnets are made and changed, a gateway is cleared and set, an interface leaves', async () => {
    const browser = await signIn('demo')
    const network = idOf(await page(browser, '/project/networks/'), 'net-alpha')
    const base = `/project/networks/${network}/`
    await send(browser, `${base}ports/create`, { name: 'p-new', admin_state: 'on' })
    expect(await said(browser, `${base}detail?tab=network_tabs__ports_tab`)).toEqual([
      'success: Port p-new was successfully created.',
    ])
    const port = idOf(await page(browser, `${base}detail`), 'p-new')
    await send(browser, `${base}ports/${port}/update`, { name: 'p-renamed' })
    expect(await page(browser, `${base}detail`)).toContain('p-renamed')
    await tableAction(browser, `${base}detail`, `ports__delete__${port}`)
    expect(await page(browser, `${base}detail`)).not.toContain(port)

    const routers = '/project/routers/'
    const router = idOf(await page(browser, routers), 'router-main')
    await tableAction(browser, routers, `routers__clear__${router}`)
    expect(await page(browser, routers)).toContain(`${router}/setgateway`)
    const gateway = await page(browser, `${routers}${router}/setgateway`)
    const external = /<option value="([^"]+)">public/.exec(gateway)?.[1] ?? ''
    await send(browser, `${routers}${router}/setgateway`, { network_id: external, enable_snat: 'on' })
    expect((await said(browser, routers)).at(-1)).toBe('success: Gateway interface is added')
  })

  it('C-USAGE-01 the report of use follows its dates, and comes as a file', async () => {
    const browser = await signIn('demo')
    const hours = (html: string) => Number(/VCPU-Hours:<\/dt><dd class="small">([\d.]+)/.exec(html)?.[1])
    const now = await page(browser, '/project/')
    const past = await page(browser, '/project/?start=2001-01-01&end=2001-01-02')
    expect(hours(now)).toBeGreaterThan(0)
    expect(hours(past)).toBe(0)
    expect(past).toContain('name="start" value="2001-01-01"')
    const file = await browser.call('GET', '/project/?start=2001-01-01&end=2001-01-02&format=csv')
    expect(file.headers.get('Content-Type')).toBe('text/csv')
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="usage.csv"')
    expect(file.text).toMatch(/^Usage Report For Period:,2001-01-01,2001-01-02\r\n/)
  })

  it('administrators move volumes and instances; others are told that they may not', async () => {
    const cloud = createDemoCloud()
    const admin = await signIn('admin', cloud)
    const volume = idOf(await page(admin, '/admin/volumes/'), 'vol-empty')
    await send(admin, `/admin/volumes/${volume}/update_status`, { status: 'error' })
    expect(await said(admin, '/admin/volumes/')).toEqual(['success: Successfully updated volume status to "Error".'])
    const vm = idOf(await page(admin, '/admin/instances/'), 'vm-beta-1')
    await tableAction(admin, '/admin/instances/', `instances__migrate__${vm}`)
    expect(await said(admin, '/admin/instances/')).toEqual([
      'success: Scheduled migration (pending confirmation) of Instance: vm-beta-1',
    ])
    const demo = await signIn('demo', cloud)
    for (const path of ['/admin/volumes/', '/admin/hypervisors/', `/admin/volumes/${volume}/migrate`])
      expect((await demo.call('GET', path)).status).toBe(403)
  })

  it('a password comes with its key pair; without one the words say so', async () => {
    const browser = await signIn('demo')
    const list = await page(browser, '/project/instances/')
    const form = await page(browser, `/project/instances/${idOf(list, 'vm-alpha-1')}/demo-rsa/decryptpassword`)
    expect(form).toMatch(/id="id_encrypted_password"/)
    expect(form).toMatch(/id="id_private_key"/)
    const none = await page(browser, `/project/instances/${idOf(list, 'vm-from-volume')}/x/decryptpassword`)
    expect(none).toContain('Instance Password is not set or is not yet available')
    expect(none).not.toContain('id_private_key')
  })

  it('a table of 1,000 rows is one page', async () => {
    const html = await page(await signIn('demo'), '/project/costs/lines/')
    expect(html.match(/<tr class="ajax-update/g)).toHaveLength(1000)
    expect(html).toContain('Displaying 1000 items')
  })

  it('the files people put into their shells come under their names', async () => {
    const browser = await signIn('demo')
    const name = async (path: string) =>
      (await browser.call('GET', `/project/api_access/${path}/`)).headers.get('Content-Disposition')
    expect(await name('openrc')).toBe('attachment; filename=demo-openrc.sh')
    expect(await name('clouds.yaml')).toBe('attachment; filename=clouds.yaml')
  })
})
