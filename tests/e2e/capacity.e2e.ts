import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, type Page } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, endFaults, holdBack, steer, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/admin/capacity/', { user: 'admin' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('the whole cloud at a glance', () => {
  it('issue 18: what cannot be shown is named, what a failing service leaves is told, and it is asked again; how full the cloud is, what has failed, whose it is, and what is new, on a phone too', async () => {
    for (const path of ['/admin/instances/', '/api/cinder/volumes/'])
      await steer(server, { fault: { path, status: 503, body: 'Later.' } })
    const { page, close } = await signedIn('/admin/capacity/', 'admin', { allow: anyFailure })
    const projects = part(page, 'Use by project')
    await projects.getByText('The use by project cannot be shown.').waitFor()
    await steer(server, { clearFaults: true, fault: { path: '/api/cinder/volumes/', status: 503, body: 'Later.' } })
    await page.reload()
    await page.getByText('Unable to retrieve the volumes.').first().waitFor()
    await part(page, 'In error').getByRole('link', { name: 'vm-error' }).waitFor()
    await endFaults(server, page)
    await part(page, 'In error').getByRole('link', { name: 'vol-error' }).waitFor()
    await part(page, 'Compute').getByText('Local Storage').waitFor()
    await projects.getByRole('row').filter({ hasText: 'demo' }).waitFor()
    await part(page, 'Last made').getByRole('row').nth(3).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'capacity')
    await page.setViewportSize({ width: 390, height: 844 })
    await settled(page)
    await fitsWindow(page)
    await shot(page, 'capacity-390')
    await close()
  })

  it('issue 18: volumes are added to nobody until it is known what their projects are called', async () => {
    const { page, close } = await signedIn('/project/images', 'admin')
    const answer = await holdBack(page, /\/api\/keystone\/projects\/(\?|$)/)
    const things = Promise.all(
      [/\/api\/cinder\/volumes\//, /\/admin\/instances\//].map((one) => page.waitForResponse(one)),
    )
    await page.goto(`${server.url}/admin/capacity/`)
    for (const one of await things) await one.finished()
    await part(page, 'Compute').getByText('Local Storage').waitFor()
    await part(page, 'Use by project').waitFor()
    expect(await part(page, 'Use by project').getByRole('row').count()).toBe(0)
    answer()
    await part(page, 'Use by project').getByRole('row').filter({ hasText: 'demo' }).waitFor()
    await close()
  })
})
