import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { minifyCssEsbuild } from '../../widgets/build/minify-css.mjs'
import { elementFiles, widgets } from './elements.js'

/** Kilobytes (1000 bytes), gzipped, of an element alone on a page, Lit included; what it loads later does not count. */
const budgets = JSON.parse(readFileSync(new URL('size-budgets.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>

async function sizeOf(file: string): Promise<{ kB: number; parts: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${widgets}${file}`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // The production build of Lit; our own packages as they are written.
    conditions: ['browser', 'source'],
    outdir: 'out',
    write: false,
    metafile: true,
    legalComments: 'none',
    // As the builds do it.
    plugins: [minifyCssEsbuild],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const outputs = Object.entries(metafile.outputs)
  const [entry] = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(file)) ?? []
  const first = new Set<string>()
  const add = (path: string | undefined) => {
    if (!path || first.has(path)) return
    first.add(path)
    for (const { kind, path: next } of metafile.outputs[path]?.imports ?? []) if (kind === 'import-statement') add(next)
  }
  add(entry)
  const parts = [...first].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
  const bytes = [...first].map(
    (path) => outputFiles.find((file) => file.path.endsWith(path))?.contents ?? new Uint8Array(),
  )
  return { kB: bytes.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1000, parts }
}

describe('size of each element, gzipped', () => {
  it.each(elementFiles())('stratus-$name', async ({ name, folder }) => {
    const { kB } = await sizeOf(`${folder}/stratus-${name}.define.ts`)
    const budget = budgets[name] ?? 0
    expect(kB, `stratus-${name} has ${kB.toFixed(1)} kB`).toBeLessThanOrEqual(budget)
    expect(kB, `stratus-${name} has ${kB.toFixed(1)} kB: its budget is loose`).toBeGreaterThan(budget * 0.9)
  })

  it('the library of charts comes with the first chart, not with the page', async () => {
    const { parts } = await sizeOf('line-chart/stratus-line-chart.define.ts')
    expect(parts.filter((part) => part.includes('lightweight-charts'))).toEqual([])
  })

  it('issue 15: what a table asks its source with comes with the first source, not with the table', async () => {
    const { parts } = await sizeOf('live-table/stratus-live-table.define.ts')
    expect(parts.filter((part) => part.includes('live-table/data/table-source'))).toEqual([])
  })

  it('issue 15: what sorts and searches a table comes when somebody turns to it, not with the table', async () => {
    const view = (parts: readonly string[]) => parts.filter((part) => part.includes('live-table/view/view-model'))
    expect(view((await sizeOf('live-table/stratus-live-table.define.ts')).parts)).toEqual([])
    expect(view((await sizeOf('live-table/input-part.ts')).parts)).toHaveLength(1)
  })

  it('no budget is for an element that does not exist', () => {
    const names = new Set(elementFiles().map(({ name }) => name))
    expect(Object.keys(budgets).filter((name) => !names.has(name))).toEqual([])
  })
})
