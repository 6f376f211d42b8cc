import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../host-app/server/config.js'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const env = read('host-app/build/release/files/stratus.env')
const unit = read('host-app/build/release/files/stratus.service')
const image = read('host-app/build/release/files/Containerfile')

const defaults = new Map([...env.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

describe('S-REL-02 the files that operators start from', () => {
  it('stratus.env names every setting of docs/server.md, and no other', () => {
    const table = /## Settings\n([^]*?)\n## /.exec(read('docs/server.md'))?.[1] ?? ''
    const names = table.match(/^\| .*? \|/gm)?.flatMap((cell) => cell.match(/(?<=`)[A-Z_]+(?=`)/g) ?? [])
    expect([...defaults.keys()].toSorted()).toEqual(names?.toSorted())
  })

  it('stratus.env sets nothing by itself, and what it proposes can be used', () => {
    expect(env.match(/^[^#\n].*/gm)).toBeNull()
    const usable = () => readConfig(Object.fromEntries([...defaults].filter(([, value]) => value)))
    expect(usable).not.toThrow()
    const { hstsMaxAge, connections, upstreamSockets, signInFailures, stop, port, host, demo } = usable()
    const usual = readConfig({})
    expect({ hstsMaxAge, connections, upstreamSockets, signInFailures, stop, port, host, demo }).toEqual({
      hstsMaxAge: usual.hstsMaxAge,
      connections: usual.connections,
      upstreamSockets: usual.upstreamSockets,
      signInFailures: usual.signInFailures,
      stop: usual.stop,
      port: usual.port,
      host: usual.host,
      demo: usual.demo,
    })
  })

  it('stratus.service gives the server the time that it takes to stop, and runs it without rights', () => {
    const { delayMs, graceMs } = readConfig({}).stop
    expect(Number(settingOf('TimeoutStopSec')) * 1000).toBeGreaterThan(delayMs + graceMs)
    expect(settingOf('KillSignal')).toBe('SIGTERM')
    expect(settingOf('EnvironmentFile')).toBe('/etc/stratus/stratus.env')
    const wanted = { DynamicUser: 'yes', ProtectSystem: 'strict', NoNewPrivileges: 'yes', CapabilityBoundingSet: '' }
    for (const [name, value] of Object.entries(wanted)) expect(settingOf(name), name).toBe(value)
  })

  it('the Containerfile runs it as nobody, and asks whether it lives', () => {
    expect(image).toMatch(/^FROM node:\d+-slim$/m)
    expect(image).toMatch(/^USER 65534:65534$/m)
    expect(image).toMatch(/^HEALTHCHECK [^]*\/livez/m)
    expect(image).toMatch(/^ENTRYPOINT \["node", "server\/start\.js"\]$/m)
    expect(image).not.toMatch(/npm|node_modules/)
  })
})
