import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, endFaults, rowOf, steer, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const types = '/project/resource_types/'
const signedIn = visitsTo(server, types)

describe('what templates are made of', () => {
  it('T-TYPE-01 T-TYPE-02 kinds of resources are listed, and each has a page, which is tried again; one that is not there is not found', async () => {
    const { page, close } = await signedIn(types, 'demo', { allow: anyFailure })
    await rowOf(page, 'OS::Nova::Server').getByText('Nova').first().waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'resource-types')
    await steer(server, { fault: { path: `${types}OS%3A%3ANova%3A%3AServer/`, status: 500 } })
    await page.getByRole('link', { name: 'OS::Nova::Server', exact: true }).click()
    await endFaults(server, page)
    await page.getByRole('row').filter({ hasText: 'flavor' }).getByText('Checked as nova.flavor').waitFor()
    await page.getByRole('row').filter({ hasText: 'first_address' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'resource-type')
    await page.goto(`${server.url}${types}OS%3A%3ANo%3A%3AThing/`)
    await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
    await close()
  })

  it('T-TYPE-03 versions are listed with their functions; of one it is told that it cannot be read; one that is not there is not found', async () => {
    const { page, close } = await signedIn('/project/template_versions/', 'demo', { allow: anyFailure })
    const version = '/project/template_versions/heat_template_version.2018-08-31/'
    await steer(server, { fault: { path: version, status: 500, body: 'Heat rests.' } })
    await page.getByRole('link', { name: 'heat_template_version.2018-08-31', exact: true }).click()
    await page.getByText('Heat rests.').waitFor()
    await endFaults(server, page)
    await page.getByRole('row').filter({ hasText: 'get_resource' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'template-version')
    await page.goto(`${server.url}/project/template_versions/nothing.2001-01-01/`)
    await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
    await close()
  })
})
