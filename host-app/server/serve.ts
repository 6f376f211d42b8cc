import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.js'
import { ConfigError, readConfig, type ServerConfig } from './config.js'
import { createHttpServer, listen, stopGently, whenAsked } from './listen.js'
import { withoutOddities } from './odd-requests.js'
import { StaticFiles } from './static.js'
import { OpenStackUpstream } from './openstack/upstream-openstack.js'
import { openStore } from './store/open-store.js'
import { serveInTurns } from './turns.js'
import type { Upstream } from './upstream.js'
import { demoUpstream, type DemoLogin } from './upstream-demo.js'
import { HorizonUpstream } from './upstream-horizon.js'
import { createLog } from './watch/log.js'
import { watch } from './watch/watch.js'

export interface ServeParts {
  /** Folder of the built app. */
  app: string
  /** What is asked before the cloud: vite, where the sources are served. */
  inFront?: (server: Server, webroot: string, cloud: RequestListener) => Promise<RequestListener>
}

/** The whole program: reads the settings, listens, and ends when it is told to. */
export function serve(parts: ServeParts): void {
  run(parts).catch((error: unknown) => {
    const text = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)
    process.stderr.write(`${text}\n`, () => process.exit(1))
  })
}

async function run({ app: folder, inFront }: ServeParts): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logFormat, console.log)
  const write = log.line
  const horizon =
    config.horizon && new HorizonUpstream({ ...config.horizon, maxSockets: config.upstreamSockets, write })
  const notices = config.openstack?.notifications && (await messageBus(config.openstack.notifications, write))
  const openstack =
    config.openstack &&
    new OpenStackUpstream(config.openstack, {
      webroot: config.webroot,
      maxSockets: config.upstreamSockets,
      notices: notices || undefined,
      write,
    })
  const demo = (horizon ?? openstack) ? null : await demoUpstream(config.demo, config.webroot)
  const upstream: Upstream | null = horizon ?? openstack ?? demo
  if (!upstream) throw new Error('there is always a cloud')
  const store = await openStore(config, write)
  let draining = false
  const server = createHttpServer(config.connections)
  const { close, ...watchers } = await watch(config, log, server)
  const app = createApp({
    config,
    upstream,
    tokens: horizon && openstack ? openstack : undefined,
    store,
    files: new StaticFiles(folder),
    write,
    ...watchers,
    isDraining: () => draining,
  })
  const cloudListener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const listener = inFront ? await inFront(server, config.webroot, cloudListener) : cloudListener
  serveInTurns(server, withoutOddities(listener))
  const port = await listen(server, config.port, config.host, config.isPortFixed)
  if (port !== config.port && config.port !== 0)
    write(`! Port ${config.port} is in use: taking ${port}. PORT says which.`)
  write(greeting(config, port, upstream.address ?? upstream.name, demo?.logins))
  // What is wrong behind us is told to the log now, not to the first who comes.
  void upstream.trouble()

  const end = whenAsked(
    () =>
      void stopGently(server, config.stop, () => {
        draining = true
        void upstream.changes?.close()
      })
        .then(() => Promise.all([close(), openstack?.close()]))
        .finally(() => process.exit(0)),
    () => process.exit(1),
  )
  process.on('SIGHUP', () => write(rereadBranding(config)))
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** What the log says of it. */
function rereadBranding({ operatorsFile }: ServerConfig): string {
  try {
    operatorsFile?.reread()
    return operatorsFile ? 'STRATUS_BRANDING was read again.' : 'Told to read STRATUS_BRANDING again, which is not set.'
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `! STRATUS_BRANDING stays as it was; it must be ${error.message}`
  }
}

/** What speaks to a message bus is loaded only where there is one. */
async function messageBus(address: string, write: (line: string) => void) {
  const { MessageBus } = await import('./changes/message-bus.js')
  return new MessageBus(address, write)
}

function greeting(config: ServerConfig, port: number, cloud: string, logins: readonly DemoLogin[] = []): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
  const how = logins.length
    ? [
        'Sign in as:',
        ...logins.map(({ name, password, about }) => `  ${name.padEnd(7)} password ${password.padEnd(7)} ${about}`),
      ]
    : ['Sign in as you do there.']
  const ready = `Stratus is ready: http://${host}:${port}${config.webroot}`
  return ['', ready, `In front of ${cloud}.`, ...how, ''].join('\n')
}
