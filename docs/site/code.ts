import { format } from 'prettier'
import { moduleOf, pascal, scriptOf, type Element } from './manifest.js'
import { componentOf, jsx, svelteMarkup, tagsOf, template, withEnds } from './markup.js'
import { jsonOf, readSample, type Sample, type Statement } from './sample.js'

export interface CodeFile {
  /** Where there are several. */
  readonly name?: string
  readonly language: 'html' | 'tsx' | 'ts' | 'vue' | 'svelte' | 'django' | 'js'
  readonly code: string
}

/** The same piece of page in one way of writing pages. */
export interface Snippet {
  readonly title: string
  readonly files: readonly CodeFile[]
}

const log = '({ detail }) => console.log(detail)'

const parsers = { html: 'html', tsx: 'babel-ts', ts: 'babel-ts', vue: 'vue', js: 'babel' } as const

async function formatted(language: keyof typeof parsers, lines: readonly string[]): Promise<string> {
  const code = await format(lines.join('\n'), {
    parser: parsers[language],
    semi: false,
    singleQuote: true,
    printWidth: 90,
    htmlWhitespaceSensitivity: 'ignore',
  })
  return code.trimEnd()
}

async function file(language: keyof typeof parsers, lines: readonly string[]): Promise<CodeFile> {
  return { language, code: await formatted(language, lines) }
}

/** Declarations as they are written in a module. */
function declaration({ name, value, declared }: Statement): string {
  return declared ? value : `const ${name} = ${value}`
}

const isRows = ({ members = [] }: Element, name: string) =>
  members.some((member) => member.name === name && member.type?.text === 'readonly R[]')

/** What a sample is made of, seen from its element. */
function partsOf(element: Element, sample: Sample) {
  const fields = new Set(
    (element.members ?? [])
      .filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic)
      .map(({ name }) => name),
  )
  const properties = sample.statements.filter(({ name }) => fields.has(name))
  const [event] = element.events ?? []
  return {
    properties,
    helpers: sample.statements.filter((statement) => !properties.includes(statement)),
    shows: sample.statements.some(({ name }) => name === 'show'),
    event: event?.name,
  }
}

/** The script of a page without a framework; `valueOf` says where a property's value comes from. */
function pageScript(
  element: Element,
  sample: Sample,
  kit: string,
  valueOf: (statement: Statement) => string,
): string[] {
  const { properties, helpers, shows, event } = partsOf(element, sample)
  if (!properties.length && !shows && !event) return []
  return [
    ...sample.imports.map((line) => line.replace('@stratus/widgets', kit)),
    ...helpers.flatMap((statement) => ['', declaration(statement)]),
    '',
    `const element = document.querySelector('${element.tagName}')`,
    ...properties.map((statement) => `element.${statement.name} = ${valueOf(statement)}`),
    ...(event ? [`element.addEventListener('${event}', ${log})`] : []),
    ...(shows ? ["document.querySelector('button').addEventListener('click', () => show(element))"] : []),
  ]
}

async function html(element: Element, sample: Sample): Promise<Snippet> {
  const kit = `/static/${scriptOf(element)}`
  const script = pageScript(element, sample, kit, ({ value }) => value)
  const lines = [
    `<script type="module" src="${kit}"></script>`,
    '',
    sample.markup,
    ...(script.length ? ['', '<script type="module">', ...script, '</script>'] : []),
  ]
  return { title: 'HTML', files: [await file('html', lines)] }
}

