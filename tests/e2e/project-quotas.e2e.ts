import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardWithoutHorizon,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()

const signedIn = visitsTo(server, '/admin/quotas/', { user: 'admin', allow: anyFailure })

describe('quotas of all projects', () => {
  it('I-PROJ-04 each project says what it uses, the fullest first, wide and narrow; what is nearly full is found, and edited; its figures follow at once; a service that does not answer is named, and the others told; without projects the list asks again', async () => {
    const { page, close } = await signedIn()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await rowOf(page, 'demo')
        .getByText(/: \d+ %/)
        .waitFor()
      await rowOf(page, 'service').getByText('Nothing used').waitFor()
      if (width === 390) expect(await axe(page, undefined, { colours: false })).toEqual([])
      await shot(page, `project-quotas-${width}`)
    }
    await rowOf(page, 'other')
      .getByText(/%|Nothing used/)
      .waitFor()
    await chooseRowAction(page, 'demo', 'Modify Quotas')
    await modal(page).getByLabel('Instances').fill('1')
    await modalButton(page, 'Save').click()
    await rowOf(page, 'demo')
      .getByText(/Instances: \d{3,} %/)
      .waitFor()
    const url = new URL(page.url())
    url.search = '?fullest=full'
    await page.goto(String(url))
    await rowOf(page, 'demo').waitFor()
    await rowOf(page, 'service').waitFor({ state: 'detached' })
    await rowOf(page, 'demo')
      .getByRole('button', { name: /details/i })
      .first()
      .click()
    await page.getByText('Injected Files').first().waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'project-quotas-open')

    await steer(server, { fault: { path: '/os-quota-sets', status: 500 } })
    await page.goto(`${server.url}/admin/quotas/`)
    await rowOf(page, 'demo').getByText('Partly').waitFor()
    await shot(page, 'project-quotas-partly')
    await steer(server, { clearFaults: true, fault: { path: '/projects', status: 500 } })
    await page.reload()
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'project-quotas-failed')
    await close()
  })

  it('I-PROJ-04 members are told of no other project', async () => {
    const { page, close } = await signedIn(undefined, 'demo')
    await rowOf(page, 'demo')
      .getByText(/: \d+ %/)
      .waitFor()
    await settled(page)
    expect(await page.getByRole('row').filter({ hasText: 'service' }).count()).toBe(0)
    await shot(page, 'project-quotas-member')
    await close()
  })
})
