import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import { rowOf, visitsTo } from './support/dashboard.js'
import { freePort } from '../support/free-port.js'
import { startServer, type HostServer } from './support/server.js'

const instances = '/project/instances/'
const page200 = '<!doctype html><title>Screen</title><h1>A machine</h1><script>top.location = "about:blank"</script>'

let machine: Server
let machineOrigin: string
let server: HostServer

beforeAll(async () => {
  const port = await freePort()
  machineOrigin = `http://127.0.0.1:${port}`
  machine = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(page200)).listen(port)
  server = await startServer({ CONSOLE_ORIGINS: machineOrigin })
})
afterAll(async () => {
  machine.close()
  await server.stop()
})

describe('the console of an instance', () => {
  it('P-INST-08 one on our own origin is in the page, and of an origin that the operator names, which it cannot lead away; beside it what switches the machine; one of another origin is left to a window', async () => {
    const { page, close } = await visitsTo(server, instances)(instances, 'demo', {
      allow: [/Unsafe attempt|does not have permission to navigate/],
    })
    let address: string | undefined
    await page.route('**/console-info/', async (route) => {
      const answer = await route.fetch()
      const { url, ...rest } = (await answer.json()) as { url: string }
      await route.fulfill({ response: answer, json: { ...rest, url: address ?? url } })
    })
    await rowOf(page, 'vm-alpha-1').getByRole('link', { name: 'vm-alpha-1', exact: true }).click()
    await page.getByRole('tab', { name: 'Console' }).click()
    const console = page.getByRole('region', { name: 'Console of vm-alpha-1' })
    await console.frameLocator('iframe').getByText('the instances of the demo cloud have no screen').waitFor()
    expect(await axe(page)).toEqual([])

    address = `${machineOrigin}/vnc_auto.html?token=1`
    await console.getByRole('button', { name: 'Connect again' }).click()
    await console.frameLocator('iframe').getByRole('heading', { name: 'A machine' }).waitFor()
    expect(await console.locator('iframe').getAttribute('title')).toBe('Console of vm-alpha-1')
    for (const name of ['Soft Reboot Instance', 'Hard Reboot Instance', 'Shut Off Instance'])
      await console.getByRole('button', { name, exact: true }).waitFor()
    await console.getByText(/F6 .* brings them back to the browser/).waitFor()
    await shot(page, 'instance-console')

    const isFull = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? null)
    await console.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(isFull).toBe('Console of vm-alpha-1')
    // What asks a question leaves it first: it would be asked below.
    await console.getByRole('button', { name: 'Hard Reboot Instance', exact: true }).click()
    await page.getByRole('dialog', { name: 'Confirm Hard Reboot Instance', exact: true }).waitFor()
    await expect.poll(isFull).toBeNull()
    expect(new URL(page.url()).pathname).toMatch(/^\/project\/instances\//)

    await page.keyboard.press('Escape')
    address = 'http://elsewhere.test:6080/vnc_auto.html'
    await page.reload()
    await page.getByText('The console opens in a new window.').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Open Console' }).waitFor()
    await close()
  })
})
