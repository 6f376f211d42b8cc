import { randomBytes } from 'node:crypto'
import { openOperatorsFile, type OperatorsFile } from './branding/operators-file.js'
import { readTrustedProxies, type TrustedProxies } from './client-address.js'
import { usualLimits, type ConnectionLimits } from './connection-limits.js'
import { readOpenStack, type OpenStackConfig } from './openstack/read-openstack.js'
import { readPublicUrl } from './public-url.js'
import { readStoreAddress, type StoreAddress } from './store/store-address.js'
import type { LogFormat } from './watch/log.js'

/** Everything that may be said to the server from outside, checked once at the start. */
export interface ServerConfig {
  /** 0: any. */
  port: number
  /** The operator has said which port: no other is taken when it is in use. */
  isPortFixed: boolean
  /** Address to listen on. */
  host: string
  /** The Horizon in front of which we stand. */
  horizon: HorizonConfig | null
  /** An OpenStack that is asked directly; beside a Horizon, for portals' tokens. With neither of the two the demo cloud answers. */
  openstack: OpenStackConfig | null
  demo: DemoConfig
  /** Web root, with a slash at both ends (W-SHELL-03). */
  webroot: string
  /** The address under which browsers know us; null: not said. */
  publicUrl: URL | null
  /** The proxies in front of us that are believed about who asks. */
  trustProxy: TrustedProxies
  /** How long browsers shall ask by https only, seconds; 0: nothing is said about it. */
  hstsMaxAge: number
  /** Other origins that browsers may send image files to (direct upload). */
  uploadOrigins: string[]
  /** Other origins whose consoles are shown in the page. */
  consoleOrigins: string[]
  /** Other origins that the sign-in form may lead to (single sign-on). */
  signInOrigins: string[]
  /** Failed sign-ins for each name at an address within five minutes; 0: not limited. */
  signInFailures: number
  connections: ConnectionLimits
  /** Most connections to the cloud, for reads and for writes each. */
  upstreamSockets: number
  stop: StopTerms
  /** Portals that may be handed read-only grants; null: none, and there is nothing to ask. */
  portal: { origins: string[]; secret: string } | null
  /** Where several servers keep what they share, and what seals it there; null: each knows its own. */
  store: { address: StoreAddress; secret: string } | null
  /** Name, logo, colours, links and messages of the operator; null: the dashboard is Stratus. */
  operatorsFile: OperatorsFile | null
  /** One line per request on standard output. */
  log: boolean
  /** Text for people, or one JSON object a line. */
  logFormat: LogFormat
  /** Where figures are collected; null: nowhere. */
  metrics: { port: number; host: string } | null
  /** Spans go to a collector, of so many of the requests; null: nowhere. Where it is, OpenTelemetry's own variables say. */
  traces: { share: number } | null
  /** Browsers are asked to report errors and breaches of the content policy. */
  clientReports: boolean
}

/** How the server ends. */
export interface StopTerms {
  /** How long `/readyz` says so before no more connections are taken, ms. */
  delayMs: number
  /** How long running requests may take then, ms. */
  graceMs: number
}

export interface HorizonConfig {
  /** Address with the web root as its path. */
  url: URL
  /**
   * `pass`: Horizon sees the host name the browser used and builds its own addresses from it. `own`: it sees the name in
   * its URL, for name-based virtual hosts and for an `ALLOWED_HOSTS` that does not know ours.
   */
  hostHeader: 'pass' | 'own'
}

export interface DemoConfig {
  scenario: string
  seed: number
  /** Added to every answer, in milliseconds. */
  latency: number
  /** Up to so many milliseconds more, by chance. */
  jitter: number
  /** Whether a Horizon stands before it; else its services are asked by their own APIs. */
  horizon: boolean
}

/** A setting that cannot be used. The message is for the person who typed it. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment.
 * @throws ConfigError naming the setting and what it may be
 */
