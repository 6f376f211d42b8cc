import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What `stratus/build.json` holds: pages that are open ask which build there is now. */
export interface BuildRecord {
  /** The entry's file name, which is another one in each build. */
  entry: string
  /** All hashed files of this build. */
  files: string[]
}

const recordName = 'stratus/build.json'
const assets = 'stratus/assets/'

/**
 * Leaves the files of the build before where they are, for pages that were opened before this one, and removes those of older builds.
 * For `build.emptyOutDir: false`.
 */
export function keepLastBuild(): Plugin {
  return {
    name: 'keep-last-build',
    async writeBundle({ dir = '' }, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? ''
      await recordBuild(dir, { entry, files: Object.keys(bundle).filter((name) => name.startsWith(assets)) })
    },
  }
}

export async function recordBuild(folder: string, build: BuildRecord): Promise<void> {
  const there = await readdir(join(folder, assets)).catch(() => [])
  const last = await readRecord(folder)
  // The same build once more: the one before it is still wanted. Without a record all that is there may be in use.
  const isNew = last?.entry !== build.entry
  const kept = new Set([...build.files, ...(last && isNew ? last.files : there.map((name) => assets + name))])
  const old = there.filter((name) => !kept.has(assets + name))
  await Promise.all(old.map((name) => rm(join(folder, assets, name), { force: true, recursive: true })))
  await writeFile(join(folder, recordName), `${JSON.stringify(build)}\n`)
}

async function readRecord(folder: string): Promise<BuildRecord | null> {
  try {
    return JSON.parse(await readFile(join(folder, recordName), 'utf8')) as BuildRecord
  } catch {
    return null
  }
}
