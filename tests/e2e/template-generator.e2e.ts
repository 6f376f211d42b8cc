import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import { dashboardOnFreshCloud, expectToast, modal, steer, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/template_generator/')

/** A list of many is searched by typing. */
async function addResource(page: Page, type: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Resource Type' }).selectOption({ label: type })
  await page.getByRole('button', { name: 'Add Resource' }).click()
  await page.getByRole('group', { name: type }).waitFor()
}

describe('the template generator', () => {
  it('T-GEN-01 T-GEN-02 composes a template, saves it, and hands it to Launch Stack, accessible in light and dark', async () => {
    const { page, close } = await signedIn(undefined, 'demo')
    await addResource(page, 'OS::Neutron::Net')
    await addResource(page, 'OS::Neutron::Subnet')
    const subnet = page.getByRole('group', { name: 'OS::Neutron::Subnet' })
    await page.getByText('What is missing or not valid is not in the template yet.').waitFor()
    await subnet.getByRole('combobox', { name: 'Source of network' }).selectOption({ label: 'Another resource' })
    await subnet.getByRole('combobox', { name: 'network', exact: true }).selectOption({ label: 'net' })
    await subnet.getByRole('combobox', { name: 'Add Property' }).selectOption({ label: 'cidr' })
    await subnet.getByLabel('cidr', { exact: true }).fill('10.9.0.0/24')
    await page.locator('.template-text', { hasText: 'get_resource: net' }).waitFor()
    await page.locator('.template-text', { hasText: 'cidr: 10.9.0.0/24' }).waitFor()
    // What is looked up on another page costs nothing.
    await page.getByRole('link', { name: 'Resource Types', exact: true }).click()
    await page.getByRole('heading', { name: 'Resource Types' }).waitFor()
    await page.goBack()
    await page.locator('.template-text', { hasText: 'cidr: 10.9.0.0/24' }).waitFor()
    await subnet.getByRole('combobox', { name: 'Add Property' }).waitFor()
    expect(await axe(page)).toEqual([])
    const template = page.getByRole('region', { name: 'Template', exact: true })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const middles = () =>
        Promise.all(
          ['Copy', 'Download', 'Launch Stack'].map(async (name) => {
            const { y, height } = (await template.getByRole('button', { name, exact: true }).boundingBox())!
            return Math.round(y + height / 2)
          }),
        )
      await expect.poll(async () => new Set(await middles()).size, { message: `one line at ${width}` }).toBe(1)
    }
    await shot(page, 'template-generator')
    const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asks(), 'a reload would lose it').toBe(true)
    const waiting = page.waitForEvent('download')
    await template.getByRole('button', { name: 'Download', exact: true }).click()
    expect(await readFile(await (await waiting).path(), 'utf8')).toContain('type: OS::Neutron::Subnet')
    await expect.poll(asks, { message: 'it is in a file' }).toBe(false)
    await page.getByLabel('Description', { exact: true }).fill('not in that file')
    await expect.poll(asks).toBe(true)
    await page.getByRole('button', { name: 'Launch Stack' }).click()
    // The template is known already: the next thing is its name.
    await modal(page).getByLabel('Stack Name').fill('composed')
    await modal(page).locator('input[type="password"]').fill('demo')
    await shot(page, 'template-generator-launch')
    await modal(page).getByRole('button', { name: 'Launch', exact: true }).click()
    await expectToast(page, 'Stack creation started.')
    await expect.poll(asks, { message: 'the cloud has it' }).toBe(false)
    await page.goto(`${server.url}/project/stacks/`)
    await steer(server, { advance: 60_000 })
    await rowOf(page, 'composed').waitFor()
    await close()
  })
})
