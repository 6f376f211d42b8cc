import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { archive, checksums } from './release/archive.mjs'
import { missingBuilds, readContents, readShipped, thirdPartyLicences } from './release/contents.mjs'
import { writeSbom } from './release/sbom.mjs'

/**
 * Packs what is built into `release/stratus-<version>.tar.gz`, or into the folder given: `npm run release` builds first. Of the
 * same commit it is always the same file.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))

const missing = missingBuilds(root)
if (missing.length) {
  console.error(`Not built: ${missing.join(', ')}. Run: npm run build`)
  process.exit(1)
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const date = dateOf(process.env.SOURCE_DATE_EPOCH ?? lastCommit())
const contents = readContents(root, version)
const shipped = readShipped(root)
contents.set('THIRD-PARTY-LICENSES.txt', Buffer.from(thirdPartyLicences(shipped)))
contents.set('sbom.cdx.json', Buffer.from(writeSbom({ root, version, date, shipped })))
contents.set('SHA256SUMS', Buffer.from(checksums(contents)))

const folder = resolve(process.argv[2] ?? join(root, 'release'))
const name = `stratus-${version}`
const file = join(folder, `${name}.tar.gz`)
const bytes = await archive(name, contents, date)
mkdirSync(folder, { recursive: true })
writeFileSync(file, bytes)
writeFileSync(`${file}.sha256`, checksums(new Map([[`${name}.tar.gz`, bytes]])))
console.log(`${file}: ${contents.size} files, ${(bytes.length / 1e6).toFixed(1)} MB`)

function dateOf(seconds) {
  return new Date(Number(seconds) * 1000)
}

/** The date of all files; without a repository the first that every tar can tell. */
function lastCommit() {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 315_532_800
  }
}
