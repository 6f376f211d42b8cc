import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { keepLastBuild } from './keep-last-build.js'
import { pageScripts } from './page-scripts.js'
import { minifyCssPlugin } from '../widgets/build/minify-css.mjs'

/** The entry is small and loads the app by itself; the document announces the app's scripts, so they come at the same time. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = new Map(
          Object.values(bundle ?? {}).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        )
        const app = [...chunks.values()].find(({ name }) => name === 'main')
        // Nearly every page needs what they share.
        const shared = [...chunks.values()].find(({ name }) => name === 'shared')
        const names = new Set(app && [app.fileName, ...app.imports, ...(shared ? [shared.fileName] : [])])
        const parts = [...names].flatMap((name) => chunks.get(name) ?? []).filter((part) => !part.isEntry)
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })
        const styles = new Set(parts.flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]))
        const isNew = (file: string) => !html.includes(file)
        return [
          ...parts
            .map(({ fileName }) => fileName)
            .filter(isNew)
            .map((file) => link('modulepreload', file)),
          ...[...styles].filter(isNew).map((file) => link('stylesheet', file)),
        ]
      },
    },
  }
}

/** The pages that most visits begin with, and the forms that open there. */
const firstPages = /panels\/(overview\/Overview|glance\/images\/Images|nova\/instances\/Instances)Page\.tsx$/
const firstForms =
  /panels\/(glance\/images\/(ImageWizard|UpdateMetadata|CreateVolume)|nova\/launch\/LaunchWizard)\.tsx$/

/** All that elements and calls are listed in: whoever imports from there does not need all of it. */
const registers = /(widgets|api-client)\/index\.ts$/

/** Finds out what modules need from the start: what they import, not what they ask for later. */
function findNeeds(roots: RegExp): Plugin & { needs: (id: string) => boolean } {
  const found = new Set<string>()
  return {
    name: `needs of ${roots.source}`,
    needs: (id) => found.has(id),
    buildEnd() {
      const add = (id: string): void => {
        if (found.has(id) || registers.test(id)) return
        found.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(add)
      }
      for (const id of this.getModuleIds()) if (roots.test(id)) this.getModuleInfo(id)?.importedIds.forEach(add)
    },
  }
}

/**
 * Of every page, as are what forms and pages of the cloud are sent with and say; messages come when rows have, drafts are of wizards,
 * deletions are held back when there are some, tabs and what is gone are of details, and the cloud’s navigation is read when its page has come.
 * The document's root needs React's way to the page, forms do, too: theirs must not come with it.
 */
const frame =
  /host-app\/src\/(ui|layouts|frame|stores|hooks|navigation)\/(?!(use-)?drafts?\.ts|held-deletions|nearest-pages|read-navigation|MessageLog|Gone|use-tab\b|use-rested)|widgets\/toaster|api-client\/(paths|html\/form-body|calls\/messages)|node_modules\/react-dom\/(index|cjs\/react-dom\.)/

/** The overview shows them, lists do not; what they share with lists must not come with them. */
const pies = /\/quota-pie/

/** Of pages of one thing, and of lists that name other things. */
const ofDetails =
  /host-app\/src\/(layouts\/Loaded|hooks\/(use-load|use-live-source|use-things-by-id|use-on-change)|stores\/things-by-id)\./

/** The router's package has a build without warnings for developers, and names the one with them as its only one. */
const routerBuild = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url))

const ofPages = findNeeds(firstPages)
const ofForms = findNeeds(firstForms)

/**
 * Addresses in the build are relative to the document's base and to each script, so one build serves any web root. Files
 * go below `stratus/`: Horizon keeps `static/`.
 */