async function react(element: Element, sample: Sample, elements: readonly Element[]): Promise<Snippet> {
  const { properties, helpers, shows, event } = partsOf(element, sample)
  const component = componentOf(element.tagName)
  // Rows of a type of the page's own: the other props follow from it.
  const rows = properties.find(({ name }) => isRows(element, name))
  const others = properties.filter((property) => property !== rows)
  const props = rows ? `${component}Props<(typeof ${rows.name})[number]>` : `ComponentProps<typeof ${component}>`
  const fromReact = [...(shows ? ['useRef'] : []), ...(others.length && !rows ? ['type ComponentProps'] : [])]
  const typed = (statement: Statement) =>
    declaration(statement).replace('function show(element)', `function show(element: ${element.name} | null)`)
  const added = [
    ...(shows ? ['ref={element}'] : []),
    ...properties.map(({ name }) => `${name}={${name}}`),
    ...(event ? [`on${pascal(event)}={${log}}`] : []),
  ]
  const source = shows ? sample.markup.replace('<button', '<button onClick="show"') : sample.markup
  const markup = jsx(source, { tag: element.tagName, added, elements }).replace(
    'onClick="show"',
    'onClick={() => show(element.current)}',
  )
  const lines = [
    ...(fromReact.length ? [`import { ${fromReact.join(', ')} } from 'react'`] : []),
    ...(shows ? [`import type { ${element.name} } from '${moduleOf(element)}'`] : []),
    ...sample.imports,
    ...tagsOf(sample.markup).map((tag) => {
      const type = rows && others.length && tag === element.tagName ? `, type ${component}Props` : ''
      return `import { ${componentOf(tag)}${type} } from '@stratus/widgets/react/${tag.replace('stratus-', '')}'`
    }),
    ...(rows ? ['', declaration(rows)] : []),
    ...(others.length ? ['', `type Props = ${props}`] : []),
    ...helpers.flatMap((statement) => ['', typed(statement)]),
    ...others.flatMap(({ name, value }) => ['', `const ${name}: Props['${name}'] = ${value}`]),
    '',
    'export function Example() {',
    ...(shows ? [`const element = useRef<${element.name}>(null)`, ''] : []),
    `return (${markup})`,
    '}',
  ]
  return { title: 'React', files: [await file('tsx', lines)] }
}

async function vue(element: Element, sample: Sample, elements: readonly Element[]): Promise<Snippet> {
  const { properties, shows, event } = partsOf(element, sample)
  const added = [
    ...(shows ? ['ref="element"'] : []),
    ...properties.map(({ name }) => `:${name}.prop="${name}"`),
    ...(event ? [`@${event}="${log}"`] : []),
  ]
  const markup = template(sample.markup, { tag: element.tagName, added, elements })
  const lines = [
    '<script setup>',
    ...(shows ? ["import { ref } from 'vue'"] : []),
    ...sample.imports,
    ...tagsOf(sample.markup).map((tag) => `import '@stratus/widgets/define/${tag.replace('stratus-', '')}'`),
    ...(shows ? ['', 'const element = ref()'] : []),
    ...sample.statements.flatMap((statement) => ['', declaration(statement)]),
    '</script>',
    '',
    '<template>',
    shows ? markup.replace('<button', '<button @click="show(element)"') : markup,
    '</template>',
  ]
  return { title: 'Vue', files: [await file('vue', lines)] }
}

async function angular(element: Element, sample: Sample, elements: readonly Element[]): Promise<Snippet> {
  const { properties, helpers, shows, event } = partsOf(element, sample)
  // Rows of a type of the page's own: the other properties follow from it.
  const rows = properties.find(({ name }) => isRows(element, name))
  const others = properties.filter((property) => property !== rows)
  const type = rows ? `${element.name}<(typeof ${rows.name})[number]>` : element.name
  const added = [
    ...(shows ? ['#element'] : []),
    ...properties.map(({ name }) => `[${name}]="${name}"`),
    ...(event ? [`(${event})="log($event)"`] : []),
  ]
  const markup = withEnds(sample.markup, { tag: element.tagName, added, elements })
  const typed = (statement: Statement) =>
    declaration(statement).replace('function show(element)', `function show(element: ${element.name})`)
  const lines = [
    "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'",
    ...(shows || others.length ? [`import type { ${element.name} } from '${moduleOf(element)}'`] : []),
    ...sample.imports,
    ...tagsOf(sample.markup).map((tag) => `import '@stratus/widgets/define/${tag.replace('stratus-', '')}'`),
    ...(rows ? ['', declaration(rows)] : []),
    ...helpers.flatMap((statement) => ['', typed(statement)]),
    '',
    '@Component({',
    "selector: 'app-example',",
    'schemas: [CUSTOM_ELEMENTS_SCHEMA],',
    `template: \`${shows ? markup.replace('<button', '<button (click)="show(element)"') : markup}\`,`,
    '})',
    'export class Example {',
    ...(rows ? [`${rows.name} = ${rows.name}`] : []),
    ...others.map(({ name, value }) => `${name}: ${type}['${name}'] = ${value}`),
    ...(shows ? ['show = show'] : []),
    ...(event ? ['', 'log(event: Event) {', 'console.log((event as CustomEvent).detail)', '}'] : []),
    '}',
  ]
  return { title: 'Angular', files: [await file('ts', lines)] }
}

