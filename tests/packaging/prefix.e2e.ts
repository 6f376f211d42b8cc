import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../e2e/support/browser.js'
import { PackedProject, pageOf, strict } from './packed-project.js'

/** Copies of the packed kit under other prefixes, beside it on one page, in one bundle and in one program. Needs the build. */
let project: PackedProject
let url: string

/** Runs the package's command in the project. */
function command(...args: readonly string[]): { readonly ok: boolean; readonly output: string } {
  const file = join(project.kit, 'bin/stratus-widgets.mjs')
  try {
    const output = execFileSync(process.execPath, [file, ...args], {
      cwd: project.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { ok: true, output }
  } catch (error) {
    return { ok: false, output: (error as { stderr: string }).stderr }
  }
}

const body = (prefix: string) =>
  `<section id="${prefix}"><${prefix}-number-input label="Count" value="1"></${prefix}-number-input><${prefix}-live-table label="Rows"></${prefix}-live-table><${prefix}-line-chart label="CPU"></${prefix}-line-chart></section>`
const script = (folder: string) => `<script type="module" src="/${folder}/stratus.js"></script>`

beforeAll(async () => {
  project = new PackedProject()
  expect(command('prefix', 'acme', '--out', 'node_modules/acme-widgets')).toMatchObject({ ok: true })
  expect(command('prefix', 'globex', '--out', 'node_modules/globex-widgets')).toMatchObject({ ok: true })
  project.write('both.html', pageOf('/both.ts'))
  project.write(
    'both.ts',
    `import 'acme-widgets/define/number-input'
     import '@stratus/widgets/define/number-input'
     import type { StratusNumberInput } from 'acme-widgets'
     const acme: StratusNumberInput = document.createElement('acme-number-input')
     const own = document.createElement('stratus-number-input')
     // @ts-expect-error A text is no number.
     acme.max = 'five'
     Object.assign(acme, { label: 'Theirs', max: 5, value: 1 })
     Object.assign(own, { label: 'Ours', value: 5 })
     acme.addEventListener('stratus-change', ({ detail }) => (own.value = detail.value))
     document.querySelector('#app')!.append(acme, own)`,
  )
  await project.build(['both.html'])
  for (const name of ['acme', 'globex'])
    symlinkSync(join(project.folder, `node_modules/${name}-widgets/dist/browser`), join(project.folder, 'dist', name))
  const pages = ['stratus', 'acme', 'globex'].map(body).join('')
  project.write(
    'dist/three.html',
    pageOf('/none.js', pages).replace(/<script.*<\/script>/, ['kit', 'acme', 'globex'].map(script).join('')),
  )
  url = await project.serve(() => `${strict} 'allow-duplicates'`)
}, 120_000)

afterAll(() => {
  project?.remove()
})

describe('W-PKG-01 a copy with another prefix', () => {
  it('works beside another one and the kit itself: drawn, pressed, what comes late too', async () => {
    const { page, close } = await visit(`${url}/three.html`)
    for (const prefix of ['stratus', 'acme', 'globex']) {
      const part = page.locator(`#${prefix}`)
      await part.getByRole('button', { name: 'More' }).click()
      expect(await part.locator(`${prefix}-number-input`).evaluate((element) => Reflect.get(element, 'value'))).toBe(2)
      await part.locator(`${prefix}-live-table`).evaluate((element) =>
        Object.assign(element, {
          columns: [{ id: 'name', title: 'Name' }],
          rows: [{ id: 1, name: 'web-1' }],
          rowActions: () => [
            { id: 'a', label: 'Start' },
            { id: 'b', label: 'Stop' },
          ],
        }),
      )
      await part.getByText('web-1').waitFor()
      await part.getByRole('button', { name: 'More actions: web-1' }).click()
      await page.getByRole('menuitem', { name: 'Stop' }).waitFor()
      await page.keyboard.press('Escape')
      await part.locator(`${prefix}-line-chart`).evaluate((element) =>
        Object.assign(element, {
          settings: { auto_size: false },
          series: [
            {
              name: 'a',
              data: [
                { x: 0, y: 1 },
                { x: 60_000, y: 2 },
              ],
            },
          ],
        }),
      )
      await part.locator('canvas').first().waitFor()
    }
    // No copy made an element of another's.
    const inside = await page.evaluate(() => {
      const all = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? all(element.shadowRoot) : []),
        ])
      const foreign = (prefix: string) =>
        all(document.querySelector(`#${prefix}`)!).filter(
          ({ localName }) => localName.includes('-') && !localName.startsWith(`${prefix}-`),
        )
      return ['stratus', 'acme', 'globex'].flatMap((prefix) =>
        foreign(prefix).map(({ localName }) => `${prefix}: ${localName}`),
      )
    })
    expect(inside).toEqual([])
    await close()
  })

  it('works in one bundle with the kit, and with its types', async () => {
    const { page, close } = await visit(`${url}/both.html`)
    await page.locator('acme-number-input').getByRole('button', { name: 'More' }).click()
    await expect
      .poll(() => page.locator('stratus-number-input').evaluate((element) => Reflect.get(element, 'value')))
      .toBe(2)
    await close()
    expect(project.complaints()).toBe('')
  })

  it('has the hashes of its own files, and every name in it leads to a file', () => {
    const browser = join(project.folder, 'node_modules/acme-widgets/dist/browser')
    const list = JSON.parse(readFileSync(join(browser, 'files.json'), 'utf8')) as {
      scripts: Record<string, readonly string[]>
      integrity: Record<string, string>
    }
    for (const [file, hash] of Object.entries(list.integrity))
      expect(
        `sha384-${createHash('sha384')
          .update(readFileSync(join(browser, file)))
          .digest('base64')}`,
      ).toBe(hash)
    for (const file of Object.values(list.scripts).flat()) expect(Object.keys(list.integrity)).toContain(file)
    const chunks = readdirSync(join(browser, 'chunks'))
    expect(chunks.filter((name) => !name.startsWith('acme-'))).toEqual([])
    const imported = chunks.flatMap((name) =>
      [...readFileSync(join(browser, 'chunks', name), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
        ([, file]) => file,
      ),
    )
    expect(imported.filter((file) => !chunks.includes(file!))).toEqual([])
  })

  it.each([
    [['prefix', 'Acme', '--out', 'x'], 'small letters'],
    [['prefix', 'stratus', '--out', 'x'], 'called so already'],
    [['prefix', 'acme'], '--out FOLDER'],
    [['prefix', 'acme', '--out', 'node_modules/acme-widgets'], 'is not empty'],
    [['prefix', 'acme', '--out', 'node_modules/@stratus/widgets/dist/copy'], 'outside of the package'],
    [['suffix'], 'no command suffix'],
  ])('says what is wrong with %j', (args, reason) => {
    const { ok, output } = command(...args)
    expect(ok).toBe(false)
    expect(output).toContain(reason)
  })
})
