import { expect, it } from 'vitest'
import { chooseIn } from '../e2e/support/dashboard.js'
import { modal, open, patience, prefix, press, type JourneyCloud } from './journey.js'

/** Found again, should the journey break off. */
const reason = `${prefix}new fans`
const hosts = '/admin/hypervisors/?tab=hypervisor_info__compute_host'

/** Of 'N of M moved, U to confirm, F failed, S stays'. */
function reckoning(text: string): { readonly ended: number; readonly all: number } {
  const [, moved = '', all = ''] = /(\d+) of (\d+) moved/.exec(text) ?? []
  const [, failed = '0'] = /(\d+) failed/.exec(text) ?? []
  return { ended: Number(moved) + Number(failed), all: Number(all) }
}

export function drainJourney(cloud: JourneyCloud): void {
  it('A-PAGE-21 a host is drained: each instance is moved or says why not, or only disabled; then it takes new ones again', async () => {
    const { page, close } = await open(cloud, hosts, 'admin')
    const row = page.locator('tr[data-key]').first()
    const name = (await row.getByRole('rowheader').textContent())?.trim() ?? ''
    await chooseIn(row, name, 'Drain Host')
    await modal(page).getByLabel('Reason').fill(reason)
    const nowhere = modal(page).getByText('No other host is up and enabled')
    if (await nowhere.isVisible()) {
      await press(page, 'Disable Service')
    } else {
      await press(page, 'Drain Host')
      const status = modal(page).getByRole('status').filter({ hasText: 'moved' })
      await expect
        .poll(
          async () => {
            await cloud.pass(10_000)
            const { ended, all } = reckoning((await status.textContent()) ?? '')
            return all > 0 && ended === all
          },
          { timeout: patience, interval: 1000 },
        )
        .toBe(true)
      await page.keyboard.press('Escape')
    }
    await modal(page).waitFor({ state: 'detached' })
    await row.getByText(`Disabled: ${reason}`).waitFor()
    await chooseIn(row, name, 'Enable Service')
    await row.getByText('Enabled', { exact: true }).waitFor()
    await close()
  })
}