export function readConfig(env: Env): ServerConfig {
  const horizon = env['HORIZON_URL'] ? readHorizon(env['HORIZON_URL'], env['HORIZON_HOST']) : null
  const webroot = horizon?.url.pathname ?? '/'
  const publicText = env['PUBLIC_URL']
  const publicUrl = publicText ? readBy('PUBLIC_URL', () => readPublicUrl(publicText, webroot)) : null
  const openstack = readBy('', () => readOpenStack(env, publicUrl))
  const portal = readPortal(env['STRATUS_PORTAL_ORIGINS'], env['STRATUS_PORTAL_SECRET'])
  if (horizon && openstack && !portal)
    throw new ConfigError(
      'HORIZON_URL and OS_AUTH_URL (or OS_CLOUD) lead to a cloud each: say one of them. Both are for portals only (STRATUS_PORTAL_ORIGINS).',
    )
  const signInOrigins = readOrigins('SIGN_IN_ORIGINS', env['SIGN_IN_ORIGINS'])
  const branding = env['STRATUS_BRANDING']
  return {
    port: readNumber('PORT', env['PORT'], 8080, 65535),
    isPortFixed: Boolean(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    horizon,
    openstack,
    demo: {
      scenario: env['DEMO_SCENARIO'] || 'small',
      seed: readNumber('DEMO_SEED', env['DEMO_SEED'], 1, Number.MAX_SAFE_INTEGER),
      latency: readNumber('DEMO_LATENCY', env['DEMO_LATENCY'], 0, 60_000),
      jitter: readNumber('DEMO_JITTER', env['DEMO_JITTER'], 0, 60_000),
      horizon: readWord('DEMO_HORIZON', env['DEMO_HORIZON'], ['on', 'off']) === 'on',
    },
    webroot,
    publicUrl,
    trustProxy: readBy('TRUST_PROXY', () => readTrustedProxies(env['TRUST_PROXY'] ?? '')),
    hstsMaxAge: readNumber('HSTS_MAX_AGE', env['HSTS_MAX_AGE'], 31_536_000, 63_072_000),
    uploadOrigins: readOrigins('UPLOAD_ORIGINS', env['UPLOAD_ORIGINS']),
    consoleOrigins: readOrigins('CONSOLE_ORIGINS', env['CONSOLE_ORIGINS']),
    signInOrigins: openstack?.sso ? [new URL(openstack.sso.keystone).origin, ...signInOrigins] : signInOrigins,
    signInFailures: readNumber('SIGN_IN_FAILURES', env['SIGN_IN_FAILURES'], 10, 1_000_000),
    connections: {
      maxConnections: readNumber('MAX_CONNECTIONS', env['MAX_CONNECTIONS'], usualLimits.maxConnections, 1_000_000, 1),
      slowestBody: readNumber('SLOWEST_BODY', env['SLOWEST_BODY'], usualLimits.slowestBody, 1_000_000),
      bodyWindowMs: usualLimits.bodyWindowMs,
      writeTimeoutMs:
        readNumber('WRITE_TIMEOUT', env['WRITE_TIMEOUT'], usualLimits.writeTimeoutMs / 1000, 3600, 1) * 1000,
    },
    upstreamSockets: readNumber('UPSTREAM_SOCKETS', env['UPSTREAM_SOCKETS'], 256, 65_535, 1),
    stop: {
      delayMs: readNumber('STOP_DELAY', env['STOP_DELAY'], 0, 3600) * 1000,
      graceMs: readNumber('STOP_GRACE', env['STOP_GRACE'], 30, 86_400) * 1000,
    },
    portal,
    store: readStore(env['STRATUS_STORE'], env['STRATUS_PORTAL_SECRET']),
    operatorsFile: branding ? readBy('STRATUS_BRANDING', () => openOperatorsFile(branding)) : null,
    log: readWord('LOG', env['LOG'], ['on', 'off']) === 'on',
    logFormat: readWord('LOG_FORMAT', env['LOG_FORMAT'], ['text', 'json']),
    metrics: readMetrics(env),
    traces: readTraces(env),
    clientReports: readWord('CLIENT_REPORTS', env['CLIENT_REPORTS'], ['off', 'on']) === 'on',
  }
}

/** What is wrong with a setting is told with its name; '': the reader names it. */
function readBy<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const whole = name ? `${name} must be ` : ''
    if (error instanceof RangeError) throw new ConfigError(`${whole}${error.message}.`, { cause: error })
    throw error
  }
}

