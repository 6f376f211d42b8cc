import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { neutral, colors, sizes, type Token } from '../../widgets/internal/styles/tokens.js'
import { snippetsOf } from './code.js'
import { elementPage } from './element-page.js'
import { page, type Site } from './layout.js'
import { readElements, shortName, titleOf, type Element } from './manifest.js'
import { escapeHtml, inline, markdown } from './markdown.js'
import { renderingOf, type Rendering } from './rendering.js'
import { TypeIndex } from './types.js'

const docs = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${docs}${path}`, 'utf8')

/** Guides in the order in which they are read; the rest follows. */
const order = [
  'getting-started',
  'serving',
  'theming',
  'events',
  'localisation',
  'server-rendering',
  'enhancing',
  'embedding',
  'comparison',
]

/** For whoever changes the project, not for whoever uses the kit: read in the repository. */
const forContributors = /^(architecture|contributing|requirements|words|adding-[\w-]+)\.md$/

interface Guide {
  readonly name: string
  readonly title: string
}

function guides(): Guide[] {
  const place = ({ name }: Guide) => (order.includes(name) ? order.indexOf(name) : order.length)
  return readdirSync(docs)
    .filter((file) => file.endsWith('.md') && !forContributors.test(file))
    .map((file) => ({
      name: file.replace('.md', ''),
      title: /^#\s+(.*)/m.exec(read(file))?.[1]?.replaceAll('`', '') ?? file,
    }))
    .sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
}

function demoNames(): string[] {
  return readdirSync(`${docs}demos`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace('.html', ''))
}

/** Address of an element's own example, else of the first page that shows or imports it, else of that of its folder. */
function demoOf(element: Element): string | undefined {
  const names = demoNames()
  const name = shortName(element)
  const [, folder = ''] = element.path.split('/')
  const [, view] = /^topology-(flat|graph|outline)$/.exec(name) ?? []
  const found =
    names.find((demo) => demo === name) ??
    names.find((demo) => new RegExp(`<${element.tagName}[\\s>]`).test(read(`demos/${demo}.html`))) ??
    names.find(
      (demo) => existsSync(`${docs}demos/${demo}.ts`) && read(`demos/${demo}.ts`).includes(`define/${name}'`),
    ) ??
    names.find((demo) => demo === folder)
  return found && `/demos/${found}.html${view ? `?view=${view}` : ''}`
}

/** What is told about an element beside its reference: `docs/elements/<name>.md`. */
function notesOf(element: Element): string {
  const file = `elements/${shortName(element)}.md`
  return existsSync(`${docs}${file}`) ? read(file) : ''
}

function tokenTable(): string {
  const swatch = (token: Token, name: string) =>
    Array.isArray(token) && !String(token[0]).includes('px')
      ? `<span class="swatch" data-token="--stratus-${name}"></span>`
      : ''
  const row = ([name, token]: [string, Token]) => {
    const [light, dark] = typeof token === 'string' ? [token, ''] : token
    return `<tr><th scope="row">${swatch(token, name)}<code>--stratus-${name}</code></th><td><code>${escapeHtml(light)}</code></td><td>${dark && `<code>${escapeHtml(dark)}</code>`}</td></tr>`
  }
  const part = (title: string, tokens: Readonly<Record<string, Token>>) =>
    `<h3>${title}</h3><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th>Variable</th><th>Light, or both</th><th>Dark</th></tr></thead><tbody>${Object.entries(tokens).map(row).join('')}</tbody></table></div>`
  return part('Neutral steps', neutral) + part('Colours', colors) + part('Sizes and fonts', sizes)
}

