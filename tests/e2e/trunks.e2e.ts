import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  holdBack,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const trunks = '/project/trunks'
const adminTrunks = '/admin/trunks'
const signedIn = visitsTo(server, trunks)

const wizard = (page: Page) => page.locator('stratus-wizard')
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
/** The step on screen; the others are there too, hidden. */
const shown = (page: Page) => wizard(page).locator('stratus-transfer-table:visible')
const list = (page: Page, part: 'allocated' | 'available') => shown(page).locator(`[part="${part}"]`)
const portRow = (page: Page, part: 'allocated' | 'available', name: string) =>
  list(page, part)
    .locator('tr[data-key]')
    .filter({ has: page.getByText(name, { exact: true }) })
const allocate = (page: Page, name: string) =>
  portRow(page, 'available', name)
    .getByRole('button', { name: /^Allocate/ })
    .click()

/** Where the errors do not lie over all that is scrolled below the step's heading: what shows above them, px, and what lies over them. */
async function overErrors(page: Page): Promise<unknown[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width, height: 480 })
  const wrong = await wizard(page)
    .locator('.panel > .content')
    .evaluate((area) =>
      [70, 90, 110, 130].flatMap((scrolled) => {
        area.scrollTop = scrolled
        const errors = document.querySelector('.segmentation-errors')
        if (!errors || area.scrollTop !== scrolled) return [{ scrolled: area.scrollTop }]
        const { left, top, bottom } = errors.getBoundingClientRect()
        const strip = top - area.getBoundingClientRect().top
        const seen = document.elementFromPoint(left + 40, bottom - 8)
        return strip || !errors.contains(seen) ? [{ scrolled, strip, seen: seen?.localName }] : []
      }),
    )
  await page.setViewportSize({ width, height })
  return wrong
}

describe('the list of trunks', () => {
  it('P-TRK-01 P-TRK-02 P-TRK-07 is sorted by name, filtered by status, and opens what is known, light and dark', async () => {
    const { page, close } = await signedIn(trunks, 'demo')
    await rowOf(page, 'trunk-one').getByText('Active').waitFor()
    const names = await page
      .locator('tr[data-key]')
      .getByRole('link', { name: /^trunk/ })
      .allTextContents()
    expect(names.map((name) => name.trim())).toEqual(['trunk-one', 'trunk-unused'])
    const sorted = page.locator('[aria-sort="ascending"]')
    expect(await sorted.allTextContents()).toEqual([expect.stringContaining('Name/ID')])
    await rowOf(page, 'trunk-one')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByText('A seeded trunk').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'trunks')
    await page.getByRole('combobox', { name: 'Search Trunks' }).click()
    await page.getByRole('option', { name: 'Status' }).click()
    const words = ['Active', 'Down', 'Build', 'Degraded', 'Error'].map((text) => expect.stringContaining(text))
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(expect.arrayContaining(words))
    await page.getByRole('option', { name: 'Down' }).click()
    await page.waitForURL(/status=DOWN/)
    await rowOf(page, 'trunk-one').waitFor({ state: 'detached' })
    await rowOf(page, 'trunk-unused').waitFor()
    await close()
  })

  it('G-GATE-07 P-TRK-11 P-ROUTE-05 P-ROUTE-08 asks for the trunks of the project only, in admin for everybody’s, and says whose they are; there nothing is created or edited', async () => {
    const { page, close } = await signedIn('/settings/', 'admin')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/neutron/trunks/')) asked.push(new URL(request.url()).search)
    })
    await page.goto(`${server.url}${trunks}`)
    await page.getByRole('heading', { level: 1, name: 'Trunks' }).waitFor()
    await page.getByText('No items to display.').first().waitFor()
    expect(asked.at(-1)).toMatch(/^\?project_id=[0-9a-f]+$/)
    const answer = await holdBack(page, /\/api\/keystone\/projects\/(\?|$)/)
    await page.goto(`${server.url}${adminTrunks}`)
    const whose = rowOf(page, 'trunk-one').getByRole('gridcell')
    await whose.getByText('…', { exact: true }).waitFor()
    answer()
    await whose.getByText('demo', { exact: true }).waitFor()
    expect(asked.at(-1)).toBe('')
    await rowOf(page, 'trunk-one').getByRole('button', { name: 'Delete Trunk trunk-one' }).waitFor()
    const link = rowOf(page, 'trunk-one').getByRole('link', { name: 'trunk-one', exact: true })
    expect(await link.getAttribute('href')).toMatch(
      /^\/ngdetails\/OS::Neutron::Trunk\/[0-9a-f-]+\?nav=\/admin\/trunks\/$/,
    )
    expect(await page.getByRole('button', { name: /Create Trunk|Edit Trunk/ }).count()).toBe(0)
    const id = /Trunk\/([0-9a-f-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
    await page.goto(`${server.url}/admin/trunk/${id}/detail`)
    await page.waitForURL(/\?nav=\/admin\/trunks\/$/)
    const port = page.getByRole('grid', { name: 'Subports' }).getByRole('link').first()
    expect(await port.getAttribute('href')).toMatch(/^\/admin\/networks\/ports\//)
    await settled(page)
    expect(await page.getByRole('button', { name: /Edit Trunk/ }).count()).toBe(0)
    await page.goto(`${server.url}${adminTrunks}?project=nobody`)
    await page.getByText('Nothing matches').first().waitFor()
    await close()
  })

  it('P-TRK-11 a reader is offered nothing', async () => {
    const { page, close } = await signedIn(trunks, 'reader')
    await rowOf(page, 'trunk-one').waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: /(Create|Edit|Delete) Trunk/ }).count()).toBe(0)
    await close()
  })
})

