import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { Interface, Policies } from '@stratus/api-client/openstack'
import { readAuthorities } from './read-authorities.js'
import { readSsoChoices, type SsoConfig } from './read-sso.js'
import { readPolicies } from './read-policies.js'

/** An OpenStack that is asked without a Horizon. */
export interface OpenStackConfig {
  /** Keystone's address, with `/v3` at the end. */
  readonly authUrl: string
  readonly interface: Interface
  /** Where sessions begin; else in the first region. */
  readonly region?: string
  /** What stands in the sign-in form as domain. */
  readonly domain: string
  /** Seal the sessions: the first closes, all of them open. None: sessions end with the server. */
  readonly secrets: readonly string[]
  /** Certificates of the cloud's own authorities, PEM; they are trusted beside the usual ones. */
  readonly authorities?: string
  /** Other sites that people may sign in by. */
  readonly sso?: SsoConfig
  /** The operator's own, over the services' defaults; none: the defaults. */
  readonly policies?: Policies
  /** The message bus on which the services tell what changes, with user and password; without it they are asked. */
  readonly notifications?: string
}

type Env = Readonly<Record<string, string | undefined>>

const interfaces: readonly Interface[] = ['public', 'internal', 'admin']

const shortestSecret = 32

/**
 * Reads `OS_AUTH_URL` and its companions, or the cloud of `clouds.yaml` that `OS_CLOUD` names; null when there is neither.
 * @throws RangeError whose message goes on behind "… must be"
 */
export function readOpenStack(env: Env, publicUrl: URL | null = null): OpenStackConfig | null {
  const cloud = env['OS_CLOUD'] ? readCloud(env['OS_CLOUD'], env) : {}
  const address = env['OS_AUTH_URL'] || cloud.authUrl
  if (!address && env['OS_CLOUD']) throw new RangeError('OS_CLOUD must name a cloud with an auth_url')
  if (!address) return null
  const face = interfaces.find(
    (name) => `${name}` === (env['OS_INTERFACE'] || cloud.interface || 'public').replace(/URL$/, ''),
  )
  if (!face) throw new RangeError("OS_INTERFACE must be 'public', 'internal' or 'admin'")
  const region = env['OS_REGION_NAME'] || cloud.region
  const bus = env['STRATUS_NOTIFICATIONS']
  const policies = env['STRATUS_POLICIES']
  const sso = env['STRATUS_SSO']
  const authorities = env['OS_CACERT'] || cloud.authorities
  const authUrl = readAddress('OS_AUTH_URL', address)
  return {
    authUrl,
    interface: face,
    ...(region && { region }),
    domain: env['OS_USER_DOMAIN_NAME'] || cloud.domain || 'Default',
    secrets: readSecrets(env['STRATUS_SECRET']),
    ...(authorities && { authorities: readAuthorities(authorities) }),
    ...(sso && { sso: readSso(sso, publicUrl, readAddress('STRATUS_SSO_URL', env['STRATUS_SSO_URL'] || authUrl)) }),
    ...(policies && { policies: readPolicies(policies) }),
    ...(bus && { notifications: readBus(bus) }),
  }
}

/** Its words never repeat the address: it holds a password. */
function readBus(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^amqps?:$/.test(url.protocol) || !url.hostname)
    throw new RangeError('STRATUS_NOTIFICATIONS must be an address like amqp://user:password@bus.example.com:5672/')
  return text
}

function readSso(text: string, publicUrl: URL | null, keystone: string): SsoConfig {
  if (!publicUrl)
    throw new RangeError(
      'STRATUS_SSO needs PUBLIC_URL, which must be the address under which browsers know Stratus: Keystone posts its tokens there',
    )
  return { choices: readSsoChoices(text), keystone, origin: publicUrl.origin }
}

function readAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new RangeError(
      `${name} must be an address like https://cloud.example.com:5000/v3, without user name and password`,
    )
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v2\.0$/, '')
  return `${url.origin}${path.endsWith('/v3') ? path : `${path}/v3`}`
}

function readSecrets(text = ''): string[] {
  const secrets = text
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  if (secrets.some((secret) => secret.length < shortestSecret))
    throw new RangeError(
      `STRATUS_SECRET must have at least ${shortestSecret} characters; two, with a comma between, while one takes over from the other`,
    )
  return secrets
}

interface CloudEntry {
  authUrl?: string
  interface?: string
  region?: string
  domain?: string
  authorities?: string
}

/** One cloud of the file that OpenStack's own tools read. */
function readCloud(name: string, env: Env): CloudEntry {
  const places = [
    env['OS_CLIENT_CONFIG_FILE'],
    'clouds.yaml',
    join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'openstack/clouds.yaml'),
    '/etc/openstack/clouds.yaml',
  ].flatMap((place) => place || [])
  for (const place of places) {
    const found = readFile(place)
    if (found === null) continue
    const cloud = child(child(parsed(found, place), 'clouds'), name)
    if (!cloud) throw new RangeError(`OS_CLOUD must name a cloud of ${place}, which has no '${name}'`)
    const auth = child(cloud, 'auth')
    return {
      authUrl: word(auth, 'auth_url'),
      interface: word(cloud, 'interface'),
      region: word(cloud, 'region_name'),
      domain: word(auth, 'user_domain_name') ?? word(auth, 'domain_name'),
      authorities: word(cloud, 'cacert'),
    }
  }
  throw new RangeError(`OS_CLOUD must name a cloud of a clouds.yaml; there is none at ${places.join(', ')}`)
}

/** What the reader of YAML says of a mistake repeats the lines round it, and a password may stand there. */
function parsed(text: string, place: string): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [broken] = document.errors
  const refuse = (where: string): never => {
    throw new RangeError(`OS_CLOUD must name a cloud of ${place}, which is no YAML${where}`)
  }
  if (broken) refuse(`: see line ${lines.linePos(broken.pos[0]).line}`)
  try {
    return document.toJS()
  } catch {
    return refuse('')
  }
}

function readFile(place: string): string | null {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return null
  }
}

type Node = Readonly<Record<string, unknown>> | undefined

function child(of: unknown, name: string): Node {
  const value: unknown = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function word(of: Node, name: string): string | undefined {
  const value = of?.[name]
  return typeof value === 'string' ? value : undefined
}
