import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import { anyFailure, expectToast, holdBack, steer, dashboardOnFreshCloud } from './support/dashboard.js'
import {
  button,
  containers,
  file,
  list,
  modal,
  rowAction,
  rowOf,
  storageVisits,
  upload,
} from './support/object-storage.js'

const server = dashboardOnFreshCloud()
const signedIn = storageVisits(server)

describe('containers', () => {
  it('O-VIEW-01 O-VIEW-06 are listed by a prefix the server looks for; the chosen one tells its facts, light and dark', async () => {
    const { page, close } = await signedIn(containers, 'demo')
    await page.getByText('Select a container to browse.').waitFor()
    await list(page).getByRole('link', { name: /^docs/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await list(page).getByLabel('Prefix').fill('ph')
    await list(page).getByRole('link', { name: /^docs/ }).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('?prefix=ph')
    await list(page)
      .getByRole('link', { name: /^photos/ })
      .click()
    await page.waitForURL('**/project/containers/container/photos?prefix=ph')
    await list(page).getByText('Policy-0').waitFor()
    expect(await list(page).getByRole('link', { name: 'Link' }).getAttribute('href')).toMatch(/\/photos$/)
    await rowOf(page, 'cat.png').waitFor()
    expect(await axe(page)).toEqual([])
    await page.reload()
    await rowOf(page, 'cat.png').waitFor()
    await shot(page, 'containers')
    await close()
  })

  it('O-RULE-01 O-RULE-02 O-RULE-03 O-MSG-01 a new one has a free name without a slash, a policy, and is private at first', async () => {
    const { page, close } = await signedIn()
    await page.getByRole('button', { name: 'Create Container', exact: true }).click()
    const name = modal(page).getByLabel('Container Name')
    await name.fill('a/b')
    await modal(page).getByText('Container name must not contain "/".').waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    await name.fill('docs')
    await modal(page).getByText('A container with that name exists.').waitFor()
    expect(await button(page, 'Create').isDisabled()).toBe(true)
    await expect.poll(() => modal(page).getByLabel('Storage Policy').inputValue()).toBe('Policy-0')
    expect(await modal(page).getByRole('radio', { name: 'Not public' }).isChecked()).toBe(true)
    expect(await axe(page)).toEqual([])
    await name.fill('50% off #1?')
    await button(page, 'Create').click()
    await expectToast(page, 'Container 50% off #1? created.')
    await page.waitForURL('**/container/50%25%20off%20%231%3F')
    await page.getByRole('heading', { level: 1, name: '50% off #1?' }).waitFor()
    expect(await list(page).getByLabel('Public Access').isChecked()).toBe(false)
    await close()
  })

  it('O-RULE-02 where the cloud tells no storage policies, a container is made without one', async () => {
    const { page, close } = await signedIn()
    await page.route('**/api/swift/policies/', (route) => route.fulfill({ json: { policies: [] } }))
    await page.getByRole('button', { name: 'Create Container', exact: true }).click()
    await modal(page).getByLabel('Container Name').fill('no-policy')
    await modal(page).getByText('The cloud’s own choice').waitFor({ state: 'attached' })
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('no-policy'))
    await button(page, 'Create').click()
    expect((await sent).postDataJSON()).toEqual({ is_public: false })
    await expectToast(page, 'Container no-policy created.')
    await close()
  })

  it('O-MSG-03 a name that somebody else took meanwhile is refused in the server’s words; what was typed stays', async () => {
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Create Container', exact: true }).click()
    await modal(page).getByLabel('Container Name').fill('mine')
    await steer(server, {
      fault: {
        operation: 'swift.containers.create',
        status: 409,
        body: 'A container with the name "mine" already exists.',
      },
    })
    await button(page, 'Create').click()
    await modal(page).getByText('A container with the name "mine" already exists.').waitFor()
    expect(await modal(page).getByLabel('Container Name').inputValue()).toBe('mine')
    await close()
  })

  it('O-VIEW-01 O-RULE-06 O-MSG-01 public access is switched, and goes back when that fails', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    const access = list(page).getByLabel('Public Access')
    await access.check()
    await expectToast(page, 'Container docs is now public.')
    await list(page).getByRole('link', { name: 'Link' }).waitFor()
    await access.uncheck()
    await expectToast(page, 'Container docs is now private.')
    await list(page).getByText('Disabled').waitFor()
    const fault = { operation: 'swift.containers.setAccess', status: 500, body: 'Object storage is busy.' } as const
    await steer(server, { fault })
    await access.click()
    await expectToast(page, 'Unable to change the container access.')
    await expect.poll(() => access.isChecked()).toBe(false)
    await expect.poll(() => access.isEnabled()).toBe(true)
    await close()
  })

  it('O-MSG-02 O-MSG-03 one is deleted after a question; one that holds something says why not', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    const ask = async () => {
      await list(page).getByRole('button', { name: 'Delete Container' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).waitFor()
    }
    await ask()
    await page.getByText('Are you sure you want to delete container docs?').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'The container cannot be deleted since it is not empty.')
    await list(page)
      .getByRole('link', { name: /^empty/ })
      .click()
    await page.getByText('This folder is empty.').waitFor()
    const letGo = await holdBack(page, '**/containers/empty/metadata/', 'DELETE')
    await ask()
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await sent
    // Whoever could go elsewhere meanwhile would be led back from there.
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    letGo()
    await expectToast(page, 'Container empty deleted.')
    await page.waitForURL(`**${containers}`)
    await list(page)
      .getByRole('link', { name: /^empty/ })
      .waitFor({ state: 'detached' })
    await close()
  })
})

