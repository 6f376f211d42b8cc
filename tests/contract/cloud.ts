import { expect } from 'vitest'
import { createClient, type Client, cookieValue, withoutSdkPreamble } from '@stratus/api-client'
import { createCookieFetch } from '../support/cookie-fetch.js'

export type UserName = 'demo' | 'admin' | 'reader'

/** What a case may do to one call by hand; the defaults are those of the client. */
export interface RawCall {
  readonly json?: unknown
  /** A body as it is, for what JSON.stringify would never write. */
  readonly text?: string
  readonly form?: FormData | URLSearchParams
  /** Sends `X-Requested-With`. Default true. */
  readonly ajax?: boolean
  /** Sends the CSRF token. Default true. */
  readonly csrf?: boolean
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown
}

/** One browser at the cloud. */
export interface Visit {
  readonly client: Client
  /** A call as it goes over the wire; redirects are not followed. */
  send(method: string, path: string, call?: RawCall): Promise<RawAnswer>
  /** Signs in; false when the password is wrong. */
  signIn(name: string, password: string): Promise<boolean>
}

export type Discardable = 'volume' | 'network' | 'floating-ip'

/** A cloud the contract holds for: the demo cloud, one behind a real Horizon, or one without. */
export interface Cloud {
  readonly name: 'demo' | 'live' | 'direct'
  /** A browser that nobody has signed in with. */
  stranger(): Visit
  /** A signed-in browser, the same one for every case. */
  as(user: UserName): Promise<Visit>
  readonly passwords: Readonly<Record<UserName, string>>
  /** Resolves when the test is true; fails after a minute of the cloud's time. */
  waitUntil(what: string, test: () => Promise<boolean>): Promise<void>
  /** Whether its volume service does what it says when one of its services is switched off; default true. */
  switchesVolumeServices?(): Promise<boolean>
  /** Something without a name of ours was made: should the run be interrupted, the next one discards it. */
  note(kind: Discardable, id: string): void
  /** Removes what the REST API cannot. */
  discard(kind: Discardable, id: string): Promise<void>
}

export function createVisit(base: typeof globalThis.fetch, origin: string): Visit {
  const browser = createCookieFetch(base)
  const client = createClient({ webroot: `${origin}/`, fetch: browser.fetch, document: browser.page })

  return {
    client,
    async signIn(username, password) {
      const { ok } = await client.auth.login({ username, password })
      return ok
    },
    async send(method, path, call = {}) {
      const headers = new Headers()
      if (call.ajax !== false) headers.set('X-Requested-With', 'XMLHttpRequest')
      const token = cookieValue(browser.page.cookie, 'csrftoken')
      if (call.csrf !== false && token !== null && method !== 'GET') headers.set('X-CSRFToken', token)
      if (call.json !== undefined) headers.set('Content-Type', 'application/json')
      const body = call.form ?? call.text ?? (call.json === undefined ? undefined : JSON.stringify(call.json))
      const response = await browser.fetch(origin + path, { method, headers, body, redirect: 'manual' })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: readJson(text) }
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Signs each user in once. */
export function createVisits(passwords: Readonly<Record<UserName, string>>, stranger: () => Visit): Cloud['as'] {
  const known = new Map<UserName, Promise<Visit>>()
  const open = async (user: UserName): Promise<Visit> => {
    const visit = stranger()
    if (!(await visit.signIn(user, passwords[user]))) throw new Error(`${user} may not sign in`)
    return visit
  }
  return (user) => {
    const visit = known.get(user) ?? open(user)
    known.set(user, visit)
    return visit
  }
}

/** A name that no other run uses, with the prefix by which leftovers are found. */
export function ownName(what: string): string {
  return `ct-${what}-${Math.random().toString(36).slice(2, 8)}`
}

/** A request that lacks something: Horizon falls over with 500 and says so in Python; without one it is a clear 400. */
export function expectLack({ name }: Pick<Cloud, 'name'>, { status, json }: RawAnswer, python: unknown): void {
  if (name === 'direct') expect([status, json]).toEqual([400, expect.stringMatching(/required/)])
  else expect([status, json]).toEqual([500, python])
}

/** The one with this name. */
export function called<T extends { readonly name?: unknown }>(items: readonly T[], name: string): T {
  const found = items.find((item) => item.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

/** What a service said: without its request id, and without what newer Horizons put before it (A-REL-03). */
export function wordsOf(json: unknown): string {
  return withoutSdkPreamble(String(json).split('\n')[0] ?? '').replace(/ \(HTTP \d{3}\).*$/, '')
}

export const nowhere = '00000000-0000-0000-0000-000000000000'
export const nobody = '0'.repeat(32)
