// Writes a list panel that works, with its test: `npm run new:panel -- cinder/volume-types "Volume Types"`.
import { camel, create, edit, fill, pascal, read, refuse, report } from '../../widgets/build/scaffold.mjs'

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
const [{ id: panel, path }] = panels

const operation = `${service}.${camel(folder)}`
const table = read(`api-client/operations/${service}.ts`)
if (!table.includes(`'${operation}.list'`)) refuse(`There is no ${operation}.list yet: npm run new:operation.`, usage)

const singular = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/s$/, '')
const file = singular(folder)
const TitleOne = singular(Title)
const values = {
  Title,
  TitleOne,
  panel,
  path,
  folder,
  file,
  operation,
  inText: TitleOne.toLowerCase(),
  inTextMany: Title.toLowerCase(),
  one: camel(file),
  One: pascal(file),
  type: `OS::${pascal(service)}::${pascal(file)}`,
  table: folder.replaceAll('-', '_'),
}
const template = (name) => fill(new URL(`new-panel/${name}.template`, import.meta.url), values)
const base = `host-app/src/panels/${service}/${folder}`
const page = `${pascal(folder)}Page`
const files = {
  [`${base}/${page}.tsx`]: template('Page.tsx'),
  [`${base}/${file}.ts`]: template('item.ts'),
  [`${base}/actions.ts`]: template(table.includes(`'${operation}.delete'`) ? 'actions-call.ts' : 'actions-horizon.ts'),
  [`${base}/${folder}.test.ts`]: template('panel.test.ts'),
}
const addresses = 'host-app/src/navigation/page-addresses.ts'
const route = path.replace(/^\/|\/$/g, '')
if (read(addresses).includes(`path: '${route}' }`)) refuse(`${route} has a page already.`, usage)
await create(files, usage)

const after = (text, start, added) => {
  if (!text.includes(start)) throw new Error(`where is '${start}'?`)
  return text.replace(start, start + added)
}
await edit(addresses, (text) =>
  text.replace('] as const satisfies', `  { panel: '${panel}', path: '${route}' },\n] as const satisfies`),
)
const loaders = 'host-app/src/panels/page-loaders.ts'
const loadersStart = 'Readonly<Record<PagePath, () => Promise<PageModule>>> = {\n'
await edit(loaders, (text) =>
  after(text, loadersStart, `'${route}': () => import('./${service}/${folder}/${page}.js'),\n`),
)

report({
  created: Object.keys(files),
  changed: [addresses, loaders],
  left: [
    `${base}/${file}.ts: the columns and facets; actions.ts: what else can be done, with rules of api-client/rules.`,
    'An action of the page that the palette offers too: a line in host-app/src/panels/panel-actions.ts.',
    `Forms, a details page, tests/e2e/${folder}.e2e.ts: see docs/adding-a-panel.md.`,
    `npm run test:unit -- ${base} host-app/src/navigation; npm run dev`,
  ],
})