describe('folders', () => {
  it('O-VIEW-02 O-VIEW-03 O-VIEW-08 are walked into and back, by links, crumbs and the address', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await rowOf(page, 'reports').getByText('Folder', { exact: true }).waitFor()
    await page.locator('tr[data-key]').getByRole('link', { name: 'reports', exact: true }).click()
    await page.locator('tr[data-key]').getByRole('link', { name: '2025', exact: true }).click()
    await page.waitForURL('**/container/docs/reports/2025')
    await rowOf(page, 'q1.csv').getByText('22 bytes').waitFor()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect
      .poll(() => crumbs.getByRole('listitem').allTextContents())
      .toEqual(expect.arrayContaining(['Containers', 'docs', 'reports', '2025']))
    await crumbs.getByRole('link', { name: 'docs' }).click()
    await rowOf(page, 'readme.txt').waitFor()
    await page.goBack()
    await rowOf(page, 'q2.csv').waitFor()
    await page.reload()
    await rowOf(page, 'q2.csv').waitFor()
    await page.getByRole('searchbox', { name: /filter/i }).fill('q1')
    await rowOf(page, 'q2.csv').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /select all/i }).check()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('O-VIEW-05 O-MSG-01 are created at any depth; names with / % # ? spaces and unicode stay what they are', async () => {
    const { page, close } = await signedIn('/project/containers/container/empty')
    await page.getByRole('button', { name: 'Create Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('..')
    await modal(page).getByText('Names cannot be "." or ".."', { exact: false }).waitFor()
    await modal(page).getByLabel('Folder Name').fill('100% #1?/ünï ..x')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
    await button(page, 'Create Folder').click()
    await expectToast(page, 'Folder 100% #1?/ünï ..x created.')
    await page.locator('tr[data-key]').getByRole('link', { name: '100% #1?', exact: true }).click()
    await page.locator('tr[data-key]').getByRole('link', { name: 'ünï ..x', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'ünï ..x' }).waitFor()
    await upload(page, file('50%25 a&b=c #?.txt'))
    await button(page, 'Upload File').click()
    await expectToast(page, 'File 50%25 a&b=c #?.txt uploaded.')
    await rowOf(page, '50%25 a&b=c #?.txt').waitFor()
    await page.reload()
    await rowOf(page, '50%25 a&b=c #?.txt').waitFor()
    await rowAction(page, '50%25 a&b=c #?.txt', 'View Details')
    await modal(page).getByText('b1946ac92492d2347c6235b4d2611184').waitFor()
    await button(page, 'Close').last().click()
    await page.goto(`${server.url}/project/containers/container/empty`)
    await rowAction(page, '100% #1?', 'Delete')
    await modal(page).getByText('1 files in 2 folders.').waitFor()
    await button(page, 'Delete').click()
    await button(page, 'OK').click()
    await page.getByText('This folder is empty.').waitFor()
    await close()
  })

  it('O-MSG-03 DEC-28: one that somebody made meanwhile is a conflict, also where the server says only 500', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Create Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('reports')
    await modal(page).getByText('This name already exists.').waitFor()
    await modal(page).getByLabel('Folder Name').fill('fresh')
    await expect.poll(() => button(page, 'Create Folder').isEnabled()).toBe(true)
    await page.evaluate(async () => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/swift/containers/docs/object/fresh/', {
        method: 'POST',
        headers: { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest' },
        body: new FormData(),
      })
    })
    await button(page, 'Create Folder').click()
    await modal(page).getByText('A pseudo-folder with the name "fresh" already exists.').waitFor()
    expect(await modal(page).getByLabel('Folder Name').inputValue()).toBe('fresh')
    await close()
  })
})

