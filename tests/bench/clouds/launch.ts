import type { Browser, Page } from 'playwright-core'
import { openList, rowsOf, type Way } from './pages.js'
import { pause, type BenchProject } from './project.js'

export interface Launch {
  /** What the browser asked for, and what it asked services for, from the button until the instance is active in the list. */
  readonly requests: number
  readonly calls: number
  /** From the wizard's last button until then, ms. */
  readonly ms: number
}

/** An image, a flavor, a network: what a launch needs, each chosen in its step. */
async function chooseInHorizon(page: Page, name: string, { imageName, flavorName, networkName }: BenchProject) {
  await page.locator('#instances__action_launch-ng').click()
  const wizard = page.locator('.ng-wizard')
  const step = (title: string) => wizard.locator('.nav-item a', { hasText: title }).first().click()
  const allocate = async (what: string) => {
    const row = wizard.locator('.step:not(.ng-hide) tr', { has: page.getByText(what, { exact: true }) }).first()
    await row.locator('button.fa-arrow-up').click()
  }
  await wizard.locator('#name').fill(name)
  await step('Source')
  await wizard.locator('label', { hasText: /^No$/ }).first().click()
  await allocate(imageName)
  await step('Flavor')
  await allocate(flavorName)
  await step('Networks')
  await allocate(networkName)
  return () => wizard.locator('button.finish').click()
}

async function chooseInStratus(page: Page, name: string, { imageName, flavorName, networkName }: BenchProject) {
  await page.locator('.page-actions').getByRole('button', { name: 'Launch Instance', exact: true }).click()
  const wizard = page.locator('stratus-wizard')
  const step = (title: string) => wizard.getByRole('tab', { name: new RegExp(`(^|[0-9] ?)${title}`) }).click()
  const allocate = (what: string) => wizard.getByRole('button', { name: `Allocate ${what}`, exact: true }).click()
  await wizard.getByLabel('Instance Name').fill(name)
  await step('Source')
  await wizard.getByRole('group', { name: 'Create New Volume' }).getByLabel('No').check()
  await allocate(imageName)
  await step('Flavor')
  await allocate(flavorName)
  await step('Networks')
  await allocate(networkName)
  return () => wizard.getByRole('button', { name: 'Launch Instance', exact: true }).click()
}

/** Somebody launches an instance by the wizard and waits in the list until it is active. */
export async function measureLaunch(
  browser: Browser,
  way: Way,
  project: BenchProject,
  count: () => () => number,
): Promise<Launch> {
  const { page, requests, close } = await openList(browser, way, 'Instances', project)
  const name = `figures-launch-${Date.now()}`
  try {
    const [asked, calls] = [requests(), count()]
    const choose = way.name === 'horizon' ? chooseInHorizon : chooseInStratus
    const finish = await choose(page, name, project)
    const started = performance.now()
    await finish()
    const row = page.locator(rowsOf(way, 'Instances'), { hasText: name })
    await row.getByText('Active', { exact: true }).first().waitFor({ timeout: 180_000 })
    const ms = Math.round(performance.now() - started)
    // What is asked after that belongs to it as well.
    await pause(3000)
    return { requests: requests() - asked, calls: calls(), ms }
  } finally {
    await close()
    await gone(project, name)
  }
}

/** What comes next finds the list as it was. */
async function gone({ services }: BenchProject, name: string): Promise<void> {
  for (;;) {
    const servers = await services.all('compute', '/servers', 'servers')
    const made = servers.filter((server) => server['name'] === name)
    if (!made.length) return
    for (const { id } of made) await services.delete('compute', `/servers/${String(id)}`).catch(() => undefined)
    await pause(1000)
  }
}
