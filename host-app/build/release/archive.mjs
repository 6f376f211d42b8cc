import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** Lines as `sha256sum --check` reads them. */
export function checksums(contents) {
  return sorted(contents)
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('')
}

/** A packed tar of the files in one folder: of the same files always the same bytes. */
export async function archive(folder, contents, date) {
  const tar = pack()
  const parts = []
  const read = (async () => {
    for await (const part of tar) parts.push(part)
  })()
  for (const [name, bytes] of sorted(contents)) {
    tar.entry({ name: `${folder}/${name}`, mode: 0o644, mtime: date, uid: 0, gid: 0, size: bytes.length }, bytes)
  }
  tar.finalize()
  await read
  return promisify(gzip)(Buffer.concat(parts), { level: 9 })
}

/** By the bytes of the name, wherever it is made. */
const sorted = (contents) => [...contents].sort(([a], [b]) => (a < b ? -1 : 1))