/** Which elements a server can render, as far as it can. */
function renderingTable(elements: readonly Element[]): string {
  const names: Readonly<Record<Rendering, string>> = { yes: 'yes', skeleton: 'as a skeleton', no: 'no' }
  const rows = (Object.keys(names) as Rendering[]).map((rendering) => {
    const links = elements
      .filter(({ tagName }) => renderingOf(tagName) === rendering)
      .map((element) => `<a href="/elements/${shortName(element)}.html">${titleOf(element)}</a>`)
    return `<tr><th scope="row">${names[rendering]}</th><td>${links.join(', ')}</td></tr>`
  })
  return `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">On a server</th><th scope="col">Elements</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function home(elements: readonly Element[]): string {
  const cards = elements.map((element) => {
    const text = (element.description ?? '').replace(/\s+/g, ' ').split(/(?<=\.)\s/)[0] ?? ''
    return `<li><a href="/elements/${shortName(element)}.html"><strong>${titleOf(element)}</strong><span>${inline(text)}</span></a></li>`
  })
  return `<h1>The widget kit</h1>
    <p class="lead">Framework-neutral custom elements for cloud dashboards: ${elements.length} of them, each on its own, in light and dark, under a strict policy, by keyboard. <a href="/guides/getting-started.html">Getting started</a></p>
    <ul class="cards">${cards.join('')}</ul>`
}

/** The pages of the site, guides from Markdown and elements from the manifest: built, or made when they are asked for. */
export function site(): Plugin {
  let elements: Promise<Element[]> | undefined
  let types = new TypeIndex()
  const links = async (): Promise<Site> => ({
    guides: guides().map(({ name, title }) => ({ href: `/guides/${name}.html`, label: title })),
    elements: (await (elements ??= readElements())).map((element) => ({
      href: `/elements/${shortName(element)}.html`,
      label: titleOf(element),
    })),
  })

  async function render(path: string): Promise<string | undefined> {
    elements ??= readElements()
    const all = await elements
    const [, kind, name = ''] = /^\/(elements|guides)\/([\w-]+)\.html$/.exec(path) ?? []
    if (path === '/index.html') return page(await links(), path, 'Widget kit', home(all))
    const guide = kind === 'guides' ? guides().find((each) => each.name === name) : undefined
    if (guide) {
      const { title } = guide
      return page(
        await links(),
        path,
        title,
        markdown(read(`${name}.md`), { tokens: tokenTable(), rendering: renderingTable(all) }),
      )
    }
    const element = all.find((one) => shortName(one) === name)
    if (kind !== 'elements' || !element) return undefined
    const demo = demoOf(element)
    const snippets = await snippetsOf(element, read(`samples/${name}.html`), all)
    return page(
      await links(),
      path,
      titleOf(element),
      elementPage(element, demo, snippets, types.definitions(element), notesOf(element)),
    )
  }

  /** Every page: its address, and the file that a build makes of it. */
  const addresses = async () => {
    const { guides, elements } = await links()
    return ['/index.html', ...[...guides, ...elements].map(({ href }) => href)]
  }
  const fileOf = (address: string) => `${docs}${address.slice(1)}`
  let files = new Map<string, string>()

  return {
    name: 'stratus-docs',
    async config(_config, { command }) {
      if (command !== 'build') return undefined
      files = new Map((await addresses()).map((address) => [fileOf(address), address]))
      const demos = demoNames().map((name) => `${docs}demos/${name}.html`)
      return { build: { rollupOptions: { input: [...files.keys(), ...demos] } } }
    },
    resolveId: (id) => (files.has(id) ? id : undefined),
    load(id) {
      const address = files.get(id)
      return address === undefined ? undefined : render(address)
    },
    async generateBundle() {
      // An index of every page, for whoever wants to load them all.
      const pages = (await addresses()).map((address) => address.slice(1))
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
    configureServer(server) {
      elements = readElements()
      server.watcher.on('change', (file) => {
        if (/widgets\/[\w-]+\/stratus-.*\.ts$/.test(file)) elements = undefined
        types = new TypeIndex()
      })
      server.middlewares.use((request, response, next) => {
        const [asked = '/'] = (request.url ?? '/').split('?')
        const path = asked === '/' ? '/index.html' : asked
        const answer = async () => {
          const html = await render(path)
          if (html === undefined) return next()
          response.setHeader('Content-Type', 'text/html')
          response.end(await server.transformIndexHtml(path, html))
        }
        answer().catch((error: unknown) => {
          response.statusCode = 500
          response.end(String(error))
        })
      })
    },
  }
}
