// Writes a list panel that works, with forms, rules and tests: `npm run new:panel -- cinder/volume-types "Volume Types"`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  before,
  camel,
  create,
  edit as change,
  fill,
  pascal,
  read,
  refuse,
  report,
  root,
} from '../../widgets/build/scaffold.mjs'

const usage = `Usage: npm run new:panel -- cinder/volume-types "Volume Types" [admin.volume_types]
Folder below host-app/src/panels, title as in navigation.ts, and the panel's id where several have that title.`
const [where = '', Title = '', wanted] = process.argv.slice(2)
const [, service, folder] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(where) ?? refuse(`'${where}' is no folder.`, usage)

const listed = /id: '([\w.]+)',\s*label: '([^']+)',\s*path: '([^']+)'/g
const panels = [...read('host-app/src/navigation/navigation.ts').matchAll(listed)]
  .map(([, id, label, path]) => ({ id, label, path }))
  .filter(({ id, label }) => label === Title && (!wanted || id === wanted))
if (panels.length !== 1)
  refuse(
    panels.length ? `Which one: ${panels.map(({ id }) => id).join(', ')}?` : `navigation.ts has no '${Title}'.`,
    usage,
  )
const [{ id: panel, path: listedPath }] = panels
const path = listedPath.replace(/\/?$/, '/')

const operation = `${service}.${camel(folder)}`
const table = read(`api-client/operations/${service}.ts`)
if (!table.includes(`'${operation}.list'`)) refuse(`There is no ${operation}.list yet: npm run new:operation.`, usage)

const has = (verb) => table.includes(`'${operation}.${verb}'`)
/** Without a call that makes one, Horizon's own forms and table do it. */
const typed = has('create')

const singular = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/s$/, '')
const file = singular(folder)
const TitleOne = singular(Title)
const inText = TitleOne.toLowerCase()
const one = camel(file)
const One = pascal(file)
const snake = (name) => name.replaceAll('-', '_')
const scopes = { cinder: 'volume', glance: 'image', keystone: 'identity', neutron: 'network', nova: 'compute' }

/** How one is made, changed and deleted: by calls, or by Horizon's own pages. */
const form = typed
  ? `const form = opens<${One} | null, ${One}>(async (${has('get') ? '{ host: { client } }' : '_'}, listed) => {
      const [{ ${One}Form }, ${one}] = await Promise.all([
        import('./${One}Form.js'),
        ${has('get') ? `// Others may have changed it since it was listed.\nlisted && client.call('${operation}.get', { params: { id: listed.id } }),` : 'listed,'}
      ])
      return (close) => <${One}Form ${one}={${one}} onClose={close} />
    })`
  : ''
const horizonTable = `const table = { table: '${path.slice(1)}', name: ['${snake(folder)}', 'delete'] } as const`
const edit = (does) => `{ id: 'edit', label: 'Edit ${TitleOne}', icon: 'pencil', ...${one}Can.edit, does: ${does} },`
const needed = ['call', ...(typed ? ['opens'] : ['goesTo'])].sort()
const imports = [
  `import { ${one}Can, ${one}Policies } from '@stratus/api-client/rules'`,
  "import type { PanelActions } from '../../../actions/action.js'",
  `import { ${needed.join(', ')} } from '../../../actions/does.js'`,
  ...(has('delete') ? [] : ["import { mustTableAction } from '../../../actions/horizon.js'"]),
  "import { deletionWords } from '../../../actions/words.js'",
  "import { resourceTypes } from '../../../paths.js'",
]
const actions = {
  imports: imports.join('\n'),
  first: [form, has('delete') ? '' : horizonTable]
    .filter(Boolean)
    .map((text) => `${text}\n`)
    .join('\n'),
  create: typed ? 'form' : `goesTo(() => '${path}create/')`,
  edit: typed
    ? has('update')
      ? edit('form')
      : ''
    : edit(`goesTo(({ id }) => \`${path}\${encodeURIComponent(id)}/update/\`)`),
  update: has('update') ? `update={(id, body) => client.call('${operation}.update', { params: { id }, body })}` : '',
  delete: has('delete')
    ? `({ host: { client } }, { id }) => client.call('${operation}.delete', { params: { id }, quiet: true })`
    : '({ host: { client } }, { id }) => mustTableAction(client, table, id)',
}
const values = {
  Title,
  TitleOne,
  panel,
  path,
  pattern: path.replaceAll('/', '\\/'),
  address: new RegExp(`'${operation}.list': operation\\(\\s*'GET',\\s*'([^']+)'`).exec(table)?.[1] ?? '',
  user: path.startsWith('/project/') ? 'demo' : 'admin',
  folder,
  file,
  operation,
  inText,
  aOne: `${/^[aeiou]/.test(inText) ? 'an' : 'a'} ${inText}`,
  inTextMany: Title.toLowerCase(),
  one,
  One,
  table: snake(folder),
  snake: snake(file),
  scope: scopes[service] ?? service,
  ...actions,
}
const template = (name) => fill(new URL(`new-panel/${name}.template`, import.meta.url), values)
const base = `host-app/src/panels/${service}/${folder}`
const page = `${pascal(folder)}Page`
const files = {
  [`${base}/${page}.tsx`]: template('Page.tsx'),
  [`${base}/${file}.ts`]: template('item.ts'),
  [`${base}/actions.tsx`]: template('actions.tsx'),
  [`${base}/${folder}.test.ts`]: template('panel.test.ts'),
  [`tests/e2e/${folder}.e2e.ts`]: template('panel.e2e.ts'),
  [`api-client/rules/${folder}.ts`]: template('rules.ts'),
  ...(typed
    ? {
        [`${base}/${One}Form.tsx`]: template('Form.tsx'),
        [`${base}/${file}-form.ts`]: template('form-model.ts'),
        [`${base}/${file}-form.test.ts`]: template('form.test.ts'),
      }
    : { [`api-client/demo-cloud/horizon-pages/${service}/${folder}.ts`]: template('horizon-page.ts') }),
}
const addresses = 'host-app/src/navigation/page-addresses.ts'
const route = path.replace(/^\/|\/$/g, '')
if (read(addresses).includes(`path: '${route}' }`)) refuse(`${route} has a page already.`, usage)
// Rules and pages of Horizon's may be there from before.
for (const file of Object.keys(files))
  if (file.startsWith('api-client/') && existsSync(join(root, file))) delete files[file]