async function svelte(element: Element, sample: Sample, elements: readonly Element[]): Promise<Snippet> {
  const { properties, shows, event } = partsOf(element, sample)
  const added = [
    ...(shows ? ['bind:this="{element}"'] : []),
    ...properties.map(({ name }) => `${name}="{${name}}"`),
    ...(event ? [`on${event}="{log}"`] : []),
  ]
  const source = shows ? sample.markup.replace('<button', '<button data-open') : sample.markup
  const markup = await formatted('html', [svelteMarkup(source, { tag: element.tagName, added, elements })])
  const lines = [
    ...sample.imports,
    ...tagsOf(sample.markup).map((tag) => `import '@stratus/widgets/define/${tag.replace('stratus-', '')}'`),
    ...(shows ? ['', 'let element = $state()'] : []),
    ...sample.statements.flatMap((statement) => ['', declaration(statement)]),
  ]
  const script = (await formatted('js', lines)).replace(/^(?=.)/gm, '  ')
  const text = markup
    .replace(/ ([\w-]+)="\{\1\}"/g, ' {$1}')
    .replace(/="(\{-?[\d.]+\})"/g, '=$1')
    .replace('"{log}"', `{${log}}`)
    .replace('data-open', 'onclick={() => show(element)}')
    .replace('"{element}"', '{element}')
  const code = `<script>\n${script}\n</script>\n\n${text}`
  return { title: 'Svelte', files: [{ language: 'svelte', code }] }
}

async function django(element: Element, sample: Sample): Promise<Snippet> {
  const data = partsOf(element, sample).properties.filter(jsonOf)
  const kit = `stratus/${scriptOf(element)}`
  const script = pageScript(element, sample, `./${kit}`, (statement) =>
    data.includes(statement) ? `JSON.parse(document.getElementById('${statement.name}').textContent)` : statement.value,
  )
  const lines = [
    '{% load static %}',
    `<script type="module" src="{% static '${kit}' %}"></script>`,
    ...(script.length ? [`<script type="module" src="{% static 'my-page.js' %}"></script>`] : []),
    '',
    await formatted('html', [sample.markup]),
    ...data.map(({ name }) => `{{ ${name}|json_script:"${name}" }}`),
  ]
  const page: CodeFile = { language: 'django', code: lines.join('\n') }
  if (!script.length) return { title: 'Django', files: [page] }
  return {
    title: 'Django',
    files: [
      { ...page, name: 'my_page.html' },
      { ...(await file('js', script)), name: 'my-page.js' },
    ],
  }
}

/**
 * The sample of an element for plain HTML, React, Vue, Angular, Svelte and Django.
 *
 * @param elements - All of the kit: what else the sample's markup uses is among them.
 */
export async function snippetsOf(element: Element, source: string, elements: readonly Element[]): Promise<Snippet[]> {
  const sample = readSample(source)
  return Promise.all([
    html(element, sample),
    react(element, sample, elements),
    vue(element, sample, elements),
    angular(element, sample, elements),
    svelte(element, sample, elements),
    django(element, sample),
  ])
}
