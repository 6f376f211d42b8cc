import type { Session } from '../../handler.js'
import type { Ec2CredentialRow } from '../../world/tables/keystone.js'
import type { World } from '../../world/world.js'

type Whose = Pick<Session, 'user' | 'project'>

const isOf =
  ({ user, project }: Whose) =>
  (row: Ec2CredentialRow) =>
    row.user_id === user.id && row.project_id === project.id

export const ec2CredentialsOf = ({ db }: World, user: string): Ec2CredentialRow[] =>
  db.keystone.ec2Credentials.filter(({ user_id }) => user_id === user)

export function createEc2Credential({ db, ids }: World, user_id: string, project_id: string): Ec2CredentialRow {
  const row = { id: ids.hex(), secret: ids.hex(), user_id, project_id }
  db.keystone.ec2Credentials.insert(row)
  return row
}

/** As Horizon: that of this project, made when there is none. */
export const ec2CredentialOf = (world: World, whose: Whose): Ec2CredentialRow =>
  world.db.keystone.ec2Credentials.find(isOf(whose)) ?? createEc2Credential(world, whose.user.id, whose.project.id)

export function recreateEc2Credential(world: World, whose: Whose): void {
  const old = world.db.keystone.ec2Credentials.find(isOf(whose))
  if (old) world.db.keystone.ec2Credentials.remove(old.id)
  createEc2Credential(world, whose.user.id, whose.project.id)
}