export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/',
  plugins: [
    ...(command === 'build' ? [minifyCssPlugin] : []),
    react(),
    ofPages,
    ofForms,
    preloadApp(),
    pageScripts(),
    keepLastBuild(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : [],
  },
  build: {
    outDir: 'dist/app',
    license: { fileName: 'stratus/licences.json' },
    assetsDir: 'stratus/assets',
    // Pages that are open ask for files of the build before: `keepLastBuild` removes the older ones.
    emptyOutDir: false,
    target: 'es2022',
    // light-dark() must stay as it is: the theme is chosen at run time.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // The icons that an element alone asks for when it needs them, the dashboard has from the start.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // What many pages use travels in one file: thirty small ones cost more in round trips than they save in bytes.
        codeSplitting: {
          groups: [
            // The entry needs it, and must not wait for anything else.
            { name: 'preload', test: /vite\/preload-helper/, priority: 2 },
            {
              name: 'frame',
              test: (id: string) => frame.test(id) && !ofDetails.test(id),
              priority: 1,
            },
            // Asked with before anything is shown: one file is smaller than three.
            {
              name: 'operations',
              test: /api-client\/(node_modules\/zod|(zod|settings|http\/json|(schemas|operations)\/(cinder|extensions|fields|glance|horizon|keystone|metadata|neutron(-bodies)?|nova(-servers)?|operation|queries|quotas|swift|table))\.ts$)/,
              priority: 1,
            },
            // Of lists whose things have tasks.
            {
              name: 'tasked',
              minShareCount: 2,
              test: /list\/use-(seen-by-tasks|as-asked)|tasks\/wishes|instances\/goals/,
              priority: 1,
            },
            // Rules of what first pages have nothing to do with.
            {
              name: 'rules',
              minShareCount: 2,
              test: /rules\/(identity|addressing|networks|subnet-pools|trunks|volume-groups)\.ts/,
              priority: 1,
            },
            {
              name: 'shared',
              minShareCount: 5,
              test: (id: string) =>
                (ofPages.needs(id) && !pies.test(id) && !ofDetails.test(id)) || /widgets\/format\//.test(id),
            },
            { name: 'pies', minShareCount: 2, test: pies },
            { name: 'forms', minShareCount: 5, test: ofForms.needs },
            // The question before an action says what nobody told of, too.
            {
              name: 'panels',
              minShareCount: 5,
              test: /src\/(panels|list|forms|details|metadata|quota|actions(?!\/unknown-outcome)|uploads)\//,
            },
            // What lists, menus and the sign-in ask for later must not bring along what follows.
            { name: 'html', minShareCount: 2, test: /api-client\/html\/(?!form-body)|read-navigation/, priority: 1 },
            // Every visit looks whether there are old drafts; few messages have markup.
            { name: 'drafts', minShareCount: 2, test: /stores\/drafts?\b/, priority: 1 },
            { name: 'sanitize', minShareCount: 2, test: /dompurify|internal\/sanitize/, priority: 1 },
            // Asked for beside the rows, by nearly every page: as small files they would cost more than they weigh.
            {
              name: 'around',
              test: /src\/(pins\/(?!GonePin)|list\/views\/(?!ViewDialog)|task-centre\/TaskCentre|frame\/MessageLog)/,
            },
            { name: 'elements', minShareCount: 5, test: /widgets\/(live-table|action-list)\// },
            // Mostly what brings pages of the cloud's own to life.
            { name: 'rest', minShareCount: 5, test: /^(?!.*(demo-cloud|host-app\/src\/(?!horizon\/)))/ },
            // Last, as a group takes along what its modules import, unless another has it.
            // What tells of instances, on their own pages and wherever something is attached to one.
            {
              name: 'instances',
              test: /panels\/nova\/instances\/(instance|InstanceFacts|state-labels|use-instance-names)\.tsx?$/,
            },
            // Every list's table asks for both before its first rows.
            { name: 'rows', test: /widgets\/live-table\/(actions-part|view\/view-model)\.ts$/ },
            // The question before an action, fetched once a page is at rest.
            { name: 'asking', test: /host-app\/src\/actions\/(Question|ask-first|unknown-outcome)\.tsx?$/ },
            // So is the form that asks for the password again.
            { name: 'sign-in', test: /host-app\/src\/login\/SignIn(Form|Again)\.tsx$/ },
          ],
        },
      },
    },
  },
}))
