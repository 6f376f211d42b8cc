import type { Clock } from '../world/clock.js'
import type { Db } from '../world/db.js'
import type { Session } from '../handler.js'
import type { Ids } from '../world/ids.js'

/** Ten hours without a call, as Horizon's default here. */
const lifetime = 36_000_000
/** So long a code may come after the password, as Keystone's receipts. */
const codeTime = 300_000

export type MessageLevel = 'debug' | 'info' | 'success' | 'warning' | 'error'

interface Entry {
  readonly key: string
  readonly userId: string
  projectId: string
  region: string
  readonly token: string
  expires: number
  /** Messages for the next Horizon page. */
  messages: [MessageLevel, string, string][]
}

/** A signed-in browser. `project` and `region` may be switched. */
export type SessionEntry = Readonly<Omit<Entry, 'messages'>>

/** Who is signed in, by the value of the cookie `sessionid`. */
export class Sessions {
  readonly #entries = new Map<string, Entry>()
  readonly #awaited = new Map<string, { readonly userId: string; readonly expires: number }>()
  readonly #lastCodes = new Map<string, number>()
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(clock: Clock, ids: Ids) {
    this.#clock = clock
    this.#ids = ids
  }

  open(userId: string, projectId: string, region: string): SessionEntry {
    const entry: Entry = {
      key: this.#ids.hex(),
      userId,
      projectId,
      region,
      token: `gAAAA-demo-${this.#ids.hex()}`,
      expires: this.#clock.now() + lifetime,
      messages: [],
    }
    this.#entries.set(entry.key, entry)
    return entry
  }

  /** Somebody's password was right, and a code is still to come. @returns the value of the cookie */
  await(userId: string): string {
    const key = this.#ids.hex()
    this.#awaited.set(key, { userId, expires: this.#clock.now() + codeTime })
    return key
  }

  /** Whose code a browser is to send; undefined when nobody's, or too late. */
  awaited(key: string | undefined): string | undefined {
    const entry = key === undefined ? undefined : this.#awaited.get(key)
    return entry && entry.expires >= this.#clock.now() ? entry.userId : undefined
  }

  /** Whether a person's code of that period is new: each is taken once. */
  takeCode(userId: string, period: number): boolean {
    if ((this.#lastCodes.get(userId) ?? -1) >= period) return false
    this.#lastCodes.set(userId, period)
    return true
  }

  /** The live session of a cookie value; looking prolongs it. */
  get(key: string | undefined): SessionEntry | undefined {
    const entry = key === undefined ? undefined : this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expires < this.#clock.now()) {
      this.#entries.delete(entry.key)
      return undefined
    }
    entry.expires = this.#clock.now() + lifetime
    return entry
  }

  close(key: string | undefined): void {
    if (key !== undefined) this.#entries.delete(key)
  }

  /** Ends every session: what a browser sees when a session ran out. */
  closeAll(): void {
    this.#entries.clear()
  }

  switchProject(key: string, projectId: string): void {
    const entry = this.#entries.get(key)
    if (entry) entry.projectId = projectId
  }

  switchRegion(key: string, region: string): void {
    const entry = this.#entries.get(key)
    if (entry) entry.region = region
  }

  say(key: string, level: MessageLevel, text: string): void {
    this.#entries.get(key)?.messages.push([level, text, ''])
  }

  /** Hands out the waiting messages once. */
  takeMessages(key: string): readonly (readonly [MessageLevel, string, string])[] {
    const entry = this.#entries.get(key)
    if (!entry) return []
    const { messages } = entry
    entry.messages = []
    return messages
  }

  /** Is this a token given out to a live session? Uploads to the image store carry it. */
  holdsToken(token: string | null): boolean {
    for (const entry of this.#entries.values()) if (entry.token === token) return true
    return false
  }
}

/** Projects in which the user has a role, in the order of their ids: sign-in takes the first. */
export function projectsOf(db: Db, userId: string): string[] {
  const ids = new Set(db.keystone.assignments.where('user_id', userId).map((row) => row.project_id))
  return [...ids].filter((id) => db.keystone.projects.get(id)?.enabled).sort()
}

/** The caller as handlers see it; undefined when user or project are gone. */
export function describeSession(db: Db, entry: Omit<SessionEntry, 'key' | 'expires'>): Session | undefined {
  const user = db.keystone.users.get(entry.userId)
  const project = db.keystone.projects.get(entry.projectId)
  if (!user?.enabled || !project) return undefined
  const roles = db.keystone.assignments
    .where('user_id', user.id)
    .filter((row) => row.project_id === project.id)
    .map((row) => db.keystone.roles.get(row.role_id)?.name ?? '')
    .filter(Boolean)
  return {
    user: {
      id: user.id,
      name: user.name,
      domainId: user.domain_id,
      domainName: db.keystone.domains.get(user.domain_id)?.name ?? user.domain_id,
    },
    project: { id: project.id, name: project.name },
    roles: withImplied(roles),
    isAdmin: roles.includes('admin'),
    region: entry.region,
    token: entry.token,
  }
}

function withImplied(roles: readonly string[]): string[] {
  const all = [...roles]
  if (all.includes('admin') && !all.includes('member')) all.push('member')
  if (all.includes('member') && !all.includes('reader')) all.push('reader')
  return all
}
