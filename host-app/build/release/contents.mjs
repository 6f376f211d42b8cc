import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { licenceText, readLicences } from '../../../widgets/build/licences.mjs'

/** What has to be built before. */
const builds = [
  'host-app/dist/app/index.html',
  'host-app/dist/server/start.js',
  'widgets/dist/browser/stratus.js',
  'widgets/dist/custom-elements.json',
  'api-client/dist/index.js',
]

export const missingBuilds = (root) => builds.filter((file) => !existsSync(join(root, file)))

/** The files of the archive by their names in it, less what is written about them. */
export function readContents(root, version) {
  const contents = new Map()
  const add = (name, file) => contents.set(name, readFileSync(join(root, file)))
  const addAll = (into, folder, wanted = () => true) => {
    for (const file of filesIn(join(root, folder)).filter(wanted)) add(posix.join(into, file), `${folder}/${file}`)
  }

  // Of this build alone: the folder keeps files of the one before.
  const app = 'host-app/dist/app'
  const { files } = JSON.parse(readFileSync(join(root, app, 'stratus/build.json'), 'utf8'))
  const ours = ['index.html', 'stratus/build.json', ...filesIn(join(root, 'host-app/public')), ...files]
  for (const file of ours) add(`app/${file}`, `${app}/${file}`)
  addAll('server', 'host-app/dist/server', (file) => file.endsWith('.js'))

  const kit = 'widgets/dist'
  addAll('kit/widgets/dist', kit, (file) => !/^browser\/.*\.map$/.test(file))
  for (const file of ['package.json', 'README.md', 'LICENSE']) add(`kit/widgets/${file}`, `widgets/${file}`)
  addAll('kit/api-client/dist', 'api-client/dist')
  add('kit/api-client/package.json', 'api-client/package.json')
  add('kit/api-client/LICENSE', 'LICENSE')

  addAll('.', 'host-app/build/release/files')
  add('LICENSE', 'LICENSE')
  add('CHANGELOG.md', 'CHANGELOG.md')
  contents.set('package.json', Buffer.from(packageOf(root, version)))
  return contents
}

/** Whose work is in the bundles, each once. */
export function readShipped(root) {
  const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const all = [
    ...json('host-app/dist/app/stratus/licences.json'),
    ...json('host-app/dist/server/licences.json'),
    ...readLicences(readFileSync(join(root, 'widgets/dist/browser/THIRD-PARTY-LICENSES.txt'), 'utf8')),
  ]
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()]
}

export const thirdPartyLicences = (shipped) =>
  licenceText(shipped.map((one) => ({ ...one, text: one.text?.trim() ? `\n${one.text.trim()}\n` : '' })))

/** Node has to know that the files are modules. */
function packageOf(root, version) {
  const { description, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = { start: 'node server/start.js' }
  return `${JSON.stringify({ name: 'stratus', version, description, private: true, type: 'module', license, engines, scripts }, null, 2)}\n`
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
}