describe('making and changing a trunk', () => {
  it('P-TRK-03 P-TRK-14 P-TRK-15 P-TRK-16 P-TRK-17 P-TRK-18 details, one parent port, any number of subports; ports that cannot be read are read again', async () => {
    const { page, close } = await signedIn(trunks, 'demo', { allow: anyFailure })
    // Frees the ports of the two seeded trunks, so that there are some to choose from.
    await rowOf(page, 'trunk-unused').waitFor()
    await chooseRowAction(page, 'trunk-unused', 'Delete Trunk')
    await page.getByText('You have selected "trunk-unused". Deleted trunk is not recoverable.').waitFor()
    await confirm(page, 'Delete Trunk')
    await expectToast(page, 'Deleted Trunk: trunk-unused.')

    const away = { operation: 'neutron.ports.list', status: 503, body: 'Neutron is away.', times: 1 }
    await steer(server, { fault: away })
    await page.getByRole('button', { name: 'Create Trunk' }).first().click()
    const name = '<b>trunk</b> \u202enwod 😀'
    await wizard(page).getByLabel('Name').fill(name)
    expect(await wizard(page).getByRole('radio', { name: 'Enabled' }).isChecked()).toBe(true)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Next')
    await wizard(page).getByText('Neutron is away.').first().waitFor()
    await wizard(page)
      .getByRole('button', { name: /retry|try again/i })
      .click()
    await portRow(page, 'available', 'spare-port').getByText('on subnet alpha-v4').waitFor()
    expect(await portRow(page, 'available', 'trunk-sub-101').count()).toBe(0)
    expect(await portRow(page, 'available', 'down-port').count()).toBe(0)
    await allocate(page, 'trunk-parent-2')
    await portRow(page, 'allocated', 'trunk-parent-2').waitFor()
    await wizard(page).getByText('Allocating multiple parent ports is meaningless.').waitFor()
    await allocate(page, 'spare-port')
    await portRow(page, 'allocated', 'spare-port').waitFor()
    expect(await portRow(page, 'allocated', 'trunk-parent-2').count()).toBe(0)
    await press(page, 'Next')
    await portRow(page, 'available', 'trunk-parent-2').waitFor()
    expect(await portRow(page, 'available', 'spare-port').count()).toBe(0)
    await allocate(page, 'trunk-parent-2')
    const id = wizard(page).getByLabel('Segmentation ID of trunk-parent-2')
    const type = wizard(page).getByRole('combobox', { name: 'Segmentation Type of trunk-parent-2' })
    expect(await type.inputValue()).toBe('vlan')
    await type.selectOption('inherit')
    await expect.poll(() => id.count()).toBe(0)
    await type.selectOption('vlan')
    await id.fill('4095')
    await wizard(page).getByText('Segmentation ID must be a whole number from 1 to 4094.').waitFor()
    expect(await overErrors(page)).toEqual([])
    expect(await wizard(page).getByRole('button', { name: 'Create Trunk', exact: true }).isDisabled()).toBe(true)
    await id.fill('4094')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'trunk-wizard-subports')
    await press(page, 'Create Trunk')
    // The sign that turns the direction would turn the sentence (W-TEXT-05).
    await expectToast(page, `Trunk ${name.replace('\u202e', '')} was successfully created.`)
    await rowOf(page, name).getByRole('gridcell', { name: '1', exact: true }).waitFor()
    await close()
  })

  it('P-TRK-04 P-TRK-12 P-TRK-18 details and subports are edited at once, old and new sent; a refusal and a change by somebody else keep everything typed', async () => {
    const { page, close } = await signedIn(trunks, 'demo', { allow: anyFailure })
    await chooseRowAction(page, 'trunk-one', 'Edit Trunk')
    await wizard(page).getByLabel('Name').fill('trunk-1')
    await wizard(page).getByLabel('Description').fill('Changed')
    await expect.poll(() => wizard(page).getByText('Parent Port').count()).toBe(1)
    await press(page, 'Next')
    await wizard(page).getByText('The parent port of a trunk stays what it is.').waitFor()
    await wizard(page).getByText('trunk-parent-1').first().waitFor()
    await portRow(page, 'allocated', 'trunk-sub-101').waitFor()
    await expect.poll(() => wizard(page).getByLabel('Segmentation ID of trunk-sub-102').inputValue()).toBe('102')
    await wizard(page).getByLabel('Segmentation ID of trunk-sub-102').fill('101')
    await wizard(page).getByText('This segmentation ID is used twice.').first().waitFor()
    await wizard(page).getByLabel('Segmentation ID of trunk-sub-102').fill('202')
    await portRow(page, 'allocated', 'trunk-sub-101')
      .getByRole('button', { name: /^(Deallocate|Remove)/ })
      .click()
    await allocate(page, 'spare-port')
    await wizard(page).getByLabel('Segmentation ID of spare-port').fill('303')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await steer(server, {
      fault: { operation: 'neutron.trunks.update', status: 409, body: 'Trunk is currently disabled.', times: 1 },
    })
    await press(page, 'Edit Trunk')
    const body = (await sent).postDataJSON() as { name: string; sub_ports: { segmentation_id: number }[] }[]
    expect(body.map(({ name }) => name)).toEqual(['trunk-one', 'trunk-1'])
    expect(body.map(({ sub_ports }) => sub_ports.map(({ segmentation_id }) => segmentation_id))).toEqual([
      [101, 102],
      [202, 303],
    ])
    await expectToast(page, 'Unable to update the trunk.')
    await wizard(page).getByText('Trunk is currently disabled.', { exact: true }).waitFor()
    expect(await wizard(page).getByLabel('Name').inputValue()).toBe('trunk-1')
    await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
      const { items } = (await (await fetch('/api/neutron/trunks/', { headers })).json()) as {
        items: { id: string; name: string; description: string }[]
      }
      const before = items.find(({ name }) => name === 'trunk-one')
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch(`/api/neutron/trunks/${before?.id}/`, {
        method: 'PATCH',
        headers: { ...headers, 'X-CSRFToken': token },
        body: JSON.stringify([before, { ...before, description: 'theirs' }]),
      })
    })
    await press(page, 'Edit Trunk')
    await wizard(page).getByText('Somebody else has changed this trunk').first().waitFor()
    expect(await wizard(page).getByLabel('Name').inputValue()).toBe('trunk-1')
    await press(page, 'Edit Trunk')
    await expectToast(page, 'Trunk trunk-1 was successfully edited.')
    await rowOf(page, 'trunk-1').getByRole('link', { name: 'trunk-1', exact: true }).click()
    await page.getByRole('gridcell', { name: '303', exact: true }).waitFor()
    await close()
  })
})

