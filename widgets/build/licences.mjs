import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist/browser', import.meta.url))
const rule = `\n${'-'.repeat(80)}\n\n`

/** A list of other people's work as one text: name, version, licence, and its wording. */
export function licenceText(packages) {
  const byName = [...packages].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  return byName.map(({ name, version, identifier, text }) => `${name} ${version}, ${identifier}\n${text}`).join(rule)
}

/** The same text, taken apart. */
export function readLicences(written) {
  return written.split(rule).map((part) => {
    const [, name, version, identifier, text] = /^(\S+) (\S+), (.*)\n([^]*)$/.exec(part) ?? []
    return { name, version, identifier, text }
  })
}

const bundledPackages = new Set(['lucide-static'])

/** The kit's bundles hold other people's work: their licences go where the bundles go. */
export const licences = {
  name: 'licences',
  writeBundle({ dir = '' }, bundle) {
    // A bundle that a test makes elsewhere is none of the package.
    if (resolve(dir) !== dist) return
    for (const { moduleIds = [] } of Object.values(bundle))
      for (const id of moduleIds) bundledPackages.add(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
    bundledPackages.delete(undefined)
    writeFileSync(resolve(dist, 'THIRD-PARTY-LICENSES.txt'), licenceText([...bundledPackages].map(readPackage)))
  },
}

function readPackage(name) {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const licence = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  const text = licence ? `\n${readFileSync(new URL(licence, folder), 'utf8').trim()}\n` : ''
  return { name, version, identifier: license, text }
}
