import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSample } from '../../docs/site/sample.js'
import { openContext, type Page } from '../e2e/support/browser.js'
import { servePlainly, type PlainServer } from './plain-server.js'

/** A plain page with every element of the kit, whose script comes late: what is seen, and can be focused, until then. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const samples = readdirSync(join(root, 'docs/samples')).map((file) => {
  const sample = readSample(readFileSync(join(root, 'docs/samples', file), 'utf8'))
  return { name: file.replace('.html', ''), ...sample }
})
let server: PlainServer
let folder: string

/** Sets what the sample of an element sets, as its page would. */
function propertiesOf({ name, statements }: (typeof samples)[number]): string {
  const lines = statements.map(({ name: property, value, declared }) =>
    declared ? value : `const ${property} = ${value}\nif ('${property}' in element) element.${property} = ${property}`,
  )
  return `{ const element = document.querySelector('#${name} stratus-${name}')\n${lines.join('\n')} }`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-preload-'))
  const imports = [...new Set(samples.flatMap((sample) => sample.imports))]
  const script = `import '${root}widgets/define.ts'
import '${root}widgets/embed/define.ts'
${imports.join('\n')}
${samples.map(propertiesOf).join('\n')}
// As high as the window, which is as high as the page here.
document.querySelector('stratus-line-chart').settings = { auto_size: false }
const live = [...document.querySelectorAll('[src^="/my-proxy/"]')]
const loaded = (element) => new Promise((resolve) => element.addEventListener('stratus-load', resolve, { once: true }))
await Promise.all(live.map(loaded))
window.done = true`
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === '/page.ts' ? join(root, 'tests/smoke/page.ts') : null),
        load: (id) => (id.endsWith('smoke/page.ts') ? script : null),
      },
    ],
    build: {
      outDir: folder,
      target: 'es2022',
      rolldownOptions: { input: '/page.ts', output: { entryFileNames: 'page.js' } },
    },
  })
  const sections = samples.map(({ name, markup }) => `<section id="${name}"><h2>${name}</h2>${markup}</section>`)
  const page = (head: string) =>
    `<!doctype html><html lang="en"><head><title>x</title>${head}<script type="module" src="page.js"></script></head><body>${sections.join('\n')}<p>The end</p></body></html>`
  writeFileSync(join(folder, 'preload.css'), readFileSync(join(root, 'widgets/internal/styles/preload.css')))
  // A script that does not come while the test lasts.
  writeFileSync(join(folder, 'never.js'), '0')
  writeFileSync(
    join(folder, 'waiting.html'),
    page('<link rel="stylesheet" href="preload.css">').replace('page.js', 'never.js'),
  )
  writeFileSync(join(folder, 'with.html'), page('<link rel="stylesheet" href="preload.css">'))
  writeFileSync(join(folder, 'without.html'), page(''))
  const sheets = ['preload.css', 'reserved.css'].map((file) => `<link rel="stylesheet" href="${file}">`)
  writeFileSync(join(folder, 'reserved.html'), page(sheets.join('')))
  cpSync(join(root, 'docs/public/data'), join(folder, 'my-proxy'), { recursive: true })
  server = await servePlainly(folder, '/', { 'page.js': 1500, 'never.js': 60_000 })
}, 120_000)

afterAll(() => {
  server?.close()
})

/** How large each element of the page is in the end. */
const sizesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section')].map(({ id, firstElementChild }) => {
      const element = firstElementChild!.parentElement!.querySelector(`stratus-${id}`)!
      return [id, element.getBoundingClientRect().height] as const
    }),
  )

/** One thing of a `LayoutShift`; the node is not told when it stands in a shadow root. */
interface Shift {
  readonly node?: Element
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}

/** What has moved, and how far, as Core Web Vitals count it. */
async function shifts(page: Page): Promise<{ readonly sum: number; readonly what: readonly string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const what: string[] = []
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; sources: Shift[] }>) {
            sum += entry.value
            what.push(
              ...entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
                const at = node ?? document.elementFromPoint(to.x + 1, to.y + 1)
                return `${at?.localName} ${at?.id || at?.parentElement?.id}: ${from.y}+${from.height} to ${to.y}+${to.height}`
              }),
            )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ sum, what }), 100)
      }),
  )
}

/** The whole page in sight: what is out of it is not counted when it moves. */
async function open(path: string) {
  const context = await openContext({ viewport: { width: 1280, height: 9000 } })
  const page = await context.newPage()
  await page.goto(`${server.base}${path}`, { waitUntil: 'commit' })
  await page.getByText('The end').waitFor()
  // Who asks for the layout is told it also before the sheets are there; people see nothing until then.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )
  const defined = async () => {
    await page.waitForFunction(() => 'done' in window)
    await page.waitForTimeout(1500)
  }
  return { page, defined, close: () => context.close() }
}

describe('issue 15: before the script', () => {
  it('nothing of a dialog is seen, nothing in an element has the focus', async () => {
    const { page, close } = await open('waiting.html')
    expect(await page.getByText('Image', { exact: true }).first().isVisible()).toBe(false)
    const focused = new Set<string>()
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      focused.add(await page.evaluate(() => document.activeElement?.closest(':not(:defined)')?.localName ?? ''))
    }
    expect([...focused].filter(Boolean)).toEqual([])
    expect(await page.evaluate(() => 'done' in window), 'all that was before the script').toBe(false)
    await close()
  })

  it('nothing moves when it comes; without the sheet it does', async () => {
    const bare = await open('without.html')
    await bare.defined()
    const sizes = await sizesOf(bare.page)
    expect((await shifts(bare.page)).sum).toBeGreaterThan(0.1)
    await bare.close()
    // What is as large as its data the page knows.
    const reserved = sizes.map(([id, height]) => `#${id} { --stratus-reserve: ${height}px }`)
    writeFileSync(join(folder, 'reserved.css'), reserved.join('\n'))
    const { page, close, defined } = await open('reserved.html')
    await defined()
    expect(await shifts(page)).toEqual({ sum: 0, what: [] })
    await close()
  })

  it('names every registered element, as its styles lay it out (else: npx tsx --conditions=source widgets/build/write-preload-css.ts)', async () => {
    const { format } = await import('prettier')
    const { preloadCss } = await import('../../widgets/build/preload-css.js')
    await import('../../widgets/define.js')
    await import('../../widgets/embed/define.js')
    const { versions } = await import('../../widgets/internal/define.js')
    const text = await format(preloadCss(versions().keys()), { parser: 'css', printWidth: 120, singleQuote: true })
    expect(readFileSync(join(root, 'widgets/internal/styles/preload.css'), 'utf8')).toBe(text)
  })

  it('can be read by what makes CSS small for frameworks: cssnano has no `clamp()` in a `calc()`', () => {
    const sheet = readFileSync(join(root, 'widgets/internal/styles/preload.css'), 'utf8')
    expect(sheet.match(/calc\([^;]*clamp\([^;]*/g)).toBeNull()
  })

  it('whoever has no scripts sees what the page has written', async () => {
    const context = await openContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.base}with.html`)
    await page.getByText('The facts about the instance.').waitFor()
    await context.close()
  })
})
