import { t } from '@stratus/widgets'
import type { Host } from '../../../../host.js'
import { createDrafts, type Draft } from '../../../../stores/drafts.js'
import { scopeOf } from '../../../../stores/session.js'
import type { NewInstanceSpec } from './launch-spec.js'
import { wishOf, type TypedLaunch } from './launch-wish.js'
import { readWish } from './read-wish.js'

type WithSession = Pick<Host, 'session'>

interface Launched {
  readonly id: string
  readonly name: string | null
  readonly created: string | null
}

/** Kept as a draft is: for a day, on this device, for the person in the project, without anything secret. */
const drafts = ({ session }: WithSession) => createDrafts(() => localStorage, scopeOf(session.state.get()) ?? '')
const keyOf = (id: string) => `launch ${id}`

/** The cloud tells the first of several only; the others are called 'web-2', 'web-3'. */
const severalKey = (name: string | null) => `launch-several ${name ?? ''}`

/** So far apart may be the launch of several and what the cloud says of it, ms: another launch may have had the same name. */
const oneLaunch = 10 * 60_000

/** Keeps what an instance was launched with: the cloud takes a launch first, and may find no host for it later. */
export function keepLaunch(host: WithSession, id: string, spec: NewInstanceSpec): void {
  const secrets = Boolean(spec.admin_pass ?? spec.user_data)
  const content = { wish: wishOf(spec), secrets }
  drafts(host).keep(keyOf(id), id, content)
  if ((spec.instance_count ?? 1) > 1) drafts(host).keep(severalKey(spec.name), id, content)
}

/** What was typed for an instance; undefined: not here, or not today. */
export function keptLaunch(host: WithSession, server: Launched): TypedLaunch | undefined {
  const draft = drafts(host).read(keyOf(server.id)) ?? ofSeveral(host, server)
  const content = (draft?.content ?? {}) as { wish?: unknown; secrets?: unknown }
  const typed = readWish(content.wish)
  if (!typed) return undefined
  // One of several is launched again alone, under its own name.
  const isOfSeveral = (typed.fields.instance_count ?? 1) > 1
  const own = isOfSeveral ? { name: server.name ?? '', instance_count: 1 } : {}
  const wish = { ...typed, fields: { ...typed.fields, ...own } }
  const leftOut = content.secrets ? [t('The admin password and the customization script were not kept.')] : []
  return { wish, leftOut }
}

function ofSeveral(host: WithSession, { name, created }: Launched): Draft | null {
  const draft = drafts(host).read(severalKey((name ?? '').replace(/-\d+$/, '')))
  return draft && Math.abs(draft.at - Date.parse(created ?? '')) < oneLaunch ? draft : null
}