await create(files, usage)

const after = (text, start, added) => {
  if (!text.includes(start)) throw new Error(`where is '${start}'?`)
  return text.replace(start, start + added)
}
const changed = {
  [addresses]: (text) =>
    text.replace('] as const satisfies', `  { panel: '${panel}', path: '${route}' },\n] as const satisfies`),
  'host-app/src/panels/page-loaders.ts': (text) =>
    after(text, 'const firstPageLoaders = {\n', `'${route}': () => import('./${service}/${folder}/${page}.js'),\n`),
  'host-app/src/panels/panel-actions.ts': (text) =>
    text.replace(
      /\}\n$/,
      `'${panel}': async () => (await import('./${service}/${folder}/actions.js')).${one}Actions,\n}\n`,
    ),
  'host-app/src/paths.ts': (text) =>
    text.includes(`\n  ${one}: 'OS::`)
      ? text
      : after(text, 'export const resourceTypes = {\n', `${one}: 'OS::${pascal(service)}::${One}',\n`),
  'api-client/rules/index.ts': (text) =>
    text.includes(`'./${folder}.js'`) ? text : `${text}export { ${one}Can, ${one}Policies } from './${folder}.js'\n`,
  ...(typed
    ? {}
    : {
        'api-client/demo-cloud/horizon-pages/index.ts': (text) =>
          text.includes(`'./${service}/${folder}.js'`)
            ? text
            : before(
                after(text, 'const routes: readonly PageRoute[] = [\n', `...${one}Routes,\n`),
                '\nconst routes: readonly PageRoute[]',
                `import { ${one}Routes } from './${service}/${folder}.js'\n`,
              ),
      }),
}
for (const [register, add] of Object.entries(changed)) await change(register, add)

report({
  created: Object.keys(files),
  changed: Object.keys(changed),
  left: [
    'docs/requirements.md: what it has to do, before it is built; tests name the rows.',
    `api-client/rules/${folder}.ts: the names of the policies, and why an item does not take an action now.`,
    `${base}/${file}.ts: the columns and facets; actions.tsx: what else can be done.`,
    typed
      ? `${base}/${One}Form.tsx, ${file}-form.ts: the fields.`
      : `api-client/demo-cloud/horizon-pages/${service}/${folder}.ts: addresses, fields and texts of Horizon's forms; the rows.`,
    `tests/e2e/${folder}.e2e.ts: each journey and its main failure. A details page: see docs/adding-a-panel.md.`,
    `npm run test:unit -- ${base} host-app/src/panels/panel-texts.test.ts host-app/src/navigation; npm run dev`,
  ],
})
