import type { Server } from 'node:http'
import { ConfigError, type ServerConfig } from '../config.js'
import type { Observer } from './answered.js'
import type { Log } from './log.js'
import { createMetrics } from './metrics.js'
import { createMetricsServer } from './metrics-server.js'
import type { Report } from './reports.js'
import type { Traces } from './traces.js'

/** Who hears of what the server does. */
export interface Watch {
  readonly observers: readonly Observer[]
  readonly onReport: ((report: Report) => void) | undefined
  readonly beginTrace: Traces['begin'] | undefined
  /** Hands over what it still has, before the program ends. */
  close(): Promise<void>
}

/**
 * The log, the figures on a port of their own, and the traces, as the settings say.
 * @throws ConfigError when that port is taken
 */
export async function watch(
  config: Pick<ServerConfig, 'log' | 'metrics' | 'clientReports' | 'traces'>,
  log: Log,
  server: Server,
): Promise<Watch> {
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  const metrics = config.metrics && (await createMetrics({ connections }))
  if (metrics && config.metrics) await listenAt(createMetricsServer(metrics.registry), config.metrics)
  // What speaks to collectors is loaded only then.
  const traces = config.traces && (await import('./traces.js')).createTraces(config.traces.share, log.line)
  return {
    observers: [
      ...(config.log ? [log.answered] : []),
      ...(metrics ? [metrics.answered] : []),
      ...(traces ? [traces.answered] : []),
    ],
    beginTrace: traces?.begin,
    close: async () => traces?.close(),
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
