import { Refusal } from '../../handler.js'
import type { World } from '../../world/world.js'

/** Puts a user into a group; who is in it stays. */
export function addMember({ db: { keystone } }: World, group_id: string, user_id: string): void {
  if (!keystone.groups.has(group_id)) throw new Refusal(404, `Could not find group: ${group_id}.`)
  if (!keystone.users.has(user_id)) throw new Refusal(404, `Could not find user: ${user_id}.`)
  const id = `${group_id}/${user_id}`
  if (!keystone.memberships.has(id)) keystone.memberships.insert({ id, group_id, user_id })
}

/** Takes a user out of a group. */
export function removeMember({ db: { keystone } }: World, group_id: string, user_id: string): void {
  const id = `${group_id}/${user_id}`
  if (!keystone.memberships.has(id)) throw new Refusal(404, `User ${user_id} not found in group ${group_id}.`)
  keystone.memberships.remove(id)
}
