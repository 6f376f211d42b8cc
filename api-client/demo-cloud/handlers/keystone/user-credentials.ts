import { Refusal } from '../../handler.js'
import type { UserCredentialRow } from '../../world/tables/keystone.js'
import type { World } from '../../world/world.js'

export type UserCredentialWish = Omit<UserCredentialRow, 'id'>

/** @throws Refusal when there is none */
export function needUserCredential({ db }: World, id: string): UserCredentialRow {
  const row = db.keystone.userCredentials.get(id)
  if (!row) throw new Refusal(404, `Could not find credential: ${id}.`)
  return row
}

/** Of EC2, Keystone reads what it keeps. @throws Refusal 400 */
function check({ type, blob, project_id }: UserCredentialWish): void {
  if (type !== 'ec2') return
  if (!accessOf(blob)) throw new Refusal(400, 'Invalid blob in credential')
  if (!project_id) throw new Refusal(400, 'Expecting to find project_id in credential.')
}

function accessOf(blob: string): unknown {
  try {
    return (JSON.parse(blob) as { access?: unknown } | null)?.access
  } catch {
    return undefined
  }
}

export function createUserCredential({ db, ids }: World, wish: UserCredentialWish): UserCredentialRow {
  check(wish)
  const row = { id: ids.hex(), ...wish }
  db.keystone.userCredentials.insert(row)
  return row
}

export function updateUserCredential(world: World, id: string, change: Partial<UserCredentialWish>): UserCredentialRow {
  const row = { ...needUserCredential(world, id), ...change }
  check(row)
  world.db.keystone.userCredentials.update(id, row)
  return row
}

export function removeUserCredential(world: World, id: string): void {
  needUserCredential(world, id)
  world.db.keystone.userCredentials.remove(id)
}
