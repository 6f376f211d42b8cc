import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../../host-app/build/build-if-stale.mjs'
import { startServer } from './server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the dashboards, one for each worker. */
    dashboards: readonly string[]
    /** The same in front of a cloud without a Horizon. */
    directDashboards: readonly string[]
  }
}

/** Dashboards on a demo cloud for each worker, for all files: starting one takes longer than most journeys. */
export default async function startDashboards(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale(fileURLToPath(new URL('../../..', import.meta.url)), console.log)
  const workers = Array.from({ length: Number(project.config.maxWorkers) })
  const start = (env = {}) => Promise.all(workers.map(() => startServer({ LOG: 'off', ...env })))
  const [usual, direct] = await Promise.all([start(), start({ DEMO_HORIZON: 'off' })])
  project.provide(
    'dashboards',
    usual.map(({ url }) => url),
  )
  project.provide(
    'directDashboards',
    direct.map(({ url }) => url),
  )
  return async () => {
    await Promise.all([...usual, ...direct].map((server) => server.stop()))
  }
}
