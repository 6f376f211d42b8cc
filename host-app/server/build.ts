import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the built app is made of, relative to the repository. */
const sources = [
  'host-app/src',
  'host-app/public',
  'host-app/index.html',
  'host-app/vite.config.ts',
  'host-app/keep-last-build.ts',
  'widgets',
  'api-client',
  'package-lock.json',
]

/** Builds the app when it was never built or anything it is made of is newer. */
export async function buildIfStale(root: string, say: (line: string) => void): Promise<void> {
  const [built, changed] = await Promise.all([
    newest(join(root, 'host-app/dist/index.html')),
    Promise.all(sources.map((source) => newest(join(root, source)))),
  ])
  if (built > Math.max(...changed)) return
  say('Building the dashboard …')
  // Vite and the libraries look at it; a test runner or a shell may have set something else.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  await build({ root: join(root, 'host-app'), logLevel: 'warn' })
}

/** Time of the last change below a path; 0 when there is nothing. */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => null)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const names = (await readdir(path)).filter(
    (name) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name),
  )
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))))
}
