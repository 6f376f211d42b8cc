import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What is built, what shows that it was, and what it is made of; relative to the repository. */
const parts = [
  {
    name: 'dashboard',
    built: 'host-app/dist/app/index.html',
    config: 'host-app/vite.config.ts',
    sources: [
      'host-app/src',
      'host-app/public',
      'host-app/index.html',
      'host-app/vite.config.ts',
      'host-app/keep-last-build.ts',
      'widgets',
      'api-client',
      'package-lock.json',
    ],
  },
  {
    name: 'server',
    built: 'host-app/dist/server/start.js',
    config: 'host-app/vite.server.config.ts',
    sources: ['host-app/server', 'host-app/vite.server.config.ts', 'api-client', 'package-lock.json'],
  },
]

/** Nothing is built, and nothing is installed that could do it. The message is for the person at the terminal. */
export class CannotBuild extends Error {}

/**
 * Builds app and server when they were never built or anything they are made of is newer. Where only what runs is installed
 * (`npm ci --omit=dev`), a build is used as it is.
 * @throws CannotBuild when there is neither a build nor what makes one
 */
export async function buildIfStale(root, say) {
  const stale = []
  for (const part of parts) {
    const [built, ...changed] = await Promise.all([part.built, ...part.sources].map((path) => newest(join(root, path))))
    if (built <= Math.max(...changed)) stale.push({ ...part, isThere: built > 0 })
  }
  if (!stale.length) return
  const vite = findVite()
  if (vite) {
    for (const part of stale) {
      say(`Building the ${part.name} …`)
      await build(vite, root, part)
    }
  } else if (stale.every(({ isThere }) => isThere)) {
    say('Some sources are newer than the build, which is used as it is: npm ci && npm run build makes a new one.')
  } else {
    throw new CannotBuild(
      'Stratus is not built, and what builds it is not installed. Run: npm ci && npm run build\n' +
        'After that, npm ci --omit=dev leaves only what runs it.',
    )
  }
}

/** Nothing is built of texts and tests; and the kit's build itself lays texts beside the sources. */
const isSource = (name) => !/\.(?:md|test\.tsx?)$/.test(name)

/** Time of the last change below a path; 0 when there is nothing. */
async function newest(path) {
  const info = await stat(path).catch(() => null)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const names = (await readdir(path)).filter((name) => name !== 'node_modules' && name !== 'dist' && isSource(name))
  return Math.max(0, ...(await Promise.all(names.map((name) => newest(join(path, name))))))
}

/** Vite's program; null when it is not installed. */
function findVite() {
  try {
    // Not `import.meta.resolve`: test runners do not have it.
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  } catch {
    return null
  }
}

/** In a process of its own: what it took is gone with it, and the server begins small. */
function build(vite, root, { name, config }) {
  const child = spawn(process.execPath, [vite, 'build', 'host-app', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Vite and the libraries look at it; a test runner or a shell may have set something else.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = (signal) => {
    child.kill(signal)
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, end)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, end)
      if (code === 0) resolve()
      else reject(new CannotBuild(`The ${name} could not be built.`))
    })
  })
}
