import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'
import { snippetsOf, type CodeFile } from '../../docs/site/code.js'
import { elementsOf, pascal, shortName } from '../../docs/site/manifest.js'
import { jsonOf, readSample } from '../../docs/site/sample.js'
import type { Page } from '../e2e/support/browser.js'
import { pageOf, type PackedProject } from './packed-project.js'

/** The code of an element's page, in one way of writing pages. */
export interface PrintedCode extends Printed {
  readonly source: string
  filesOf(way: 'HTML' | 'React' | 'Vue' | 'Angular' | 'Svelte' | 'Django'): readonly CodeFile[]
}

/** A piece of page that the documentation prints for each framework. */
export interface Printed {
  readonly name: string
  readonly tag: string
  /** It shows nothing until its button is pressed. */
  readonly pressed: boolean
}

/** What `@vitejs/plugin-vue` does with a component, configured as the documentation tells. */
export const vue: Plugin = {
  name: 'vue',
  transform(code, id) {
    if (!id.endsWith('.vue')) return null
    const { descriptor } = parse(code, { filename: id })
    const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('stratus-') }
    return compileScript(descriptor, { id, inlineTemplate: true, templateOptions: { compilerOptions } }).content
  },
}

/** What Django makes of a template, as far as samples use it. */
function rendered(template: string, name: string, source: string): string {
  const { statements } = readSample(source)
  const valueOf = (variable: string) => jsonOf(statements.find((each) => each.name === variable)!) ?? ''
  return template
    .replace('{% load static %}\n', '')
    .replace(/\{% static 'stratus\/([\w-]+\.js)' %\}/, '/kit/$1')
    .replace("{% static 'my-page.js' %}", `/django/${name}.js`)
    .replace(
      /\{\{ (\w+)\|json_script:"(\w+)" \}\}/g,
      (_, variable: string, id: string) =>
        `<script id="${id}" type="application/json">${valueOf(variable).replaceAll('<', '\\u003C')}</script>`,
    )
}

/** All samples on one page, each in a section; its script finds only what is in there. */
const scoped = (name: string) => `import { within } from '/within.js'; const document = within('${name}')\n`
const within = `export const within = (id) => ({
  querySelector: (selector) => document.getElementById(id).querySelector(selector),
  getElementById: (inner) => document.getElementById(id).querySelector('#' + inner),
})`

/**
 * Every sample as the documentation prints it.
 *
 * @param kit - Folder of the built package.
 */
export async function printedSamples(kit: string): Promise<readonly PrintedCode[]> {
  const elements = elementsOf(readFileSync(join(kit, 'dist/custom-elements.json'), 'utf8'))
  return Promise.all(
    elements.map(async (element) => {
      const name = shortName(element)
      const source = readFileSync(new URL(`../../docs/samples/${name}.html`, import.meta.url), 'utf8')
      const snippets = await snippetsOf(element, source, elements)
      return {
        name,
        source,
        tag: element.tagName,
        pressed: source.includes('function show'),
        filesOf: (way) => snippets.find(({ title }) => title === way)!.files,
      } satisfies PrintedCode
    }),
  )
}

/** What samples ask for from their own server, by its path: a log, and what is behind the portal's proxy. */
export function sampleAnswers(): Readonly<Record<string, string>> {
  const answers = new URL('../../docs/public/data/', import.meta.url)
  const proxied = readdirSync(answers).map((file) => [`my-proxy/${file}`, readFileSync(new URL(file, answers), 'utf8')])
  return { 'my-log.txt': 'Linux version 6.12\n', ...Object.fromEntries(proxied) }
}

/**
 * Every piece of code that the documentation prints, as it is printed: the pages `samples-react.html`, `samples-vue.html` (to be
 * built), `samples-html.html` and `samples-django.html`, each with a section for each element.
 */
export async function writeSamples(project: PackedProject): Promise<readonly Printed[]> {
  const samples = await printedSamples(project.kit)
  const pages = { html: '', django: '' }
  for (const { name, source, filesOf } of samples) {
    const [html, react, component, django] = (['HTML', 'React', 'Vue', 'Django'] as const).map(filesOf)
    const inSection = (text: string) => `<section id="${name}">${text}</section>`
    const inline = '<script type="module">'
    pages.html += inSection(html![0]!.code.replaceAll('/static/', '/kit/').replace(inline, inline + scoped(name)))
    pages.django += inSection(rendered(django![0]!.code, name, source))
    if (django![1])
      project.write(`public/django/${name}.js`, scoped(name) + django![1].code.replace('./stratus/', '/kit/'))
    project.write(`samples/${name}.tsx`, react![0]!.code)
    project.write(`samples/${name}.vue`, component![0]!.code)
  }
  const imports = (ending: string, what: (component: string) => string) =>
    samples.map(({ name }) => `import ${what(pascal(name))} from './samples/${name}${ending}'`).join('\n')
  project.write('samples-react.html', pageOf('/samples-react.tsx'))
  project.write(
    'samples-react.tsx',
    `import { createRoot } from 'react-dom/client'
     ${imports('.js', (component) => `{ Example as ${component} }`)}
     createRoot(document.querySelector('#app')!).render(<>
       ${samples.map(({ name }) => `<section id="${name}"><${pascal(name)} /></section>`).join('\n')}
     </>)`,
  )
  project.write('samples-vue.html', pageOf('/samples-vue.js'))
  project.write(
    'samples-vue.js',
    `import { createApp, h } from 'vue'
     ${imports('.vue', (component) => component)}
     const samples = { ${samples.map(({ name }) => `'${name}': ${pascal(name)}`).join(', ')} }
     createApp({ render: () => Object.entries(samples).map(([id, each]) => h('section', { id }, h(each))) }).mount('#app')`,
  )
  for (const [way, body] of Object.entries(pages))
    project.write(
      `public/samples-${way}.html`,
      `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`,
    )
  project.write('public/within.js', within)
  for (const [path, text] of Object.entries(sampleAnswers())) project.write(`public/${path}`, text)
  return samples
}

/** Presses the button of a sample that needs it, and waits until something of the element is seen. */
export async function see(page: Page, { name, tag, pressed }: Printed): Promise<void> {
  if (pressed) await page.locator(`#${name} button`).first().click()
  await page.waitForFunction(
    (selector) => {
      const nodes = (root: Element): Element[] => [
        root,
        ...[...(root.shadowRoot?.children ?? []), ...root.children].flatMap(nodes),
      ]
      const element = globalThis.document.querySelector(selector)
      return element && nodes(element).some((node) => node.clientWidth > 8 && node.clientHeight > 8)
    },
    `#${name} ${tag}:defined`,
    { polling: 'raf' },
  )
}
