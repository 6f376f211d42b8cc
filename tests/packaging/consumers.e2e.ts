import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWidget } from './elements.js'
import { PackedProject, pageOf, strict } from './packed-project.js'
import { see, vue, writeSamples, type Printed } from './samples.js'
import { visit } from '../e2e/support/browser.js'

/**
 * The packed kit in projects of strangers, outside of the workspace: plain HTML, Vite with React, Vite with Vue, types, and a
 * server without a DOM. Needs the build (`npm run build`) and no network.
 */
const { version } = JSON.parse(readWidget('package.json')) as { version: string }
let project: PackedProject
let url: string
let samples: readonly Printed[]

beforeAll(async () => {
  project = new PackedProject()
  project.write('react.html', pageOf('/react.tsx'))
  project.write(
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
  project.write('vue.html', pageOf('/vue.ts'))
  project.write(
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
  project.write(
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
  project.write(
    'tags.tsx',
    `import type { RowActionEvent } from '@stratus/widgets'
     import type {} from '@stratus/widgets/types/react'
     export const right = [
       <stratus-number-input key="1" label="Count" max={5} without-visible-label="" onstratus-change={({ detail, currentTarget }) => currentTarget.value === detail.value} />,
       <stratus-live-table key="2" label="Rows" rows={[{ id: 1 }]} page-size={20} onstratus-sort-change={({ detail }) => detail.sort.column} className="wide" ref={(table) => void table?.refresh()} />,
       <stratus-live-table key="4" onstratus-row-action={({ detail }: RowActionEvent<{ name: string }>) => detail.row.name} />,
       <stratus-live-quota key="3" show="cores" onstratus-near-limit={({ detail }) => detail} />,
     ]
     export const wrong = [
       // @ts-expect-error A text is no number.
       <stratus-number-input key="1" max="five" />,
       // @ts-expect-error It has no such event.
       <stratus-quota-pie key="2" onstratus-change={() => 1} />,
       // @ts-expect-error No such tag.
       <stratus-quota-tart key="3" />,
       // @ts-expect-error Read only.
       <stratus-live-table key="4" updateComplete={1} />,
     ]`,
  )
  project.write(
    'tags.ts',
    `import type { GlobalComponents } from 'vue'
     import type {} from '@stratus/widgets/types/vue'
     type Of<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>
     export const right: Of<'stratus-live-table'>['$props'] = { label: 'Rows', columns: [{ id: 'a', title: 'A' }], 'page-size': '20', class: 'wide' }
     // @ts-expect-error A text is no list.
     export const wrong: Of<'stratus-live-table'>['$props'] = { columns: 'a' }
     declare const input: Of<'stratus-number-input'>
     input.$emit('stratus-change', new CustomEvent('stratus-change', { detail: { value: 1 } }))
     // @ts-expect-error It has no such event.
     input.$emit('stratus-close')`,
  )
  samples = await writeSamples(project)
  await project.build(['react.html', 'vue.html', 'samples-react.html', 'samples-vue.html'], [vue])
  const kit = join(project.kit, 'dist/browser')
  const body = `<stratus-number-input label="Count" value="1"></stratus-number-input><stratus-line-chart label="CPU"></stratus-line-chart><stratus-live-table label="Rows"></stratus-live-table><stratus-tabs></stratus-tabs>`
  project.write('dist/plain.html', pageOf('/kit/stratus.js', body))
  project.write(
    'dist/two.html',
    pageOf('/kit/stratus.js', body).replace('</head>', '<script type="module" src="/next/stratus.js"></script></head>'),
  )
  const scripts = (into: string, names: readonly string[]) =>
    names.map((name) => `<script type="module" src="/${into}/${name}"></script>`).join('')
  const several = [
    scripts('kit', ['stratus.js?v=1', 'stratus-embed.js?v=2', 'stratus-enhance.js']),
    scripts('hashed', ['stratus.4f0c1d9e7a2b.js', 'stratus-embed.9a8b7c6d5e4f.js']),
  ]
  for (const [index, tags] of several.entries())
    project.write(`dist/several-${index}.html`, pageOf('/none.js', body).replace(/<script.*<\/script>/, tags))
  project.write(
    'dist/twice.html',
    pageOf('/kit/stratus.js', body).replace('</head>', `${scripts('hashed', ['stratus.4f0c1d9e7a2b.js'])}</head>`),
  )
  project.write('dist/none.js', '')
  // As Django's ManifestStaticFilesStorage does it: beside each file a copy with a hash in its name.
  cpSync(kit, join(project.folder, 'dist/hashed'), { recursive: true })
  for (const [name, hash] of [
    ['stratus', '4f0c1d9e7a2b'],
    ['stratus-embed', '9a8b7c6d5e4f'],
  ])
    cpSync(join(kit, `${name}.js`), join(project.folder, `dist/hashed/${name}.${hash}.js`))
  // The whole kit once more, with its own Lit, as its next version would be.
  for (const file of readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js')))
    project.write(`dist/next/${file}`, readFileSync(join(kit, file), 'utf8').replaceAll(`"${version}"`, '"99.0.0"'))
  url = await project.serve((path) => {
    // A page of plain HTML has its script in it.
    if (path.endsWith('samples-html.html')) return undefined
    return /tw(?:o|ice)\.html$/.test(path) ? `${strict} 'allow-duplicates'` : strict
  })
}, 120_000)

afterAll(() => {
  project?.remove()
})

interface Files {
  readonly scripts: Readonly<Record<string, readonly string[]>>
  readonly integrity: Readonly<Record<string, string>>
}

const filesOf = ({ kit }: PackedProject) =>
  JSON.parse(readFileSync(join(kit, 'dist/browser/files.json'), 'utf8')) as Files

async function drawChart(page: Page): Promise<void> {
  await page.locator('stratus-line-chart').evaluate((element) => {
    const data = [
      { x: 0, y: 1 },
      { x: 60_000, y: 2 },
    ]
    Object.assign(element, { settings: { auto_size: false }, series: [{ name: 'a', unit: '%', data }] })
  })
  await page.locator('stratus-line-chart canvas').first().waitFor()
}

describe('the packed kit, elsewhere', () => {
  it('plain HTML: one script, strict policy; charts come when they are needed', async () => {
    const requested: string[] = []
    const { page, close } = await visit('about:blank')
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${url}/plain.html`)
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.locator('stratus-number-input').evaluate((element) => (element as HTMLInputElement).value)).toBe(
      2,
    )
    await expect.poll(() => page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0)
    const scripts = () => requested.filter((path) => path.startsWith('/kit/'))
    const { scripts: listed } = filesOf(project)
    const first = ['stratus.js', ...(listed['stratus.js'] ?? [])].map((file) => `/kit/${file}`)
    // Behind them comes what stands above and below the rows of its table.
    await expect.poll(() => scripts().length).toBe(first.length + 1)
    expect(
      scripts()
        .filter((script) => first.includes(script))
        .sort(),
    ).toEqual(first.sort())
    const atFirst = scripts().length
    await drawChart(page)
    expect(scripts().length).toBe(atFirst + 1)
    await close()
  })

  it.each([
    ['?v=1, and three scripts on one page', 0],
    ['copies with a hash in their name, and two scripts on one page', 1],
  ])('%s: each file is loaded once, with one Lit and one kit, and late parts work', async (_, index) => {
    const loaded: string[] = []
    const { page, close } = await visit('about:blank')
    page.on('response', (response) => {
      if (response.url().endsWith('.html') || !response.url().includes('.js')) return
      loaded.push(new URL(response.url()).pathname)
    })
    await page.goto(`${url}/several-${index}.html`)
    await page.getByRole('button', { name: 'More' }).click()
    await drawChart(page)
    expect(loaded.filter((path, at) => loaded.indexOf(path) !== at)).toEqual([])
    expect(
      await page.evaluate(() => (globalThis as { litElementVersions?: string[] }).litElementVersions?.length),
    ).toBe(1)
    await close()
  })

  it('its list of files has the hash of each, and nothing imports a script by its name', () => {
    const { scripts, integrity } = filesOf(project)
    const folder = join(project.kit, 'dist/browser')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    for (const [name, hash] of Object.entries(integrity)) {
      const content = readFileSync(join(folder, name))
      expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(hash)
      for (const script of Object.keys(scripts)) expect(content.toString()).not.toContain(`/${script}`)
    }
    const workers = files.filter((name) => name.includes('worker'))
    expect([...Object.keys(integrity), ...workers].sort()).toEqual(files.sort())
    expect(files.filter((name) => name.startsWith('chunks/') && !/-[\w-]{8}\.js$/.test(name))).toEqual([])
  })

  it('two versions of the one file on a page: the first is used, both can be called, and it is known', async () => {
    const { page, close, said } = await visit(`${url}/two.html`, { allow: [/is not used/] })
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
    await expect
      .poll(() => said.filter((text) => text.includes(`Stratus 99.0.0 is not used: ${version} came first`)).length, {
        message: 'W-PKG-02',
      })
      .toBe(1)
    await close()
  })

  it('W-PKG-02 copies with hashed names beside plain ones, of another folder: the second says once that it is not used', async () => {
    const { page, close, said } = await visit(`${url}/twice.html`, { allow: [/is not used/] })
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => said.length).toBe(1)
    await expect.poll(() => page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0)
    await close()
  })

  for (const framework of ['react', 'vue']) {
    it(`Vite with ${framework}: properties in, events out, built, under a strict policy`, async () => {
      const { page, close } = await visit(`${url}/${framework}.html`)
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('button', { name: 'More' }).click()
      await page.locator('output', { hasText: '3' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0)
      await close()
    })
  }

  it.each(['html', 'django', 'react', 'vue'])(
    'code of the documentation, as printed, for %s: shows each element, and nobody complains',
    async (way) => {
      const { page, close } = await visit(`${url}/samples-${way}.html`)
      for (const sample of samples) {
        await see(page, sample)
        const section = page.locator(`#${sample.name}`)
        if (sample.pressed) await section.evaluate((element) => element.remove())
      }
      await close()
    },
  )

  it.each([
    ['esnext', 'bundler', 'false'],
    ['nodenext', 'nodenext', 'true'],
  ])(
    'its types say what is right and what is wrong, also of the printed code: module %s, resolution %s',
    (module, resolution, skipLibCheck) => {
      const how = ['--module', module, '--moduleResolution', resolution, '--skipLibCheck', skipLibCheck]
      expect(project.complaints(...how)).toBe('')
    },
  )

  it('a pie from the barrel of React components weighs what it weighs alone', async () => {
    const alone = await project.sizeOf(
      `import { QuotaPie } from '@stratus/widgets/react/quota-pie'\nconsole.log(QuotaPie)`,
    )
    const barrel = await project.sizeOf(`import { QuotaPie } from '@stratus/widgets/react'\nconsole.log(QuotaPie)`)
    expect(barrel).toBeLessThan(alone * 1.02)
  })

  it('a server without a DOM imports every door', () => {
    const doors = ['', '/define', '/define/live-table', '/enhance', '/embed', '/react', '/react/line-chart']
    const script = doors.map((door) => `await import('@stratus/widgets${door}')`).join('\n')
    project.write(
      'server.mjs',
      `${script}\nconsole.log(typeof document, (await import('@stratus/widgets')).t('Used: %s', [1]))`,
    )
    const output = execFileSync(process.execPath, ['server.mjs'], { cwd: project.folder, encoding: 'utf8' })
    expect(output.trim()).toBe('undefined Used: 1')
  })

  it('marks the React components as the browser’s, for pages that React renders on a server', () => {
    const file = readFileSync(join(project.kit, 'dist/react/live-table.js'), 'utf8')
    expect(file).toMatch(/^'use client'\n/)
  })

  it('brings its manifest and its editor data', () => {
    const { exports } = JSON.parse(readFileSync(join(project.kit, 'package.json'), 'utf8')) as {
      exports: Record<string, string | { default?: string; types?: string }>
    }
    const files = Object.values(exports).flatMap((door) =>
      typeof door === 'string' ? [door] : [door.default ?? [], door.types ?? []].flat(),
    )
    expect(files.filter((file) => !file.includes('*') && !existsSync(join(project.kit, file)))).toEqual([])
  })
})
