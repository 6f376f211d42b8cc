import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, closeBrowser, launch, settled, visit, type Page } from '../e2e/support/browser.js'

/** Every page of the documentation, in a browser: what it shows is defined, nobody complains, everybody can read it. */
let server: PreviewServer
let pages: string[]
let base: string

beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../../docs/vite.config.ts', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'stratus-docs-'))
  await build({ configFile, logLevel: 'error', build: { outDir } })
  server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  base = server.resolvedUrls!.local[0]!.replace(/\/$/, '')
  pages = (await (await fetch(`${base}/pages.json`)).json()) as string[]
}, 120_000)

afterAll(async () => {
  await server.close()
  await closeBrowser()
})

/** Tags of ours, on the page or in its example, that are not defined. */
async function undefinedTags(page: Page): Promise<string[]> {
  const perFrame = page
    .frames()
    .map((frame) =>
      frame.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll(':not(:defined)')]
            .map(({ localName }) => localName)
            .filter((name) => name.includes('-')),
        ),
      ]),
    )
  return (await Promise.all(perFrame)).flat()
}

describe('documentation', () => {
  it('has a page for every element and guides', () => {
    expect(pages.filter((page) => page.startsWith('/elements/')).length).toBeGreaterThan(25)
    expect(pages).toEqual(expect.arrayContaining(['/', '/guides/getting-started', '/guides/theming', '/guides/events']))
  })

  it('every page loads: tags defined, console silent, axe clean', async () => {
    const broken: string[] = []
    const look = async (path: string) => {
      const { page, close } = await visit(`${base}${path}`)
      await settled(page)
      expect(await page.title()).toMatch(/ · Stratus$/)
      broken.push(...(await undefinedTags(page)).map((tag) => `${path}: <${tag}> is not defined`))
      const cited = (await page.content()).match(/\b[A-Z]-[A-Z]{2,}-\d{2,}\b|\bDEC-\d+\b|§/g) ?? []
      broken.push(...cited.map((id) => `${path}: cites ${id}, which no reader of the site can look up`))
      // What is round the content is the same everywhere.
      broken.push(...(await axe(page, path === '/' ? undefined : '#content')).map((finding) => `${path}: ${finding}`))
      await close().catch((error: unknown) => broken.push(`${path}: ${String(error)}`))
    }
    const waiting = [...pages]
    const worker = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) await look(path)
    }
    await Promise.all([worker(), worker()])
    expect(broken).toEqual([])
  }, 300_000)

  it('knobs turn the element of the example, its events are listed, and the next page is found by its name', async () => {
    const { page, close } = await visit(`${base}/elements/number-input`)
    const frame = page.frameLocator('.example iframe')
    await page.getByLabel('label', { exact: true }).fill('Servers')
    await frame.getByText('Servers').waitFor()
    await frame.getByRole('button', { name: 'More' }).first().click()
    await page.getByText('stratus-change {"value":2}').waitFor()
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('file up')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'File upload', level: 1 }).waitFor()
    await close()
  })

  it('without scripts it can be read, and says what is missing', async () => {
    const context = await (await launch()).newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${base}/elements/tabs`)
    await page.locator('noscript p').waitFor()
    await page.getByRole('heading', { name: 'Properties' }).waitFor()
    await context.close()
  })

  it('is read on a phone and in the dark', async () => {
    const { page, close } = await visit(`${base}/elements/alert`, { width: 390, dark: true })
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Pages' }).click()
    await page.getByRole('link', { name: 'Wizard', exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })
})
