import { describe, expect, it } from 'vitest'
import { stackIds } from '../../handlers/horizon/stacks.js'
import { createIds } from '../../world/ids.js'
import { signIn, type TestSession } from '../../test-session.js'
import { defined } from '../../../testing/defined.js'

interface Model {
  readonly servers: { readonly id: string; readonly name: string; readonly task: string | null }[]
  readonly networks: { readonly id: string; readonly name: string; readonly subnets: { readonly id: string }[] }[]
  readonly routers: { readonly id: string; readonly name: string }[]
  readonly ports: { readonly id: string; readonly device_id: string; readonly device_owner?: string }[]
}
const base = '/project/network_topology/'
const model = async (browser: TestSession) => (await browser.call('GET', `${base}json?1`)).json as Model
const find = <T extends { name: string }>(items: readonly T[], name: string) => items.find((item) => item.name === name)
const named = <T extends { name: string }>(items: readonly T[], name: string) => defined(find(items, name))

/** Presses a button of a page as a frame would, and reads what the page then says. */
async function press(browser: TestSession, page: string, action: string): Promise<string[]> {
  const form = new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '', action })
  const posted = await browser.call('POST', base + page, form, { headers: {} })
  expect([posted.status, posted.headers.get('Location')]).toEqual([302, base + page])
  const { text, headers } = await browser.call('GET', base + page, undefined, { headers: {} })
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  return [...text.matchAll(/alert alert-(\w+)"><p><strong>.*?<\/strong>(.*?)<\/p>/g)].map(
    ([, level, words]) => `${level}: ${words}`,
  )
}

describe('the pages behind deletions of the topology', () => {
  it('T-DEL-02 an instance is scheduled to be deleted, then gone', async () => {
    const browser = await signIn('demo')
    const { id } = named((await model(browser)).servers, 'vm-beta-1')
    expect(await press(browser, `instance?id=${id}`, `instances__delete__${id}`)).toEqual([
      'info: Scheduled deletion of Instance: vm-beta-1',
    ])
    expect(named((await model(browser)).servers, 'vm-beta-1').task).toBe('deleting')
    await browser.cloud.advance(5000)
    expect(find((await model(browser)).servers, 'vm-beta-1')).toBeUndefined()
  })

  it('T-DEL-02 a router only without interfaces; its interfaces first', async () => {
    const browser = await signIn('demo')
    const { id } = named((await model(browser)).routers, 'router-side')
    expect((await press(browser, 'router', `Routers__delete__${id}`))[0]).toMatch(
      /^error: Unable to delete router: router-side/,
    )
    const interfaces = (await model(browser)).ports.filter(
      ({ device_id, device_owner }) => device_id === id && device_owner,
    )
    for (const port of interfaces)
      expect((await press(browser, `router/${id}/`, `interfaces__delete__${port.id}`))[0]).toMatch(
        /^success: Deleted Interface: /,
      )
    expect(await press(browser, 'router', `Routers__delete__${id}`)).toEqual(['success: Deleted Router: router-side'])
    expect(find((await model(browser)).routers, 'router-side')).toBeUndefined()
  })

  it('T-DEL-02 a network that is not in use, and a subnet of one', async () => {
    const browser = await signIn('demo')
    const { networks } = await model(browser)
    const { id } = named(networks, 'net-empty-down')
    expect(await press(browser, 'network', `networks__delete__${id}`)).toEqual([
      'success: Deleted Network: net-empty-down',
    ])
    const alpha = named(networks, 'net-alpha')
    const subnet = defined(alpha.subnets[0]).id
    const page = `network/${alpha.id}/?tab=network_tabs__subnets_tab`
    expect((await press(browser, page, `subnets__delete__${subnet}`))[0]).toMatch(/^error: Unable to delete subnet/)
  })

  it('nothing of another project is deleted', async () => {
    const browser = await signIn('demo')
    const { id } = named((await model(browser)).networks, 'shared-net')
    expect(await press(browser, 'network', `networks__delete__${id}`)).toEqual([
      'error: You must select a row before taking that action.',
    ])
  })
})

describe('stacks', () => {
  it('T-STACK-01 a stack that grows tells what is in progress, until it is done; its pictures exist', async () => {
    const browser = await signIn('demo')
    const id = stackIds(createIds(1))['stack-growing']
    const drawing = async () =>
      (await browser.call('GET', `/project/stacks/get_d3_data/${id}/`)).json as {
        stack: { in_progress: boolean; status: string; image: string }
        nodes: { in_progress: boolean; status: string; image: string }[]
      }
    const first = await drawing()
    expect(first.stack.in_progress).toBe(true)
    expect(first.nodes.filter(({ in_progress }) => in_progress)).toHaveLength(7)
    for (const { image } of [first.stack, ...first.nodes]) {
      const picture = await browser.call('GET', image)
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    }
    await browser.cloud.advance(60_000)
    const last = await drawing()
    expect(last.stack).toMatchObject({ in_progress: false, status: 'CREATE_COMPLETE' })
    expect(last.nodes.every(({ in_progress }) => !in_progress)).toBe(true)
  })
})
