import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  endFaults,
  signedIn,
  steer,
  visitsTo,
} from './support/dashboard.js'
import { choose } from './support/identity.js'

const server = dashboardOnFreshCloud()
const clouds = { 'with Horizon': server, 'without Horizon': dashboardWithoutHorizon() }

const report = (page: Page) => page.getByRole('region', { name: 'Usage Summary' })
const dates = (page: Page) => report(page).locator('stratus-date-range')

describe('usage of a period', () => {
  for (const [name, { url }] of Object.entries(clouds)) {
    it(`C-USAGE-03 C-USAGE-01 of every project leads to that of one, with the period in the address; both are sorted, searched and given as a file, ${name}`, async () => {
      const { page, close } = await visitsTo({ url }, '/admin/', { user: 'admin' })()
      const usage = report(page)
      await usage.scrollIntoViewIfNeeded()
      await usage.getByRole('link', { name: 'demo', exact: true }).waitFor()
      await usage.getByRole('combobox', { name: 'Period' }).selectOption('Last week')
      await page.waitForURL(/[?&]start=\d{4}-\d\d-\d\d&end=/)
      await usage.getByText('vCPU-hours in this period').waitFor()
      await usage.getByRole('button', { name: /^vCPU-hours/ }).click()
      await page.waitForURL(/usage\.sort=/)
      expect(await axe(page)).toEqual([])
      const { searchParams } = new URL(page.url())
      const file = page.waitForEvent('download')
      await usage.getByRole('button', { name: /CSV/ }).click()
      expect(await readFile((await (await file).path()) ?? '', 'utf8')).toMatch(
        /Project.*vCPUs.*Disk \(GiB\).*RAM \(MiB-hours\)[^]*demo/,
      )

      await usage.getByRole('link', { name: 'demo', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Usage of demo', exact: true }).waitFor()
      await usage.getByRole('link', { name: 'vm-alpha-1', exact: true }).waitFor()
      const there = new URL(page.url())
      expect(there.pathname).toMatch(/^\/identity\/[0-9a-f]+\/usage\/$/)
      expect(there.searchParams.get('start')).toBe(searchParams.get('start'))
      await usage.getByRole('searchbox').fill('alpha-1')
      await usage.getByText('Displaying 1', { exact: false }).waitFor()
      expect(await axe(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await settled(page)
      await fitsWindow(page)
      expect(await axe(page)).toEqual([])
      await shot(page, `usage-phone ${name}`)
      await close()
    })

    it(`C-USAGE-03 “View Usage” of a project leads there; a period that is wrong says why, and another is chosen, ${name}`, async () => {
      const { page, close } = await visitsTo({ url }, '/identity/', { user: 'admin' })()
      await choose(page, 'demo', 'View Usage')
      await page.getByRole('heading', { level: 1, name: 'Usage of demo', exact: true }).waitFor()
      const address = page.url()
      for (const [query, said] of [
        ['start=2026-03-02&end=2026-03-01', 'The end must not be before the start.'],
        ['start=2999-03-02&end=2999-03-03', 'The period must not begin in the future.'],
        ['start=2026-02-30&end=2026-03-01', 'The date should be in YYYY-MM-DD format.'],
      ]) {
        await page.goto(`${address}?${query}`)
        await report(page)
          .getByRole('alert')
          .getByText(said ?? '')
          .waitFor()
      }
      await page.goto(`${address}?start=2001-01-02&end=2001-01-03`)
      await dates(page).waitFor()
      await report(page).getByText('vCPU-hours in this period').waitFor()
      await report(page).getByRole('combobox', { name: 'Period' }).selectOption('Last day')
      await report(page).getByRole('link', { name: 'vm-alpha-1', exact: true }).waitFor()
      await dates(page).waitFor({ state: 'detached' })
      await close()
    })
  }

  it('C-USAGE-04 two days of one’s own are chosen under “Other”, which begins at those of the period before; Back and a reload keep it', async () => {
    const { page, close } = await visitsTo(server, '/admin/', { user: 'admin' })()
    const usage = report(page)
    await usage.scrollIntoViewIfNeeded()
    const period = usage.getByRole('combobox', { name: 'Period' })
    await period.selectOption('Last week')
    await page.waitForURL(/[?&]start=/)
    const week = new URL(page.url()).searchParams
    await period.selectOption('Other')
    await dates(page).waitFor()
    const start = dates(page).getByRole('textbox', { name: 'From' })
    expect(await start.inputValue()).toBe(week.get('start'))
    const end = dates(page).getByRole('textbox', { name: 'To' })
    await end.fill(week.get('start') ?? '')
    await end.press('Tab')
    await page.waitForURL(({ searchParams }) => searchParams.get('end') === week.get('start'))
    await usage.getByText('vCPU-hours in this period').waitFor()
    await page.goBack()
    await expect.poll(() => end.inputValue()).toBe(week.get('end'))
    await page.reload()
    await usage.scrollIntoViewIfNeeded()
    await dates(page).waitFor()
    await page.goBack()
    await dates(page).waitFor({ state: 'detached' })
    expect(await period.inputValue()).toBe('7')
    await close()
  })

  it('C-USAGE-03 what fails says so and comes after a retry; a project’s own is on its overview, and a member is not told of others', async () => {
    await steer(server, { fault: { path: '/project/', status: 500 } })
    const { page, close } = await signedIn(server, '/project/', 'demo', { allow: anyFailure })
    await report(page).scrollIntoViewIfNeeded()
    await report(page).getByText('Unable to retrieve usage information.').waitFor()
    await endFaults(server, report(page))
    await report(page).getByRole('link', { name: 'vm-alpha-1', exact: true }).waitFor()
    await page.goto(new URL('/admin/', page.url()).href)
    await settled(page)
    expect(await report(page).count()).toBe(0)
    await close()
  })
})