describe('a name that is still being looked up', () => {
  it('O-RULE-09 Enter right after a name sends the form as soon as the name is known to be free', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs')
    await page.getByRole('button', { name: 'Create Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('at-once')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Folder at-once created.')
    await close()
  })

  it('O-RULE-09 a name that is taken is not sent, and has the focus; typing on takes Enter back', async () => {
    const { page, close } = await signedIn('/project/containers/')
    await page.getByRole('button', { name: 'Create Container', exact: true }).click()
    const name = modal(page).getByLabel('Container Name')
    await name.fill('docs')
    await page.keyboard.press('Enter')
    await modal(page).getByText('A container with that name exists.').waitFor()
    await name.and(page.locator(':focus')).waitFor()
    const answer = await holdBack(page, /\/containers\/half\//)
    await name.fill('half')
    await page.keyboard.press('Enter')
    await page.keyboard.type('-way')
    answer()
    await expect.poll(() => button(page, 'Create').isEnabled()).toBe(true)
    expect(await name.inputValue()).toBe('half-way')
    await close()
  })
})

describe('when things are not as they should be', () => {
  it('a container that is gone says so; a service in trouble says why and is there again after a retry', async () => {
    const gone = await signedIn('/project/containers/container/nowhere', 'demo', { allow: anyFailure })
    await gone.page.getByRole('main').getByText('This container does not exist.').waitFor()
    // Neither what fills it nor the tools of a table that cannot be.
    for (const name of ['Create Folder', 'Upload', 'Views'])
      await gone.page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    expect(await axe(gone.page)).toEqual([])
    await shot(gone.page, 'container-gone')
    await gone.close()
    await steer(server, {
      fault: { operation: 'swift.containers.list', status: 503, body: 'Swift is being upgraded.', times: 1 },
    })
    const { page, close } = await signedIn(containers, 'demo', { allow: anyFailure })
    await list(page).getByText('Swift is being upgraded.').waitFor()
    const invitation = page.getByText('Select a container to browse.')
    expect(await invitation.count()).toBe(0)
    await list(page).getByRole('button', { name: 'Try again' }).click()
    await list(page).getByRole('link', { name: /^docs/ }).waitFor()
    await invitation.waitFor()
    await close()
  })

  it('O-MSG-04 G-GATE-15 who may only look is offered nothing else, from the start', async () => {
    const { page, close } = await signedIn('/project/containers/container/docs', 'reader')
    await rowOf(page, 'readme.txt').waitFor()
    for (const name of ['Create Folder', 'Upload', 'Delete Container', 'Create Container']) {
      const refused = page.getByRole('button', { name, exact: true, disabled: true })
      // While the cloud is asked, it is disabled for that.
      await expect.poll(() => refused.getAttribute('title')).toBe('The cloud does not let you do this.')
    }
    const access = page.getByRole('checkbox', { name: 'Public Access' })
    expect([await access.isDisabled(), await access.isChecked()]).toEqual([true, false])
    await rowOf(page, 'readme.txt')
      .getByRole('button', { name: /actions/i })
      .click()
    expect(await page.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByRole('menuitem', { name: /^Preview/ }).getAttribute('aria-disabled')).not.toBe('true')
    await shot(page, 'containers-refused')
    await page.keyboard.press('Escape')
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('O-MSG-04 G-GATE-14 G-GATE-15 a container may let somebody write who does not own it; what is refused after all is offered no more', async () => {
    const { page, close } = await signedIn('/', 'reader', { allow: anyFailure })
    await page.route(/stratus-may-write\?container=photos$/, (route) => route.fulfill({ json: true }))
    await page.goto(`${server.url}/project/containers/container/docs`)
    await rowOf(page, 'readme.txt').waitFor()
    await page.getByRole('button', { name: 'Upload', exact: true, disabled: true }).waitFor()
    // Another container may let somebody write who does not own it.
    await list(page)
      .getByRole('link', { name: /^photos/ })
      .click()
    await rowOf(page, 'cat.png').waitFor()
    // While the cloud is asked whether one may write, it is disabled for that.
    const upload = page.getByRole('button', { name: 'Upload', exact: true })
    await expect.poll(() => upload.getAttribute('aria-disabled')).not.toBe('true')
    await rowAction(page, 'cat.png', 'Delete')
    await button(page, 'Delete').click()
    await modal(page).getByText('Encountered 1 failures.').waitFor()
    await button(page, 'OK').click()
    await rowOf(page, 'cat.png').waitFor()
    await expect.poll(() => upload.getAttribute('aria-disabled')).toBe('true')
    await close()
  })

  it('O-MSG-04 a folder that only the service refused can be tried again', async () => {
    await steer(server, {
      fault: { operation: 'swift.folders.create', status: 500, body: '<h1>Server Error</h1>', times: 1 },
    })
    const { page, close } = await signedIn('/project/containers/container/docs', 'demo', { allow: anyFailure })
    await page.getByRole('button', { name: 'Create Folder', exact: true }).click()
    await modal(page).getByLabel('Folder Name').fill('mine')
    await button(page, 'Create Folder').click()
    await modal(page).getByText('The cloud gives no reason.', { exact: false }).waitFor()
    await button(page, 'Create Folder').click()
    await rowOf(page, 'mine').waitFor()
    await close()
  })

  it('O-VIEW-02 5,000 objects in a folder are listed, found and sorted', async () => {
    await steer(server, { scenario: 'large' })
    const { page, close } = await signedIn('/project/containers/container/box-0001/archive')
    await rowOf(page, 'scan-0000.txt').waitFor({ timeout: 15_000 })
    await page.getByText('leaves out the last entry', { exact: false }).waitFor()
    await page.getByRole('searchbox', { name: /filter/i }).fill('scan-4321')
    await rowOf(page, 'scan-4321.txt').waitFor()
    await close()
  })
})

describe('on a phone', () => {
  it('O-VIEW-02 the list of containers makes room for the one that was chosen', async () => {
    const { page, close } = await signedIn(containers, 'demo', { width: 390, height: 800 })
    await list(page).getByRole('link', { name: /^docs/ }).click()
    await rowOf(page, 'readme.txt').waitFor()
    expect(
      await list(page)
        .getByRole('link', { name: /^photos/ })
        .isVisible(),
    ).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await axe(page)).toEqual([])
    await shot(page, 'containers-phone')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Containers' }).click()
    await list(page)
      .getByRole('link', { name: /^photos/ })
      .waitFor()
    await close()
  })
})
