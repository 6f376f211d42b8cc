import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pascal } from '../../docs/site/manifest.js'
import { printedSamples, type PrintedCode } from '../packaging/samples.js'
import type { Consumer } from './consumer.js'

const guide = readFileSync(new URL('../../docs/elements/live-table.md', import.meta.url), 'utf8')
const [, ofCells = ''] = guide.split('## Cells of the page')
const [, jsx = ''] = /```jsx\n([^]*?)```/.exec(ofCells) ?? []
const inTemplates = (framework: string) =>
  new RegExp(`<!-- ${framework} -->\n([^]*?)(?=<!--|\`\`\`)`).exec(ofCells)?.[1] ?? ''

const gettingStarted = readFileSync(new URL('../../docs/getting-started.md', import.meta.url), 'utf8')
const [, angularForms = ''] = gettingStarted.split('### Forms')

/** Where each project shows cells of its own, and how the guide of the live table prints them. */
const cells: Readonly<Record<string, readonly [file: string, code: string]>> = {
  react: ['src/Cells.jsx', jsx],
  vue: ['src/Cells.vue', inTemplates('Vue')],
  svelte: ['src/Cells.svelte', inTemplates('Svelte')],
  angular: ['src/cells.ts', inTemplates('Angular')],
}

/** Puts the guide's code for cells of the page into the project; false where the guide has none for it. */
export function printCells(consumer: Consumer, name: string): boolean {
  const [file, code] = cells[name] ?? []
  if (!file || code === undefined) return false
  if (!code.includes('cells-change') && !code.includes('CellsChange'))
    throw new Error(`no cells for ${name} in the guide`)
  consumer.print(file, code)
  return true
}

/** Puts the counter that is printed for some frameworks into their projects. */
export function printCounter(consumer: Consumer, name: string): void {
  if (name !== 'preact' && name !== 'solid') return
  const [, code] = new RegExp('```tsx\\n// ' + pascal(name) + '\\n([^]*?)```').exec(gettingStarted) ?? []
  if (!code) throw new Error(`no counter for ${name} in the documentation`)
  consumer.write('src/count.tsx', code)
}

/** Puts what the documentation prints of Angular's forms into the project. */
export function printForms(consumer: Consumer): void {
  const [, directive = ''] = /```ts\n([^]*?)```/.exec(angularForms) ?? []
  const [, template = ''] = /```html\n([^]*?)```/.exec(angularForms) ?? []
  if (!directive || !template) throw new Error('no forms for Angular in the documentation')
  consumer.write('src/stratus-field.ts', directive)
  consumer.print('src/fields.ts', template)
}

/** The samples of all elements, in the projects whose compilers are only there; none for others. */
export async function writeSamples(consumer: Consumer, name: string): Promise<readonly PrintedCode[]> {
  if (name !== 'svelte' && name !== 'angular') return []
  const samples = await printedSamples(fileURLToPath(new URL('../../widgets', import.meta.url)))
  if (name === 'svelte') {
    for (const sample of samples) consumer.write(`src/samples/${sample.name}.svelte`, sample.filesOf('Svelte')[0]!.code)
    return samples
  }
  for (const sample of samples) consumer.write(`src/samples/${sample.name}.ts`, sample.filesOf('Angular')[0]!.code)
  const imports = samples.map((sample) => `import { Example as ${pascal(sample.name)} } from './${sample.name}'`)
  const entries = samples.map((sample) => `{ name: '${sample.name}', component: ${pascal(sample.name)} }`)
  consumer.write('src/samples/index.ts', `${imports.join('\n')}\nexport const samples = [${entries.join(', ')}]\n`)
  return samples
}