describe('the details of a trunk', () => {
  it('P-TRK-05 P-TRK-06 P-ROUTE-05 shows its facts and subports, which link to their ports; old addresses lead there', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'trunk-one').getByRole('link', { name: 'trunk-one', exact: true }).click()
    await page.waitForURL(/\/ngdetails\/OS::Neutron::Trunk\/[0-9a-f-]+$/)
    const id = page.url().split('/').at(-1) ?? ''
    await page.getByText('A seeded trunk').waitFor()
    const table = page.getByRole('grid', { name: 'Subports' })
    const heads = ['Segmentation Type', 'Segmentation ID', 'Port ID'].map((text) => expect.stringContaining(text))
    await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(heads)
    expect(await table.getByRole('link').first().getAttribute('href')).toMatch(
      /^\/project\/networks\/ports\/[0-9a-f-]+\/detail$/,
    )
    expect(await axe(page)).toEqual([])
    await shot(page, 'trunk-details')
    await page.goto(`${server.url}/project/trunks/${id}`)
    await page.waitForURL(/\/ngdetails\/OS::Neutron::Trunk\/[0-9a-f-]+$/)
    await page.getByText('A seeded trunk').waitFor()
    await close()
  })

  it('P-TRK-13 W-DETAIL-05 deleted, one is back on the list; what somebody has deleted is neither edited nor found', async () => {
    const { page, close } = await signedIn(trunks, 'demo', { allow: anyFailure })
    await rowOf(page, 'trunk-unused').getByRole('link', { name: 'trunk-unused', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'trunk-unused' }).waitFor()
    await steer(server, { fault: { operation: 'neutron.trunks.get', status: 404, body: 'Trunk could not be found.' } })
    await page.getByRole('button', { name: /Edit Trunk/ }).click()
    await expectToast(page, /Unable to retrieve the trunk with id/)
    await page.waitForURL(`**${trunks}`)
    await steer(server, { clearFaults: true })
    await rowOf(page, 'trunk-unused').getByRole('link', { name: 'trunk-unused', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'trunk-unused' }).waitFor()
    await page
      .getByRole('button', { name: /more actions|actions/i })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Delete Trunk' }).click()
    await confirm(page, 'Delete Trunk')
    await page.waitForURL(`**${trunks}`)
    await rowOf(page, 'trunk-one').waitFor()
    expect(await rowOf(page, 'trunk-unused').count()).toBe(0)
    await page.goto(`${server.url}${trunks}/00000000-0000-0000-0000-000000000000`)
    await page.waitForURL('**/not_found')
    await close()
  })
})
