import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementsOf, shortName, type Element } from '../../docs/site/manifest.js'
import { namesIn, typesOf } from '../../docs/site/types.js'
import { servePlainly, type PlainServer } from './plain-server.js'
import { axe, fitsWindow, openContext, settled, visit, type Page, type Visit } from '../e2e/support/browser.js'

/** Every page of the documentation, in a browser: what it shows is defined, nobody complains, everybody can read it. */
let server: PlainServer
let pages: string[]
let base: string
let folder: string
let elements: readonly Element[]
const htmlOf = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../../docs/vite.config.ts', import.meta.url))
  folder = mkdtempSync(join(tmpdir(), 'stratus-docs-'))
  await build({ configFile, logLevel: 'error', build: { outDir: folder } })
  server = await servePlainly(folder, '/help/kit/')
  base = server.base
  pages = JSON.parse(htmlOf('pages.json')) as string[]
  elements = elementsOf(
    readFileSync(fileURLToPath(new URL('../../widgets/dist/custom-elements.json', import.meta.url)), 'utf8'),
  )
}, 120_000)

afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Types of browsers and of TypeScript that Node has not, and the parameters of generic elements. */
const foreign: ReadonlySet<string> = new Set(
  'DOMRectReadOnly FocusOptions HTMLElement HTMLFormElement Item Partial R Readonly ReadonlyMap ReadonlySet Record ShadowRootInit NodeList ValidityState'.split(
    ' ',
  ),
)

/** What leads nowhere for a reader of the site: requirements, decisions, sections of documents and files that are not on it. */
const references =
  /\b(?:tests|docs)\/[\w-]+[/.][\w./-]*|\b[A-Z]-[A-Z]{2,}-\d{2,}\b|\bDEC-\d+\b|§|\bD[12] \d|\b[Dd]ecisions? \d+\b|\bissue \d+\b|\brequirements?\.md\b/g

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
    expect(pages.filter((page) => page.startsWith('elements/')).length).toBeGreaterThan(25)
    const guides = ['getting-started', 'theming', 'events', 'localisation'].map((name) => `guides/${name}.html`)
    expect(pages).toEqual(expect.arrayContaining(['index.html', ...guides]))
  })

  it('issue 15: lies in any folder: no address begins at the root, each leads to a file, each anchor to a heading', () => {
    const broken = pages.flatMap((path) =>
      [...htmlOf(path).matchAll(/<(?:a|iframe|script|link)\b[^>]*\s(?:href|src)="([^"]*)"/g)].flatMap(
        ([, address = '']) => {
          if (/^(?:https?|mailto):/.test(address)) return []
          const [to = '', anchor] = address.split('#')
          const file = to === '' ? path : join(dirname(path), to.split('?')[0] ?? '')
          const found = !address.startsWith('/') && existsSync(join(folder, file))
          return found && (!anchor || htmlOf(file).includes(` id="${anchor}"`)) ? [] : [`${path}: ${address}`]
        },
      ),
    )
    expect(broken).toEqual([])
  })

  it('issue 15: every page of an element defines each type of ours that a property, an event or a method names', () => {
    const missing = elements.flatMap((element) => {
      const html = htmlOf(`elements/${shortName(element)}.html`)
      return namesIn(typesOf(element).join(' '))
        .filter((name) => !(name in globalThis) && !foreign.has(name) && !html.includes(`id="type-${name}"`))
        .map((name) => `${element.tagName}: ${name}`)
    })
    expect(missing).toEqual([])
    expect(htmlOf('elements/live-table.html')).toMatch(/id="type-TableQuery"[^]*id="type-TableSource"/)
  })

  it('issue 15: every page of an element says all that its users ask, also where the answer is none', () => {
    const asked = ['not-for', 'code', 'events', 'parts', 'variables', 'keyboard', 'forms', 'server']
    const ways = ['HTML', 'React', 'Vue', 'Angular', 'Svelte', 'Django']
    const silent = elements.flatMap(
      ({ attributes = [], events = [], cssParts = [], cssProperties = [], ...element }) => {
        const html = htmlOf(`elements/${shortName(element)}.html`)
        const rows = [...attributes, ...events, ...cssParts, ...cssProperties].map(({ name }) => `<code>${name}</code>`)
        const expected = [
          ...asked.map((id) => `<h2 id="${id}">`),
          ...ways.map((way) => `<summary>${way}</summary>`),
          ...rows,
          'Renders on a server: ',
        ]
        return expected.filter((text) => !html.includes(text)).map((text) => `${element.tagName}: ${text}`)
      },
    )
    expect(silent).toEqual([])
  })

  it('issue 15: whoever can reach something by keyboard is told how', () => {
    const focusable = /<(?:button|input|select|textarea)\b|tabindex="0"|href=\$/
    const silent = elements.filter((element) => {
      const source = readFileSync(fileURLToPath(new URL(`../../${element.path}`, import.meta.url)), 'utf8')
      const html = htmlOf(`elements/${shortName(element)}.html`)
      return focusable.test(source) && html.includes('Nothing in it takes the focus.')
    })
    expect(silent.map(({ tagName }) => tagName)).toEqual([])
  })

  it('cites nothing that a reader of the site cannot look up', () => {
    const cited = pages.flatMap((path) => (htmlOf(path).match(references) ?? []).map((id) => `${path}: ${id}`))
    expect(cited).toEqual([])
  })

  it('every page loads: tags defined, console silent, axe clean', async () => {
    const broken: string[] = []
    // One template writes the elements' pages: the longest has all that it can write.
    const byLength = pages.toSorted((a, b) => htmlOf(b).length - htmlOf(a).length)
    const [, ...alike] = byLength.filter((path) => path.startsWith('elements/'))
    // One sheet has the colours of all pages.
    const coloured = new Set(['index.html', 'elements/number-input.html', 'guides/events.html'])
    const look = async ({ page, said }: Visit, path: string) => {
      await page.goto(`${base}${path}`)
      await settled(page)
      expect(await page.title()).toMatch(/ · Stratus$/)
      broken.push(...(await undefinedTags(page)).map((tag) => `${path}: <${tag}> is not defined`))
      // What is round the content is the same everywhere.
      const part = path === 'index.html' ? undefined : '#content'
      const colours = coloured.has(path)
      const findings = alike.includes(path) && !colours ? [] : await axe(page, part, { colours })
      broken.push(...[...findings, ...said.splice(0)].map((text) => `${path}: ${text}`))
    }
    const waiting = [...pages]
    const worker = async () => {
      const visited = await visit(`${base}index.html`)
      for (let path = waiting.shift(); path; path = waiting.shift()) await look(visited, path)
      await visited.close()
    }
    await Promise.all([worker(), worker()])
    expect(broken).toEqual([])
  }, 300_000)

  it('knobs turn the element of the example, its events are listed, and the next page is found by its name', async () => {
    const { page, close } = await visit(`${base}elements/number-input.html`)
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
    const context = await openContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${base}elements/tabs.html`)
    await page.locator('noscript p').waitFor()
    await page.getByRole('heading', { name: 'Properties' }).waitFor()
    await context.close()
  })

  it('is read on a phone and in the dark', async () => {
    const { page, close } = await visit(`${base}elements/alert.html`, { width: 390, dark: true })
    await settled(page)
    await fitsWindow(page)
    await page.getByRole('button', { name: 'Pages' }).click()
    await page.getByRole('link', { name: 'Wizard', exact: true }).waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await close()
  })
})
