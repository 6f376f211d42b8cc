import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * What the archive holds of other people, in CycloneDX: what npm knows about the packages of the lockfile, less those that no
 * bundle took anything from.
 */
export function writeSbom({ root, version, date, shipped }) {
  const known = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const ref = `stratus@${version}`
  const wanted = new Set(shipped.map(({ name, version: of }) => `${name}@${of}`))
  const components = known.components.filter((component) => wanted.delete(component['bom-ref'])).sort(byRef)
  if (wanted.size) throw new Error(`Not in the lockfile: ${[...wanted].join(', ')}.`)
  const refs = new Set(components.map((component) => component['bom-ref']))
  const within = (names = []) => names.filter((name) => refs.has(name)).sort()
  const dependencies = known.dependencies
    .filter((dependency) => refs.has(dependency.ref))
    .map((dependency) => ({ ref: dependency.ref, dependsOn: within(dependency.dependsOn) }))
    .sort((a, b) => (a.ref < b.ref ? -1 : 1))
  const bom = {
    $schema: known.$schema,
    bomFormat: known.bomFormat,
    specVersion: known.specVersion,
    version: 1,
    metadata: {
      timestamp: date.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': ref,
        type: 'application',
        name: 'stratus',
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components,
    dependencies: [{ ref, dependsOn: [...refs] }, ...dependencies],
  }
  // By what is in it: the same archive, made again, has the same number.
  return `${JSON.stringify({ ...bom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bom))}` }, null, 2)}\n`
}

const byRef = (a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)

/** A UUID of version 8: its bits are ours to choose. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
