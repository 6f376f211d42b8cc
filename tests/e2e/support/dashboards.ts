import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../../host-app/build/build-if-stale.mjs'
import { startServer } from './server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the dashboards, one for each worker. */
    dashboards: readonly string[]
  }
}

/** A dashboard on a demo cloud for each worker, for all files: starting one takes longer than most journeys. */
export default async function startDashboards(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale(fileURLToPath(new URL('../../..', import.meta.url)), console.log)
  const workers = Number(project.config.maxWorkers)
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer({ LOG: 'off' })))
  project.provide(
    'dashboards',
    servers.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
