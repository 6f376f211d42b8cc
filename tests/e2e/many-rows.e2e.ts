import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { endVisits, shot, visit, type Page } from './support/browser.js'
import { fillIn, steer } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

let server: HostServer
beforeAll(async () => {
  server = await startServer({ DEMO_HORIZON: 'off', LOG: 'off' })
})
afterEach(endVisits)
afterAll(async () => {
  await server.stop()
})

/** A page of the dashboard in front of a cloud that answers one question otherwise. */
async function before(path: string, answers: Readonly<Record<string, (told: unknown) => unknown>>, user = 'admin') {
  const visited = await visit(`${server.url}/auth/login/?next=${path}`, {
    allow: [/status of 401.*user-session/],
    prepare: async (context) => {
      for (const [address, change] of Object.entries(answers))
        await context.route(`**${address}`, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: answer.ok() ? change(await answer.json()) : undefined })
        })
    },
  })
  await fillIn(visited.page, user)
  return visited
}

const firstRow = (page: Page) => page.locator('tr[data-key]').first()

interface Items {
  readonly items: readonly Readonly<Record<string, unknown>>[]
}
const copies = (told: unknown, count: number, vary: (at: number) => object): Items => {
  const [one] = (told as Items).items
  return { items: Array.from({ length: count }, (_, at) => ({ ...one, ...vary(at) })) }
}

describe('lists of clouds larger than most', () => {
  it('issue 18: 10,000 hypervisors are counted, summed up, sorted and searched', async () => {
    const { page, close } = await before('/admin/hypervisors/', {
      '/api/nova/hypervisors/': (told) =>
        copies(told, 10_000, (at) => ({
          id: `h${at}`,
          name: `host-${String(at).padStart(5, '0')}`,
          instances: at % 50,
        })),
    })
    await page.getByText('Displaying 20 of 10,000 items', { exact: true }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Instances', exact: true }).click()
    await page.getByRole('button', { name: 'Instances', exact: true }).click()
    await firstRow(page).getByText('49', { exact: true }).waitFor()
    const search = page.getByRole('combobox', { name: /^Search / })
    await search.fill('host-07654')
    await search.press('Enter')
    await page.getByText('Displaying 1 item', { exact: true }).waitFor()
    await close()
  })

  it('issue 18: 2,000 rules of a security group are all there, and each can be found', async () => {
    const { page, close } = await before('/project/security_groups/', {
      '/api/network/securitygroups/': (told) => ({
        items: (told as Items).items.map((group) => ({
          ...group,
          security_group_rules: copies({ items: group['security_group_rules'] }, 2000, (at) => ({
            id: `r${at}`,
            direction: 'ingress',
            ethertype: 'IPv4',
            protocol: 'tcp',
            port_range_min: at + 1,
            port_range_max: at + 1,
            remote_ip_prefix: '10.0.0.0/8',
            remote_group_id: null,
          })).items,
        })),
      }),
    })
    await firstRow(page).getByRole('link').first().click()
    await page.getByText('Displaying 20 of 2,000 items', { exact: true }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Last page' }).click()
    await page.getByText('Page 100 of 100').waitFor()
    await close()
  })

  it.each([
    ['project', 'demo'],
    ['admin', 'admin'],
  ])('W-TABLE-17 the first instances are there while thousands are on their way: %s', async (area, user) => {
    await steer(server, { scenario: 'large' })
    for (const delay of [1, 5000]) await steer(server, { fault: { path: '/servers/detail', delay, times: 1 } })
    const { page, close } = await before(`/${area}/instances/`, {}, user)
    await page.getByText('Displaying 20 of 100 items', { exact: true }).waitFor()
    await page.locator('stratus-live-table').getByText('Loading', { exact: true }).waitFor()
    await shot(page, `${area}-instances-first-ones`)
    await page.getByText(/^Displaying 20 of [\d,]{5,} items$/).waitFor({ timeout: 60_000 })
    await close()
  })
})
