import { describe, expect, it } from 'vitest'
import { defined } from '../../testing/defined.js'
import { signIn, type TestSession } from '../test-session.js'

const page = async (browser: TestSession, address: string) =>
  (await browser.call('GET', address, undefined, { headers: {} })).text

const send = (browser: TestSession, address: string, fields: readonly (readonly [string, string])[]) => {
  const form = new URLSearchParams([
    ['csrfmiddlewaretoken', browser.cookies.get('csrftoken') ?? ''],
    ...fields.map(([name, value]) => [name, value]),
  ])
  return browser.call('POST', address, form, { headers: {} })
}

describe('routers by role (issue 16)', () => {
  const address = '/project/routers/'
  const routerNames = async (browser: TestSession) =>
    [...(await page(browser, address)).matchAll(/data-display="([^"]*)"/g)].map(([, name]) => name)

  it('a member is offered to make, change and delete them, a reader nothing', async () => {
    const offered = async (user: 'demo' | 'reader') => {
      const text = await page(await signIn(user), address)
      return ['Create Router', 'Edit Router', 'Clear Gateway', 'Delete Router'].filter((label) => text.includes(label))
    }
    expect(await offered('demo')).toEqual(['Create Router', 'Edit Router', 'Clear Gateway', 'Delete Router'])
    expect(await offered('reader')).toEqual([])
  })

  it('what a reader sends all the same is refused', async () => {
    const reader = await signIn('reader')
    const before = await routerNames(reader)
    expect(before.length).toBeGreaterThan(0)
    await send(reader, `${address}create/`, [['name', 'mine']])
    expect(await page(reader, address)).toContain('Failed to create router')
    const id = defined(/routers__row__([\da-f-]{36})/.exec(await page(reader, address))?.[1])
    await send(reader, address, [['action', `routers__delete__${id}`]])
    expect(await page(reader, address)).toContain('Unable to delete router')
    await send(reader, address, [['action', `routers__clear__${id}`]])
    expect(await page(reader, address)).toContain('Unable to clear gateway')
    expect(await routerNames(reader)).toEqual(before)
  })
})

describe('Edit Security Groups of an instance (issue 16)', () => {
  it('shows the groups of its ports, and saving changes those', async () => {
    const demo = await signIn('demo')
    const servers = (await demo.call('GET', '/api/nova/servers/')).json as { items: { id: string; name: string }[] }
    const { id } = defined(servers.items.find(({ name }) => name === 'vm-alpha-1'))
    const form = `/project/instances/${id}/update`
    const chosen = async () =>
      [...(await page(demo, form)).matchAll(/<option value="([^"]*)" selected>([^<]*)</g)].map(([, key, name]) => ({
        key: defined(key),
        name,
      }))
    const before = await chosen()
    expect(before.map(({ name }) => name).sort()).toEqual(['default', 'web'])
    const kept = defined(before.find(({ name }) => name === 'web'))
    await send(demo, form, [
      ['name', 'vm-alpha-1'],
      ['update_security_groups_role_member', kept.key],
    ])
    expect(await chosen()).toEqual([kept])
    const { items } = (await demo.call('GET', `/api/nova/servers/${id}/security-groups/`)).json as {
      items: { name: string }[]
    }
    expect(items.map(({ name }) => name)).toEqual(['web'])
  })
})
