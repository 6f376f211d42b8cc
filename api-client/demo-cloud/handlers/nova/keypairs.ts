import { keypairNamePattern } from '../../../rules/index.js'
import { created, empty, fields, items, json, required, type Context, type HandlersOf } from '../../handler.js'
import type { KeypairRow } from '../../world/tables/nova.js'
import { timestampMicro } from '../../world/world.js'
import { fingerprint, generateSshKey, readPublicKey } from './ssh-key.js'
import { computeLimits } from './quotas.js'
import { clientRefusal } from '../refusals.js'

const characters = '_- 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const keypairHandlers: Pick<HandlersOf<'nova'>, Extract<keyof HandlersOf<'nova'>, `nova.keypairs.${string}`>> = {
  'nova.keypairs.list'(context) {
    const rows = context.db.nova.keypairs.where('user_id', context.session.user.id)
    return items(
      rows.map(({ name, public_key, fingerprint: print, type }) => ({
        keypair: { name, public_key, fingerprint: print, type },
      })),
    )
  },

  async 'nova.keypairs.create'(context) {
    const body = fields(context.body)
    const name = String(required(body, 'name'))
    const type = String(required(body, 'key_type'))
    check(context, name, type)
    const given = typeof body.public_key === 'string' ? body.public_key : undefined
    const key = given === undefined ? await generateSshKey(name) : { public_key: given, private_key: undefined }
    const blob = type === 'ssh' ? readPublicKey(key.public_key) : new TextEncoder().encode(key.public_key)
    if (!blob) throw clientRefusal(context, 400, 'Keypair data is invalid: failed to generate fingerprint')
    const { session } = context
    const row = context.db.nova.keypairs.insert({
      id: `${session.user.id}/${name}`,
      name,
      user_id: session.user.id,
      type: type === 'x509' ? 'x509' : 'ssh',
      public_key: key.public_key,
      fingerprint: fingerprint(blob),
      created_at: timestampMicro(context.clock),
    })
    return created(`/api/nova/keypairs/${encodeURIComponent(name)}`, {
      ...(key.private_key !== undefined && { private_key: key.private_key }),
      type: row.type,
      name,
      public_key: row.public_key,
      fingerprint: row.fingerprint,
      user_id: row.user_id,
    })
  },

  'nova.keypairs.get'(context) {
    const row = own(context, context.params.name)
    const position = context.db.nova.keypairs.all().indexOf(row) + 1
    return json({
      name: row.name,
      public_key: row.public_key,
      fingerprint: row.fingerprint,
      user_id: row.user_id,
      created_at: row.created_at,
      deleted: false,
      deleted_at: null,
      id: position,
      updated_at: null,
    })
  },

  'nova.keypairs.delete'(context) {
    const row = own(context, context.params.name)
    context.policy.demand('compute', 'os_compute_api:os-keypairs:delete', { user_id: row.user_id })
    context.db.nova.keypairs.remove(row.id)
    return empty()
  },
}

function check(context: Context, name: string, type: string): void {
  context.policy.demand('compute', 'os_compute_api:os-keypairs:create')
  if (name === '') throw clientRefusal(context, 400, "Invalid input for field/attribute name. Value: . '' is too short")
  if (!keypairNamePattern.test(name) || name.length > 255) {
    throw clientRefusal(
      context,
      400,
      `An invalid 'name' value was provided. The name must be: Only expected characters: [${characters}]`,
    )
  }
  if (type !== 'ssh' && type !== 'x509') {
    throw clientRefusal(
      context,
      400,
      `Invalid input for field/attribute type. Value: ${type}. '${type}' is not one of ['ssh', 'x509']`,
    )
  }
  const { keypairs } = context.db.nova
  if (keypairs.has(`${context.session.user.id}/${name}`))
    throw clientRefusal(context, 409, `Key pair '${name}' already exists.`)
  const limit = computeLimits(context, context.session.project.id).key_pairs ?? -1
  if (limit >= 0 && keypairs.where('user_id', context.session.user.id).length >= limit) {
    throw clientRefusal(context, 403, 'Quota exceeded, too many key pairs.')
  }
}

function own(context: Context, name: string): KeypairRow {
  const row = context.db.nova.keypairs.get(`${context.session.user.id}/${name}`)
  if (!row) throw clientRefusal(context, 404, `Keypair ${name} not found for user ${context.session.user.id}`)
  return row
}
