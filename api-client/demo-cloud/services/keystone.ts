import type { OperationId } from '../../operations/table.js'
import {
  createCredential,
  credentialsOf,
  readNewCredential,
  removeCredential,
} from '../handlers/keystone/credentials.js'
import { createEc2Credential, ec2CredentialsOf } from '../handlers/keystone/ec2.js'
import { empty, json, Refusal } from '../handler.js'
import { addMember, removeMember } from '../handlers/keystone/memberships.js'
import { userView } from '../handlers/keystone/views.js'
import type { ApplicationCredentialRow, Ec2CredentialRow } from '../world/tables/keystone.js'
import { inside, pageLinks, type Ask, type Fields, type Routes, type Service } from './ask.js'
import { credentialRoutes } from './keystone-credentials.js'
import { federationRoutes } from './keystone-federation.js'
import { roleRoutes } from './keystone-roles.js'

type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'
type Kind = 'users' | 'roles' | 'groups' | 'domains' | 'projects'

const operation = (kind: Kind, verb: Verb): OperationId => `keystone.${kind}.${verb}`

/** Horizon keeps Keystone's words from who may not; here they are. */
async function through(ask: Ask, kind: Kind, verb: Verb, work: () => Promise<Fields>): Promise<Fields> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.message !== '') throw error
    const one = kind.slice(0, -1)
    if (error.status === 401)
      throw new Refusal(
        403,
        `You are not authorized to perform the requested action: identity:${verb}_${verb === 'list' ? kind : one}.`,
      )
    const name = String(inside(ask.sent, one)['name'])
    const words = `Conflict occurred attempting to store ${one} - Duplicate entry found with name ${name} at domain ID default.`
    throw new Refusal(error.status, words)
  }
}

/** What of Keystone's fields Horizon's API calls otherwise. */
const asHorizon = ({ default_project_id: project, ...fields }: Fields): Fields =>
  project === undefined ? fields : { ...fields, project }

/** One kind of thing, with the five calls that all have. */
function thing(kind: Kind): Routes {
  const one = kind.slice(0, -1)
  const by = (ask: Ask) => ({ id: ask.path['id'] ?? '' })
  const call = (ask: Ask, verb: Verb, given: Parameters<Ask['run']>[1]) =>
    through(ask, kind, verb, () => ask.run(operation(kind, verb), given))
  return {
    [`GET /${kind}`]: async (ask) => {
      const { marker: _marker, limit: _limit, ...query } = ask.query
      const { items = [] } = await call(ask, 'list', { query })
      const rows = (items as Fields[]).filter(({ name }) => query['name'] === undefined || name === query['name'])
      return json({ [kind]: rows, links: pageLinks(ask) })
    },
    [`GET /${kind}/{id}`]: async (ask) => json({ [one]: await call(ask, 'get', { params: by(ask) }) }),
    [`POST /${kind}`]: async (ask) =>
      json({ [one]: await call(ask, 'create', { body: asHorizon(inside(ask.sent, one)) }) }, 201),
    [`PATCH /${kind}/{id}`]: async (ask) => {
      await call(ask, 'update', { params: by(ask), body: asHorizon(inside(ask.sent, one)) })
      return json({ [one]: await call(ask, 'get', { params: by(ask) }) })
    },
    [`DELETE /${kind}/{id}`]: async (ask) => {
      await call(ask, 'delete', { params: by(ask) })
      return empty()
    },
  }
}

/** Whose it is, by the path: everybody has only his own. */
function oneself({ path, session }: Ask): string {
  if (path['id'] !== session.user.id) throw new Refusal(403, 'You are not authorized to perform the requested action.')
  return session.user.id
}

function needCredential(ask: Ask): ApplicationCredentialRow {
  const wanted = ask.path['credential'] ?? ''
  const row = credentialsOf(ask.world, oneself(ask)).find(({ id }) => id === wanted)
  if (!row) throw new Refusal(404, `Could not find Application Credential: ${wanted}.`)
  return row
}

/** Neither whose it is nor its secret is told. */
const credentialView = ({ db }: Ask, row: ApplicationCredentialRow) => ({
  ...row,
  secret: undefined,
  user_id: undefined,
  roles: row.roles.map((name) => ({ name, id: db.keystone.roles.find((role) => role.name === name)?.id ?? name })),
})

const ec2View = ({ id, secret, user_id, project_id }: Ec2CredentialRow) => ({
  access: id,
  secret,
  user_id,
  tenant_id: project_id,
  trust_id: null,
})

export const identity: Service = {
  name: 'identity',
  routes: {
    ...thing('users'),
    ...thing('roles'),
    ...thing('groups'),
    ...thing('domains'),
    ...thing('projects'),
    ...roleRoutes,
    ...credentialRoutes,
    ...federationRoutes,
    'GET /groups/{id}/users': (ask) =>
      json({
        users: ask.db.keystone.memberships
          .where('group_id', ask.path['id'] ?? '')
          .map(({ user_id }) => userView(ask.db.keystone.users.need(user_id))),
        links: pageLinks(ask),
      }),
    'PUT /groups/{id}/users/{user}'(ask) {
      ask.policy.demand('identity', 'identity:add_user_to_group')
      addMember(ask, ask.path['id'] ?? '', ask.path['user'] ?? '')
      return empty()
    },
    'DELETE /groups/{id}/users/{user}'(ask) {
      ask.policy.demand('identity', 'identity:remove_user_from_group')
      removeMember(ask, ask.path['id'] ?? '', ask.path['user'] ?? '')
      return empty()
    },
    'GET /users/{id}/projects': async (ask) =>
      json({
        projects: await ask.rows('keystone.projects.list', {
          query: { user_id: ask.path['id'] ?? '', admin: 'false' },
        }),
        links: pageLinks(ask),
      }),
    'GET /users/{id}/application_credentials': (ask) =>
      json({
        application_credentials: credentialsOf(ask.world, oneself(ask)).map((row) => credentialView(ask, row)),
        links: pageLinks(ask),
      }),
    'GET /users/{id}/application_credentials/{credential}': (ask) =>
      json({ application_credential: credentialView(ask, needCredential(ask)) }),
    'POST /users/{id}/application_credentials': (ask) => {
      oneself(ask)
      const wanted = readNewCredential(inside(ask.sent, 'application_credential'))
      const row = createCredential(ask.world, ask.session, wanted)
      return json({ application_credential: { ...credentialView(ask, row), secret: row.secret } }, 201)
    },
    'DELETE /users/{id}/application_credentials/{credential}': (ask) => {
      removeCredential(ask.world, needCredential(ask).user_id, ask.path['credential'] ?? '')
      return empty()
    },
    'GET /users/{id}/credentials/OS-EC2': (ask) =>
      json({ credentials: ec2CredentialsOf(ask.world, oneself(ask)).map(ec2View), links: pageLinks(ask) }),
    'POST /users/{id}/credentials/OS-EC2': (ask) =>
      json({ credential: ec2View(createEc2Credential(ask.world, oneself(ask), String(ask.sent['tenant_id']))) }, 201),
    'DELETE /users/{id}/credentials/OS-EC2/{access}': (ask) => {
      const row = ec2CredentialsOf(ask.world, oneself(ask)).find(({ id }) => id === ask.path['access'])
      if (!row) throw new Refusal(404, `Could not find credential: ${ask.path['access']}.`)
      ask.db.keystone.ec2Credentials.remove(row.id)
      return empty()
    },
  },
}
