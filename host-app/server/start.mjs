import './node-version.mjs'
import { fileURLToPath } from 'node:url'
import { buildIfStale, CannotBuild } from '../build/build-if-stale.mjs'

/** `npm start`: builds what was never built or has changed, then runs the built server in this process. */
try {
  await buildIfStale(fileURLToPath(new URL('../..', import.meta.url)), console.log)
} catch (error) {
  if (!(error instanceof CannotBuild)) throw error
  console.error(error.message)
  process.exit(1)
}
await import('../dist/server/start.js')
