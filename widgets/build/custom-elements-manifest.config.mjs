import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cssData, htmlData } from './editor-data.mjs'
import { frameworkTypes, webTypes } from './framework-types.mjs'
import { dropReferences } from './manifest-references.mjs'
import { choiceTypes, readableType } from './manifest-types.mjs'
import { textsOf } from './texts.mjs'

const widgets = new URL('../', import.meta.url)
const dist = new URL('dist/', widgets)
const kit = JSON.parse(readFileSync(new URL('package.json', widgets), 'utf8'))

function sources() {
  const files = readdirSync(widgets, { recursive: true }).filter((file) =>
    /^(?!node_modules|dist|build)(?:[\w-]+\/)+[\w.-]+(?<!\.test)\.ts$/.test(file),
  )
  return files.map((file) => readFileSync(new URL(file, widgets), 'utf8'))
}

/** The manifest that editors and the documentation read, and what is made from it: `npm run manifest` writes both into the build. */
export default {
  litelement: true,
  globs: ['widgets/*/stratus-*.ts', 'widgets/*/*-properties.ts', 'widgets/internal/stratus-element.ts'],
  exclude: ['widgets/**/*.{test,define,styles,events}.ts', 'widgets/node_modules', 'widgets/dist'],
  outdir: 'widgets/dist',
  plugins: [
    {
      // Folders are listed in another order on each machine.
      name: 'in-order',
      packageLinkPhase({ customElementsManifest: { modules } }) {
        modules.sort((a, b) => (a.path < b.path ? -1 : 1))
      },
    },
    {
      name: 'public-only',
      // The analyzer takes the parameter of our `emit()` for an event; what counts is what the class documents.
      packageLinkPhase({ customElementsManifest }) {
        for (const { declarations } of customElementsManifest.modules) {
          for (const declaration of declarations) {
            declaration.events = declaration.events?.filter(({ name }) => name.startsWith('stratus-'))
            declaration.members = declaration.members?.filter(({ privacy }) => !privacy || privacy === 'public')
          }
        }
      },
    },
    {
      name: 'readable-types',
      packageLinkPhase({ customElementsManifest }) {
        const choices = choiceTypes(sources())
        for (const { declarations } of customElementsManifest.modules) {
          for (const { attributes = [], members = [] } of declarations) {
            for (const described of [...attributes, ...members.filter(({ attribute }) => attribute)]) {
              if (described.type) described.type = { text: readableType(described.type.text, choices) }
            }
          }
        }
      },
    },
    {
      name: 'no-references',
      packageLinkPhase: ({ customElementsManifest }) => dropReferences(customElementsManifest),
    },
    {
      name: 'editor-data',
      packageLinkPhase({ customElementsManifest }) {
        mkdirSync(dist, { recursive: true })
        const write = (file, data) => writeFileSync(new URL(file, dist), `${JSON.stringify(data, null, 2)}\n`)
        write('html-custom-data.json', htmlData(customElementsManifest))
        write('css-custom-data.json', cssData(customElementsManifest))
        write('web-types.json', webTypes(customElementsManifest, kit))
        write('texts.json', textsOf(fileURLToPath(new URL('..', import.meta.url))))
        mkdirSync(new URL('types/frameworks/', dist), { recursive: true })
        for (const [file, text] of frameworkTypes(customElementsManifest))
          writeFileSync(new URL(`types/${file}`, dist), text)
      },
    },
  ],
}
