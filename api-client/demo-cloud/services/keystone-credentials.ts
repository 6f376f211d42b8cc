import { empty, json, Refusal } from '../handler.js'
import {
  createUserCredential,
  needUserCredential,
  removeUserCredential,
  updateUserCredential,
} from '../handlers/keystone/user-credentials.js'
import type { UserCredentialRow } from '../world/tables/keystone.js'
import { inside, pageLinks, type Ask, type Routes } from './ask.js'

const isOpen = ({ session }: Ask, { user_id }: Pick<UserCredentialRow, 'user_id'>) =>
  session.isAdmin || user_id === session.user.id

/** Everybody has his own; administrators have all. */
function needOpen(ask: Ask): UserCredentialRow {
  const row = needUserCredential(ask.world, ask.path['id'] ?? '')
  if (!isOpen(ask, row)) throw new Refusal(403, 'You are not authorized to perform the requested action.')
  return row
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What people prove who they are with beside a password. */
export const credentialRoutes: Routes = {
  'GET /credentials': (ask) =>
    json({
      credentials: ask.db.keystone.userCredentials.filter(
        (row) => isOpen(ask, row) && (ask.query['user_id'] ?? row.user_id) === row.user_id,
      ),
      links: pageLinks(ask),
    }),
  'GET /credentials/{id}': (ask) => json({ credential: needOpen(ask) }),
  'POST /credentials'(ask) {
    const { user_id, type, blob, project_id } = inside(ask.sent, 'credential')
    const wish = { user_id: text(user_id), type: text(type), blob: text(blob), project_id: text(project_id) || null }
    if (!isOpen(ask, wish)) throw new Refusal(403, 'You are not authorized to perform the requested action.')
    return json({ credential: createUserCredential(ask.world, wish) }, 201)
  },
  'PATCH /credentials/{id}'(ask) {
    const { blob } = inside(ask.sent, 'credential')
    return json({ credential: updateUserCredential(ask.world, needOpen(ask).id, { blob: text(blob) }) })
  },
  'DELETE /credentials/{id}'(ask) {
    removeUserCredential(ask.world, needOpen(ask).id)
    return empty()
  },
}
