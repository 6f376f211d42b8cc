import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.js'
import { buildIfStale } from './build.js'
import { ConfigError, readConfig, type ServerConfig } from './config.js'
import { devListener } from './dev.js'
import { listen, stop } from './listen.js'
import { StaticFiles } from './static.js'
import { demoLogins, demoUpstream } from './upstream-demo.js'
import { HorizonUpstream } from './upstream-horizon.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const upstream = config.horizon ? new HorizonUpstream(config.horizon) : await demoUpstream(config.demo)
  if (!config.dev) await buildIfStale(root, console.log)
  const app = createApp({
    config,
    upstream,
    files: new StaticFiles(fileURLToPath(new URL('../dist', import.meta.url))),
  })
  const cloudListener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer()
  server.on('request', config.dev ? await devListener(root, config.webroot, server, cloudListener) : cloudListener)
  const port = await listen(server, config.port, config.host)
  greet(config, port, upstream.name)

  const end = (): void => {
    void stop(server).then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

function greet(config: ServerConfig, port: number, cloud: string): void {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  console.log(`\n  Stratus  http://${host}:${port}${config.webroot}\n  in front of ${cloud}`)
  if (config.horizon) console.log('  Sign in as you do there.\n')
  else
    console.log(
      demoLogins.map(({ user, password, role }) => `  ${`${user} / ${password}`.padEnd(18)} ${role}`).join('\n') + '\n',
    )
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
