import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, settled, visit } from './support/browser.js'
import { anyFailure, fillIn, signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

const hostile = `Works on <b>"Monday"</b> & 'Tuesday'`
let folder: string
let server: HostServer

async function start(): Promise<HostServer> {
  folder = await mkdtemp(join(tmpdir(), 'stratus-branding-'))
  const file = join(folder, 'branding.json')
  const hour = 3_600_000
  const time = (offset: number) => new Date(Date.now() + offset).toISOString()
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="40" height="20"><rect width="2" height="1" fill="#7a1fa2"/><script>alert(1)</script></svg>`
  await writeFile(join(folder, 'logo.svg'), logo)
  await writeFile(join(folder, 'dark.svg'), logo.replace('#7a1fa2', '#d7a5f0'))
  const content = {
    name: 'Nimbus Cloud',
    logo: { light: 'logo.svg', dark: 'dark.svg' },
    help: { name: 'The Nimbus team', url: 'https://team.nimbus.example/' },
    colours: { accent: { light: '#7a1fa2', dark: '#d7a5f0' } },
    links: [{ label: 'Support', url: 'https://support.nimbus.example/' }],
    signIn: { text: 'For members of Nimbus only.' },
    banners: [
      { text: hostile, severity: 'warning', link: { label: 'Status', url: 'https://status.nimbus.example/' } },
      { text: 'It was here.', until: time(-hour) },
      { text: 'It comes.', from: time(hour), until: time(2 * hour) },
    ],
  }
  await writeFile(file, JSON.stringify(content))
  return startServer({ STRATUS_BRANDING: file })
}

beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

describe('the operator’s own', () => {
  it('S-BRAND-02 S-BRAND-03 is on the sign-in page: name, logo, text, links, banner, title; keeps a banner away that was dismissed, over a reload', async () => {
    const { page, close } = await visit(`${server.url}/auth/login/?next=/project/images`, { allow: anyFailure })
    await page.getByText('For members of Nimbus only.').waitFor()
    await expect.poll(() => page.title()).toBe('Sign in – Nimbus Cloud')
    const image = page.locator('.brand img').first()
    await expect.poll(() => image.evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBe(40)
    expect(await page.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(
      'https://support.nimbus.example/',
    )
    const banners = page.getByRole('region', { name: 'Announcements' })
    expect(await banners.innerText()).toContain(hostile)
    expect(await banners.innerText()).not.toMatch(/It was here|It comes/)
    expect(await banners.getByRole('button').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await fillIn(page, 'reader')
    // Banners can be put away by who is signed in.
    await banners.getByRole('button', { name: 'Close' }).waitFor()
    expect(await axe(page)).toEqual([])
    await banners.getByRole('button', { name: 'Close' }).click()
    await banners.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
    await settled(page)
    expect(await banners.count()).toBe(0)
    await close()
  })

  it('S-BRAND-02 S-BRAND-04 G-GATE-13 colours the dashboard, and what is made of the accent, in both themes; the dark theme has its logo; who can help is named where something is not allowed, and in the menu', async () => {
    const { page, close } = await signedIn(server, '/project/images', 'reader')
    await expect.poll(() => page.title()).toMatch(/ – Nimbus Cloud$/)
    const colour = (variable: string) =>
      page.evaluate((name) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(${name})`
        const found = getComputedStyle(probe).color
        probe.remove()
        return found
      }, variable)
    for (const [scheme, accent, on] of [
      ['light', 'rgb(122, 31, 162)', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(215, 165, 240)', 'rgb(0, 0, 0)'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await expect.poll(() => colour('--stratus-accent')).toBe(accent)
      expect(await colour('--stratus-on-accent')).toBe(on)
      expect(await colour('--stratus-focus')).toBe(accent)
      const [red = 0, green = 0] = (await colour('--stratus-accent-soft')).match(/[\d.]+/g)?.map(Number) ?? []
      expect(red).toBeGreaterThan(green)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    const shown = () =>
      page.locator('.header .brand img').evaluateAll((images) => images.map((one) => one.checkVisibility()))
    await expect.poll(shown).toEqual([true, false])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(shown).toEqual([false, true])
    const menu = page.getByRole('button', { name: 'User: reader' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'The Nimbus team' }).waitFor()
    await page.getByRole('menuitemradio', { name: 'Light' }).click()
    await expect.poll(shown).toEqual([true, false])
    await menu.click()
    await page.getByRole('menuitemcheckbox', { name: /not allowed to use/ }).click()
    await page.getByRole('button', { name: 'More actions: cirros', exact: true }).click()
    const remove = page.getByRole('menuitem', { name: 'Delete Image' })
    await remove.getByText('Not allowed by policy: delete_image (image). The Nimbus team can help.').waitFor()
    await close()
  })

  it('S-BRAND-04 SIGHUP reads the file again, and the log says so', async () => {
    server.tell('SIGHUP')
    await expect.poll(() => server.output()).toContain('STRATUS_BRANDING was read again.')
  })

  it('S-BRAND-02 S-HEAD-01 the logo is an image only', async () => {
    const { headers } = await fetch(`${server.url}/stratus/operator-logo`)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
