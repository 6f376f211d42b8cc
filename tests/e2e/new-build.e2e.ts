import { describe, expect, it } from 'vitest'
import { anyFailure, dashboardOnFreshCloud, signedIn } from './support/dashboard.js'
import { settled, type Page } from './support/browser.js'

const server = dashboardOnFreshCloud()

/** The part of the program that the page about images is in; nothing asks for it before. */
const part = '**/stratus/assets/ImagesPage-*.js'
const record = '**/stratus/build.json'
const allow = [...anyFailure, /Failed to fetch dynamically imported module/, /Failed to load resource/, /ERR_FAILED/]

const openImages = (page: Page) =>
  page.getByRole('link', { name: 'Images', exact: true, includeHidden: true }).first().dispatchEvent('click')
const countLoads = async (page: Page) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname)
  })
  return loads
}

describe('S-DEPLOY-02 a tab from before a deploy', () => {
  it('goes on: the page that was wanted is loaded anew by itself, once', async () => {
    const { page, close } = await signedIn(server, '/project/key_pairs', 'demo', { allow })
    const loads = await countLoads(page)
    await page.route(record, (route) => route.fulfill({ json: { entry: 'stratus/assets/index-new.js' } }))
    await page.route(part, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 })
    await openImages(page)
    await expect.poll(() => loads).toEqual(['/project/images'])
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
    await settled(page)
    expect(loads).toEqual(['/project/images'])
    await close()
  })

  it('says so in plain words when that does not help, and does not load itself again and again', async () => {
    const { page, close } = await signedIn(server, '/project/key_pairs', 'demo', { allow })
    const loads = await countLoads(page)
    await page.route(record, (route) => route.fulfill({ json: { entry: 'stratus/assets/index-new.js' } }))
    await page.route(part, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openImages(page)
    await page.getByText('There is a new version of the dashboard. Load the page anew to go on.').waitFor()
    expect(loads).toEqual(['/project/images'])
    expect(await page.locator('stratus-error-state [role=alert]').innerText()).not.toContain('module')
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
    await close()
  })

  it('says that the server cannot be reached while it is only away, and goes on when it is back', async () => {
    const { page, close } = await signedIn(server, '/project/key_pairs', 'demo', { allow })
    const loads = await countLoads(page)
    for (const address of [record, part]) await page.route(address, (route) => route.abort())
    await openImages(page)
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor()
    expect(loads).toEqual([])
    for (const address of [record, part]) await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
    await close()
  })
})
