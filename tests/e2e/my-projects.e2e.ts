import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, shot, type Page } from './support/browser.js'
import { anyFailure, dashboardWithoutHorizon, rowOf, visitsTo } from './support/dashboard.js'

const server = dashboardWithoutHorizon()
const signedIn = visitsTo(server, '/project/my_projects/', { allow: anyFailure })

/** Its id in the demo cloud. */
const other = '0e000000000000000000000000000003'
const cells = async (page: Page, project: string) =>
  (await rowOf(page, project).locator('td').allTextContents()).join('|')

describe('my projects at a glance', () => {
  it('issue 18: each says what it uses, what has failed and what is new, on a phone too, without leaving the one people are in; one that is refused is named, and the others are shown', async () => {
    const { page, context, close } = await signedIn(undefined, 'demo', { width: 390, height: 844 })
    const failed = rowOf(page, 'demo').getByText(/\d+ in error/)
    await failed.waitFor()
    await fitsWindow(page)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'my-projects-390')
    await page.setViewportSize({ width: 1280, height: 800 })
    await rowOf(page, 'other').getByText('No errors').waitFor()
    await expect.poll(() => cells(page, 'demo')).toMatch(/10 of 40/)
    await expect.poll(() => cells(page, 'other')).toMatch(/0 of 40/)
    await rowOf(page, 'demo')
      .getByRole('button', { name: /details/i })
      .first()
      .click()
    await page.getByText('vm-error').first().waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'my-projects')
    // The session is still in its project.
    await page.getByRole('button', { name: 'Project: demo', exact: true }).waitFor()

    // A cloud whose roles have changed since the projects were listed.
    await context.route('**/api/**', (route) =>
      route.request().headers()['x-stratus-project'] === other
        ? route.fulfill({ status: 403, json: 'You are not authorized to perform the requested action.' })
        : route.continue(),
    )
    await page.reload()
    await rowOf(page, 'other').getByText('Not told: You are not authorized').waitFor()
    await failed.waitFor()
    await shot(page, 'my-projects-refused')
    await close()
  })
})