function readNumber(name: string, text: string | undefined, otherwise: number, max: number, min = 0): number {
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`)
  }
  return value
}

/** The first word is the default. */
function readWord<Word extends string>(
  name: string,
  text: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const word = words.find((each) => each === (text || words[0]))
  if (!word) throw new ConfigError(`${name} must be ${words.map((each) => `'${each}'`).join(' or ')}, not '${text}'.`)
  return word
}

function readHorizon(text: string, hostHeader: string | undefined): HorizonConfig {
  const url = parseUrl(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  // Its words would be shown with the password.
  if (/^[^/?#]*\/\/[^/?#]*@/.test(text) || url?.username || url?.password) {
    throw new ConfigError(
      'HORIZON_URL must be an address without user name and password: Horizon asks nobody for them there.',
    )
  }
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`HORIZON_URL must be an address like http://cloud.example.com/dashboard/, not '${text}'.`)
  }
  url.pathname = `${url.pathname}/`.replace(/\/{2,}/g, '/')
  url.search = ''
  url.hash = ''
  return { url, hostHeader: readWord('HORIZON_HOST', hostHeader, ['pass', 'own']) }
}

function readMetrics(env: Env): ServerConfig['metrics'] {
  if (!env['METRICS_PORT']) return null
  const port = readNumber('METRICS_PORT', env['METRICS_PORT'], 0, 65_535)
  // The dashboard would go on to the next free port.
  if (port !== 0 && port === readNumber('PORT', env['PORT'], 8080, 65_535))
    throw new ConfigError(`METRICS_PORT must be another port than PORT, ${port}.`)
  return { port, host: env['METRICS_HOST'] || '127.0.0.1' }
}

/** The exporter reads these by itself, and would be silent about one that it cannot use. */
function readTraces(env: Env): ServerConfig['traces'] {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter((name) => env[name])
  for (const name of names) {
    const url = parseUrl(env[name] ?? '')
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
      throw new ConfigError(
        `${name} must be an address like http://collector.example.com:4318, without user name and password; those go to OTEL_EXPORTER_OTLP_HEADERS.`,
      )
    }
  }
  const text = env['OTEL_TRACES_SAMPLER_ARG'] || '1'
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '${text}'.`)
  }
  return names.length ? { share } : null
}

function readOrigins(name: string, text = ''): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((address) => {
      const url = parseUrl(address)
      if (!url || url.origin === 'null') {
        throw new ConfigError(`${name} must hold addresses like https://images.example.com:9292, not '${address}'.`)
      }
      return url.origin
    })
}

/** A short secret could be guessed from one grant. */
const shortestSecret = 32

function readPortal(list: string | undefined, secret: string | undefined): ServerConfig['portal'] {
  const origins = readOrigins('STRATUS_PORTAL_ORIGINS', list)
  if (!origins.length) return null
  for (const origin of origins) {
    const { protocol, hostname } = new URL(origin)
    const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) {
      throw new ConfigError(`STRATUS_PORTAL_ORIGINS must hold https addresses, not '${origin}'.`)
    }
  }
  return { origins, secret: readSecret(secret) || randomBytes(32).toString('base64url') }
}

function readSecret(secret = ''): string {
  if (secret && secret.length < shortestSecret) {
    throw new ConfigError(`STRATUS_PORTAL_SECRET must have at least ${shortestSecret} characters.`)
  }
  return secret
}

function readStore(text: string | undefined, secret: string | undefined): ServerConfig['store'] {
  if (!text) return null
  const address = readBy('STRATUS_STORE', () => readStoreAddress(text))
  if (!secret) {
    throw new ConfigError(
      'STRATUS_STORE needs STRATUS_PORTAL_SECRET, the same on all servers: what they share is signed and sealed with it.',
    )
  }
  return { address, secret: readSecret(secret) }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
