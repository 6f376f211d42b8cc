import { t } from '@stratus/widgets'
import type { Host } from '../../../../host.js'
import { createDrafts } from '../../../../stores/drafts.js'
import { scopeOf } from '../../../../stores/session.js'
import type { NewInstanceSpec } from './launch-spec.js'
import { wishOf, type TypedLaunch } from './launch-wish.js'
import { readWish } from './read-wish.js'

type WithSession = Pick<Host, 'session'>

/** Kept as a draft is: for a day, on this device, for the person in the project, without anything secret. */
const drafts = ({ session }: WithSession) => createDrafts(() => localStorage, scopeOf(session.state.get()) ?? '')
const keyOf = (id: string) => `launch ${id}`

/** Keeps what an instance was launched with: the cloud takes a launch first, and may find no host for it later. */
export function keepLaunch(host: WithSession, id: string, spec: NewInstanceSpec): void {
  const secrets = Boolean(spec.admin_pass ?? spec.user_data)
  drafts(host).keep(keyOf(id), id, { wish: wishOf(spec), secrets })
}

/** What was typed for an instance; undefined: not here, or not today. */
export function keptLaunch(host: WithSession, id: string): TypedLaunch | undefined {
  const content = (drafts(host).read(keyOf(id))?.content ?? {}) as { wish?: unknown; secrets?: unknown }
  const wish = readWish(content.wish)
  if (!wish) return undefined
  const leftOut = content.secrets ? [t('The admin password and the customization script were not kept.')] : []
  return { wish, leftOut }
}
