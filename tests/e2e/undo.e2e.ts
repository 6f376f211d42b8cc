import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  letGo,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const groups = '/project/server_groups'
const signedIn = visitsTo(server, groups)

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo', exact: true })
/** No instance is a member of it. */
const unused = 'group-anti'

/** What was asked to be deleted of the cloud. */
function deletionsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(new URL(request.url()).pathname))
  return sent
}

/** As much time to undo as a slow machine needs to get there. */
async function withTime(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('stratus:deletions', '90'))
  await page.reload()
}

const remove = (page: Page, name: string) => chooseRowAction(page, name, 'Delete Server Group')

describe('deleting what is easily made anew', () => {
  it('W-MODAL-23 W-MODAL-24 asks who wants to be asked, and nobody else; can be undone from another page, with the key z, or by a reload, with nothing sent; what fails comes back, with the reason, and is tried again; another project: it is sent before', async () => {
    const { page, close } = await signedIn('/settings/', 'demo', { allow: anyFailure })
    await page.getByLabel('Deleting what is easily made anew').selectOption('Ask first')
    await page.goto(server.url + groups)
    await remove(page, unused)
    await page.getByRole('dialog', { name: 'Confirm Delete Server Group' }).waitFor()
    await page.keyboard.press('Escape')

    await withTime(page)
    const sent = deletionsOf(page)
    await remove(page, unused)
    await rowOf(page, unused).waitFor({ state: 'detached' })
    await messages(page).getByText(`Deleting Server Group: ${unused}.`).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'undo')
    await page.getByRole('link', { name: 'Key Pairs', exact: true }).click()
    await rowOf(page, 'demo-rsa').waitFor()
    await undo(page).click()
    await messages(page).getByText(`Not deleted: ${unused}.`).waitFor()
    await page.getByRole('link', { name: 'Server Groups', exact: true }).click()
    await rowOf(page, unused).waitFor()
    expect(sent).toEqual([])

    // It does nothing while somebody types.
    for (const name of ['group-anti', 'group-soft']) {
      await remove(page, name)
      await rowOf(page, name).waitFor({ state: 'detached' })
    }
    await expect.poll(() => undo(page).count()).toBe(2)
    const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
    await search.press('z')
    await expect.poll(() => search.inputValue()).toBe('z')
    expect(await undo(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('z')
    await page.keyboard.press('z')
    for (const name of ['group-anti', 'group-soft']) await rowOf(page, name).waitFor()

    let asked = 0
    page.on('dialog', (dialog) => ((asked += 1), void dialog.accept()))
    await remove(page, unused)
    await undo(page).waitFor()
    await page.reload()
    await messages(page).getByText(`Not deleted: ${unused}.`).waitFor()
    await rowOf(page, unused).waitFor()
    expect([sent, asked]).toEqual([[], 1])

    await steer(server, { fault: { operation: 'nova.serverGroups.delete', status: 500, body: 'Stuck.', times: 1 } })
    await remove(page, unused)
    await letGo(page, `Deleting Server Group: ${unused}.`)
    await expectToast(page, `Unable to delete Server Group: ${unused}.`)
    await rowOf(page, unused).waitFor()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, `Deleted Server Group: ${unused}.`)
    await rowOf(page, unused).waitFor({ state: 'detached' })

    sent.length = 0
    await remove(page, 'group-soft')
    await undo(page).waitFor()
    await page.getByRole('button', { name: /^Project: / }).click()
    await page.getByRole('menuitemradio', { name: 'other' }).click()
    await page.getByRole('button', { name: 'Project: other' }).waitFor()
    await expect.poll(() => sent.map((path) => path.split('/')[3])).toEqual(['servergroups'])
    await close()
  })

  it('W-MODAL-24 what failed in one project is not tried again in another', async () => {
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    await withTime(page)
    await steer(server, { fault: { operation: 'nova.serverGroups.delete', status: 500, body: 'Stuck.', times: 1 } })
    await remove(page, unused)
    await undo(page).waitFor()
    await page.getByRole('button', { name: /^Project: / }).click()
    await page.getByRole('menuitemradio', { name: 'other' }).click()
    await page.getByRole('button', { name: 'Project: other' }).waitFor()
    await expectToast(page, `Unable to delete Server Group: ${unused}.`)
    const sent = deletionsOf(page)
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, `Not deleted: ${unused}.`)
    expect(sent).toEqual([])
    await close()
  })

  it('W-MODAL-23 is sent when its time is over', async () => {
    const { page, close } = await signedIn(groups, 'demo', { ownProfile: true })
    await page.clock.install()
    await rowOf(page, unused).waitFor()
    // A slow machine must not need the time up.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const sent = deletionsOf(page)
    await remove(page, unused)
    await undo(page).waitFor()
    await page.clock.runFor(7000)
    expect(sent).toEqual([])
    await page.clock.runFor(2000)
    await page.clock.resume()
    await expectToast(page, `Deleted Server Group: ${unused}.`)
    expect(sent.map((path) => path.split('/')[3])).toEqual(['servergroups'])
    await rowOf(page, unused).waitFor({ state: 'detached' })
    await close()
  })

  it('W-MODAL-24 a sign-out sends it before; where that fails, it is said, and signed out with the next press', async () => {
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    await withTime(page)
    await steer(server, { fault: { operation: 'nova.serverGroups.delete', status: 500, body: 'Stuck.', times: 1 } })
    await remove(page, unused)
    await undo(page).waitFor()
    const signOut = async () => {
      await page.getByRole('button', { name: /^User: / }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    await signOut()
    await expectToast(page, `Unable to delete Server Group: ${unused}.`)
    await rowOf(page, unused).waitFor()
    await signOut()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await close()
  })
})
