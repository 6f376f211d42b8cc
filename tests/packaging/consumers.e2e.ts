import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, visit } from '../e2e/support/browser.js'

/**
 * The packed kit in projects of strangers, outside of the workspace: plain HTML, Vite with React, Vite with Vue, types, and a
 * server without a DOM. Needs the build (`npm run build`) and no network.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'widgets/package.json'), 'utf8')) as { version: string }
let project: string
let server: Server
let url: string

const strict =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html stratus stratus-worker vue"
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

/** What npm would install: the packed kit itself, and links to the packages that it and the project ask for. */
function install(): void {
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '@stratus/widgets'), { recursive: true })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
      cwd: join(root, 'widgets'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string }]
  execFileSync('tar', ['xzf', join(project, filename), '--strip-components=1', '-C', join(modules, '@stratus/widgets')])
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === '@stratus') continue
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}

beforeAll(async () => {
  expect(existsSync(join(root, 'widgets/dist/stratus.js')), 'run `npm run build` first').toBe(true)
  project = mkdtempSync(join(tmpdir(), 'stratus-consumer-'))
  install()
  write('package.json', '{ "type": "module", "private": true }')
  const html = (script: string, body = '<div id="app"></div>') =>
    `<!doctype html><html lang="en"><head><title>x</title><script type="module" src="${script}"></script></head><body>${body}</body></html>`
  write('react.html', html('/react.tsx'))
  write(
    'react.tsx',
    `import { createRoot } from 'react-dom/client'
     import { useState } from 'react'
     import { NumberInput } from '@stratus/widgets/react/number-input'
     function App() {
       const [count, setCount] = useState<number | null>(1)
       return <><NumberInput label="Count" value={count} onStratusChange={({ detail }) => setCount(detail.value)} /><output>{count}</output></>
     }
     createRoot(document.querySelector('#app')!).render(<App />)`,
  )
  write('vue.html', html('/vue.ts'))
  write(
    'vue.ts',
    `import { createApp, h, ref } from 'vue'
     import '@stratus/widgets/define/number-input'
     import '@stratus/widgets/tokens.css'
     const count = ref<number | null>(1)
     createApp({
       render: () => [
         h('stratus-number-input', { label: 'Count', value: count.value, onStratusChange: (event: CustomEvent) => (count.value = event.detail.value) }),
         h('output', String(count.value)),
       ],
     }).mount('#app')`,
  )
  write(
    'types.ts',
    `import { StratusLiveTable, type Column, type StratusNumberInputEventMap } from '@stratus/widgets'
     import '@stratus/widgets/define/modal'
     import { enhance } from '@stratus/widgets/enhance'
     const columns: Column<{ name: string }>[] = [{ id: 'name', title: 'Name', value: (row) => row.name }]
     const table: StratusLiveTable = document.createElement('stratus-live-table')
     table.columns = columns
     document.createElement('stratus-number-input').addEventListener('stratus-change', ({ detail }) => detail.value?.toFixed())
     document.querySelector('stratus-live-table')?.addEventListener('stratus-sort-change', ({ detail }) => detail.sort.column)
     // @ts-expect-error There is no text in the detail.
     document.createElement('stratus-number-input').addEventListener('stratus-change', ({ detail }) => detail.text)
     document.querySelector('stratus-modal')?.remove()
     export const end: () => void = enhance(document.body)
     export type Change = StratusNumberInputEventMap['stratus-change']['detail']['value']
     // @ts-expect-error A number is no label.
     table.label = 1`,
  )
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        noEmit: true,
        skipLibCheck: false,
        types: ['vite/client'],
      },
      include: ['*.ts', '*.tsx'],
    }),
  )
  // Else libraries take the test's environment for a developer's.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(project, 'react.html'), join(project, 'vue.html')] },
    },
  })
  process.env.NODE_ENV = NODE_ENV
  const body = `<stratus-number-input label="Count" value="1"></stratus-number-input><stratus-line-chart label="CPU"></stratus-line-chart><stratus-live-table label="Rows"></stratus-live-table><stratus-tabs></stratus-tabs>`
  write('dist/plain.html', html('/kit/stratus.js', body))
  const kit = join(project, 'node_modules/@stratus/widgets/dist')
  symlinkSync(kit, join(project, 'dist/kit'))
  write(
    'dist/two.html',
    html('/kit/stratus.js', body).replace('</head>', '<script type="module" src="/next/stratus.js"></script></head>'),
  )
  // The whole kit once more, with its own Lit, as its next version would be.
  for (const file of readdirSync(kit).filter((name) => /^stratus.*\.js$/.test(name)))
    write(`dist/next/${file}`, readFileSync(join(kit, file), 'utf8').replaceAll(`"${version}"`, '"99.0.0"'))
  server = createServer((request, response) => {
    const path = join(project, 'dist', new URL(request.url ?? '/', 'http://x').pathname)
    if (!existsSync(path)) return void response.writeHead(path.endsWith('favicon.ico') ? 204 : 404).end()
    const policy = path.endsWith('two.html') ? `${strict} 'allow-duplicates'` : strict
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain', 'Content-Security-Policy': policy })
    response.end(readFileSync(path))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 120_000)

afterAll(async () => {
  server?.close()
  await closeBrowser()
  if (project) rmSync(project, { recursive: true, force: true })
})

describe('the packed kit, elsewhere', () => {
  it('plain HTML: one file, strict policy; charts come when they are needed', async () => {
    const requested: string[] = []
    const { page, close } = await visit('about:blank')
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${url}/plain.html`)
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.locator('stratus-number-input').evaluate((element) => (element as HTMLInputElement).value)).toBe(
      2,
    )
    expect(await page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0)
    const scripts = () => requested.filter((path) => path.startsWith('/kit/'))
    expect(scripts()).toEqual(['/kit/stratus.js'])
    await page.locator('stratus-line-chart').evaluate((element) => {
      const chart = element as HTMLElement & { series: unknown; settings: unknown }
      chart.settings = { auto_size: false }
      chart.series = [
        {
          name: 'a',
          unit: '%',
          data: [
            { x: 0, y: 1 },
            { x: 60_000, y: 2 },
          ],
        },
      ]
    })
    await page.locator('stratus-line-chart canvas').first().waitFor()
    expect(scripts().length).toBe(2)
    await close()
  })

  it('two versions of the one file on a page: the first is used, both can be called, and it is known', async () => {
    const { page, close } = await visit(`${url}/two.html`)
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.locator('stratus-number-input').evaluate((element) => (element as HTMLInputElement).value)).toBe(
      2,
    )
    expect(
      // As text: the runner would make the imports its own.
      await page.evaluate(`(async () => {
        const [first, next] = await Promise.all([import('/kit/stratus.js'), import('/next/stratus.js')])
        return {
          versions: [first.version, next.version],
          known: [...new Set([...next.versions().values()].map(String))],
          used: customElements.get('stratus-tabs').version,
          undefined: document.querySelectorAll(':not(:defined)').length,
        }
      })()`),
    ).toEqual({ versions: [version, '99.0.0'], known: [`${version},99.0.0`], used: version, undefined: 0 })
    // What a server marks up passes the sanitiser, whose only policy is ours.
    await page.evaluate(() => {
      const message = '<a href="/volumes">Volumes</a>'
      document.body.append(Object.assign(document.createElement('stratus-alert'), { message, extraTags: 'safe' }))
    })
    await page.getByRole('link', { name: 'Volumes' }).waitFor()
    await close()
  })

  for (const framework of ['react', 'vue']) {
    it(`Vite with ${framework}: properties in, events out, built, under a strict policy`, async () => {
      const { page, close } = await visit(`${url}/${framework}.html`)
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('button', { name: 'More' }).click()
      await page.locator('output', { hasText: '3' }).waitFor()
      expect(await page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0)
      await close()
    })
  }

  it.each([
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ])('its types say what is right and what is wrong: module %s, resolution %s', (module, moduleResolution) => {
    const typescript = join(root, 'node_modules/typescript/bin/tsc')
    const how = ['--module', module, '--moduleResolution', moduleResolution]
    try {
      execFileSync(process.execPath, [typescript, '-p', project, ...how], { encoding: 'utf8' })
    } catch (error) {
      expect((error as { stdout: string }).stdout).toBe('')
    }
  })

  it('a server without a DOM imports every door', () => {
    const doors = ['', '/define', '/define/live-table', '/enhance', '/embed', '/react', '/react/line-chart']
    const script = doors.map((door) => `await import('@stratus/widgets${door}')`).join('\n')
    write(
      'server.mjs',
      `${script}\nconsole.log(typeof document, (await import('@stratus/widgets')).t('Used: %s', [1]))`,
    )
    const output = execFileSync(process.execPath, ['server.mjs'], { cwd: project, encoding: 'utf8' })
    expect(output.trim()).toBe('undefined Used: 1')
  })

  it('brings its manifest and its editor data', () => {
    const kit = join(project, 'node_modules/@stratus/widgets')
    const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
      exports: Record<string, string | { default: string; types?: string }>
    }
    const files = Object.values(exports).flatMap((door) =>
      typeof door === 'string' ? [door] : [door.default, door.types ?? door.default],
    )
    expect(files.filter((file) => !file.includes('*') && !existsSync(join(kit, file)))).toEqual([])
  })
})
