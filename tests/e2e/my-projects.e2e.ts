import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, shot, visit, type Page, type VisitOptions } from './support/browser.js'
import { anyFailure, dashboardWithoutHorizon, fillIn, rowOf } from './support/dashboard.js'

const server = dashboardWithoutHorizon()

async function signedIn(options: VisitOptions = {}) {
  const visited = await visit(`${server.url}/auth/login/?next=/project/my_projects/`, { allow: anyFailure, ...options })
  await fillIn(visited.page, 'demo')
  await rowOf(visited.page, 'demo').waitFor()
  return visited
}

/** Its id in the demo cloud. */
const other = '0e000000000000000000000000000003'
const cells = async (page: Page, project: string) =>
  (await rowOf(page, project).locator('td').allTextContents()).join('|')

describe('my projects at a glance', () => {
  it('issue 18: each says what it uses, what has failed and what is new, without leaving the one people are in', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'demo')
      .getByText(/\d+ in error/)
      .waitFor()
    await rowOf(page, 'other').getByText('No errors').waitFor()
    await expect.poll(() => cells(page, 'demo')).toMatch(/10 of 40/)
    await expect.poll(() => cells(page, 'other')).toMatch(/0 of 40/)
    expect(await axe(page)).toEqual([])
    await rowOf(page, 'demo')
      .getByRole('button', { name: /details/i })
      .first()
      .click()
    await page.getByText('vm-error').first().waitFor()
    await shot(page, 'my-projects')
    // The session is still in its project.
    await page.getByRole('button', { name: 'Project: demo', exact: true }).waitFor()
    await close()
  })

  it('issue 18: one that is refused is named, and the others are shown', async () => {
    const { page, close } = await signedIn({
      // A cloud whose roles have changed since the projects were listed.
      prepare: (context) =>
        context.route('**/api/**', (route) =>
          route.request().headers()['x-stratus-project'] === other
            ? route.fulfill({ status: 403, json: 'You are not authorized to perform the requested action.' })
            : route.continue(),
        ),
    })
    await rowOf(page, 'other').getByText('Not told: You are not authorized').waitFor()
    await rowOf(page, 'demo')
      .getByText(/\d+ in error/)
      .waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'my-projects-refused')
    await close()
  })

  it('issue 18: fits a phone, accessible in light and dark', async () => {
    const { page, close } = await signedIn({ width: 390, height: 844 })
    await rowOf(page, 'demo')
      .getByText(/\d+ in error/)
      .waitFor()
    await fitsWindow(page)
    expect(await axe(page)).toEqual([])
    await shot(page, 'my-projects-390')
    await close()
  })
})
