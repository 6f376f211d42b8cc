import { describe, expect, it } from 'vitest'
import { axe, shot, type Page, type VisitOptions } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  endFaults,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const path = '/admin/metadata_defs/'
const signedIn = visitsTo(server, path, { user: 'admin' })
const pinning = 'CPU Pinning'

describe('the metadata definitions panel', () => {
  it('A-METADEF-01 A-METADEF-02 A-METADEF-03 are listed, with a page of each; one is copied, changed and checked, associated, protected, and deleted', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, pinning).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'metadata-definitions')
    await page.getByRole('link', { name: pinning, exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'cpu_policy' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'metadata-definition')
    await page.goBack()
    await chooseRowAction(page, pinning, 'Copy Namespace')
    const json = modal(page).getByRole('textbox', { name: 'Namespace JSON' })
    await expect.poll(() => json.inputValue()).toContain('CPUPinning-copy')
    const copy = JSON.parse(await json.inputValue()) as Record<string, unknown>
    expect(copy).toMatchObject({ namespace: 'OS::Compute::CPUPinning-copy' })
    await json.fill('{')
    await json.blur()
    await modal(page).getByText('This is no JSON').waitFor()
    await json.fill(JSON.stringify({ ...copy, namespace: 'OS::Compute::CPUPinning' }))
    await modal(page).getByText('There is a namespace OS::Compute::CPUPinning already.').waitFor()
    await json.fill(JSON.stringify({ ...copy, display_name: 'Mine <b>' }))
    await modal(page).getByText('Protected', { exact: true }).click()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'metadata-definition-import')
    await modalButton(page, 'Import Namespace').click()
    await expectToast(page, 'has been created.')
    const mine = rowOf(page, 'Mine <b>')
    await mine.waitFor()

    await chooseRowAction(page, 'Mine <b>', 'Edit Namespace')
    await modal(page).getByText('Protected', { exact: true }).click()
    await modalButton(page, 'Save Changes').click()
    await expectToast(page, 'Namespace successfully updated.')
    await chooseRowAction(page, 'Mine <b>', 'Update Associations')
    await modal(page).getByText('OS::Nova::Aggregate', { exact: true }).click()
    await modal(page).getByLabel('Prefix for OS::Nova::Aggregate').fill('mine:')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'metadata-definition-associations')
    await modalButton(page, 'Save').click()
    await mine.getByText('OS::Nova::Aggregate').waitFor()
    await chooseRowAction(page, 'Mine <b>', 'Delete Namespace')
    await confirm(page, 'Delete Namespace')
    await mine.waitFor({ state: 'detached' })
    await close()
  })
})

describe('what is in a namespace, where there is no Horizon', () => {
  const direct = dashboardWithoutHorizon()
  const address = (namespace: string) => `${path}${encodeURIComponent(namespace)}/detail`
  const opened = (namespace: string, options?: VisitOptions) =>
    visitsTo(direct, path, { user: 'admin', allow: anyFailure })(address(namespace), 'admin', options)

  const property = (page: Page, name: string) =>
    page.locator('tr[data-key]').filter({ has: page.getByText(name, { exact: true }) })

  it('A-METADEF-02 A-METADEF-04 a property is made, refused where it is wrong, moved and deleted; tags are kept; names stay whole at 1280', async () => {
    const { page, close } = await opened('OS::Compute::Watchdog')
    await page.getByRole('button', { name: 'Edit Namespace' }).click()
    await modal(page).getByText('Protected', { exact: true }).click()
    await modalButton(page, 'Save Changes').click()
    await expectToast(page, 'Namespace successfully updated.')
    await page.getByRole('button', { name: 'Create Property' }).click()
    const field = (name: string) => modal(page).getByRole('textbox', { name, exact: true })
    await field('Name').and(page.locator(':focus')).waitFor()
    await field('Name').fill('<b>cores %2F#?..')
    await field('Object').fill('Look & feel')
    await modal(page).getByRole('combobox', { name: 'Type' }).selectOption('integer')
    await field('Minimum').fill('4')
    await field('Maximum').fill('2')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'metadata-property-create')
    await modalButton(page, 'Create Property').click()
    await modal(page).getByText('It is below the minimum.').waitFor()
    expect(await field('Object').inputValue()).toBe('Look & feel')
    await field('Maximum').fill('8')
    await modalButton(page, 'Create Property').click()
    await expectToast(page, 'was created.')
    const here = '<b>cores %2F#?..'
    await property(page, here).getByText('4–8').waitFor()
    await property(page, here).getByText('Look & feel', { exact: true }).waitFor()

    await chooseIn(property(page, here), `Look & feel / ${here}`, 'Edit Property')
    await expect.poll(() => field('Minimum').inputValue()).toBe('4')
    await field('Object').fill('')
    await field('Default').fill('6')
    await modalButton(page, 'Save Changes').click()
    await expectToast(page, 'was updated.')
    await property(page, here).getByText('4–8, = 6').waitFor()
    await page.getByText('Look & feel', { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Edit Tags' }).click()
    await field('Tags').fill('slow\nfast')
    await modalButton(page, 'Save Changes').click()
    await page.getByText('slow, fast', { exact: true }).waitFor()

    await page
      .locator('.page-actions')
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Update Associations', exact: true }).click()
    await modal(page).getByText('OS::Nova::Aggregate', { exact: true }).click()
    await modalButton(page, 'Save').click()
    await property(page, 'OS::Nova::Aggregate').waitFor()

    await chooseIn(property(page, here), here, 'Delete Property')
    await confirm(page, 'Delete Property')
    await property(page, here).waitFor({ state: 'detached' })
    // Properties of one object are told apart.
    await page.goto(direct.url + address('OS::Software::WebServers'))
    for (const name of ['sw_webserver_apache_http_port', 'sw_webserver_apache_https_port']) {
      const text = property(page, name).getByText(name, { exact: true })
      await text.waitFor()
      const isCut = await text.evaluate((it) => {
        const cell = it.closest('th, td')
        return [it, ...(cell?.querySelectorAll('*') ?? [])].some(
          (one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth,
        )
      })
      expect([name, isCut]).toEqual([name, false])
      await property(page, name).getByText('Apache HTTP Server', { exact: true }).waitFor()
    }
    await close()
  })

  it('A-METADEF-04 unread says so, and comes after a retry; what a protected one holds is changed, and not deleted', async () => {
    await steer(direct, { fault: { path: '/metadefs/namespaces/', status: 500 } })
    const { page, close } = await opened('OS::Compute::CPUPinning', { width: 390, height: 844, dark: true })
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await shot(page, 'metadata-definition-failed')
    await endFaults(direct, page)
    const row = page.locator('[data-key]').filter({ hasText: 'cpu_policy' })
    await row.getByRole('button', { name: /^More actions/ }).click()
    const deletion = page.getByRole('menuitem', { name: 'Delete Property' })
    await page.getByText('It is protected: take the protection off first.').first().waitFor()
    await expect.poll(() => deletion.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'metadata-definition-narrow-dark')
    await close()
  })
})
