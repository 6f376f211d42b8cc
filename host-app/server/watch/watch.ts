import type { Server } from 'node:http'
import { ConfigError, type ServerConfig } from '../config.js'
import type { Observer } from './answered.js'
import type { Log } from './log.js'
import { createMetrics } from './metrics.js'
import { createMetricsServer } from './metrics-server.js'
import type { Report } from './reports.js'

/** Who hears of what the server does. */
export interface Watch {
  readonly observers: readonly Observer[]
  readonly onReport: ((report: Report) => void) | undefined
}

/**
 * The log, and the figures on a port of their own, as the settings say.
 * @throws ConfigError when that port is taken
 */
export async function watch(
  config: Pick<ServerConfig, 'log' | 'metrics' | 'clientReports'>,
  log: Log,
  server: Server,
): Promise<Watch> {
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  const metrics = config.metrics && (await createMetrics({ connections }))
  if (metrics && config.metrics) await listenAt(createMetricsServer(metrics.registry), config.metrics)
  return {
    observers: [...(config.log ? [log.answered] : []), ...(metrics ? [metrics.answered] : [])],
    onReport: config.clientReports
      ? (report) => {
          log.report(report)
          metrics?.report(report.kind)
        }
      : undefined,
  }
}

/** Collectors know one port: the next free one would not be found. */
function listenAt(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ConfigError(`METRICS_PORT ${port} of ${host} cannot be listened on: ${error.message}.`)),
    )
    // It does not keep the program alive.
    server.unref().listen(port, host, resolve)
  })
}
