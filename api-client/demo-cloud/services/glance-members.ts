import { maySee } from '../handlers/glance/list.js'
import { empty, json, Refusal } from '../handler.js'
import type { ImageRow } from '../world/tables/glance.js'
import { timestamp } from '../world/world.js'
import type { Ask, Routes } from './ask.js'

type Member = ImageRow['members'][number]

const statuses: ReadonlySet<string> = new Set(['pending', 'accepted', 'rejected'])

function imageOf(ask: Ask): ImageRow {
  const id = ask.path['id'] ?? ''
  const row = ask.db.glance.images.get(id)
  if (!row || !maySee(row, ask.session)) throw new Refusal(404, `No image found with ID ${id}`)
  if (row.visibility !== 'shared') throw new Refusal(403, 'Only shared images have members.')
  return row
}

const isOwner = ({ session }: Ask, row: ImageRow) => session.isAdmin || row.owner === session.project.id

function ownersOnly(ask: Ask, row: ImageRow): void {
  if (!isOwner(ask, row)) throw new Refusal(403, 'You are not authorized to complete this action.')
}

const view = (ask: Ask, { id }: ImageRow, { project_id, status }: Member) => ({
  image_id: id,
  member_id: project_id,
  status,
  created_at: timestamp(ask.clock),
  updated_at: timestamp(ask.clock),
  schema: '/v2/schemas/member',
})

/** Members see their own membership, owners all. */
function memberOf(ask: Ask, row: ImageRow): Member {
  const wanted = ask.path['member'] ?? ''
  const member = row.members.find(({ project_id }) => project_id === wanted)
  if (member && (isOwner(ask, row) || wanted === ask.session.project.id)) return member
  throw new Refusal(404, `${wanted} not found in the member list of the image ${row.id}.`)
}

/** Projects that a shared image is offered to, and what they make of it. */
export const imageMembers: Routes = {
  'GET /images/{id}/members': (ask) => {
    const row = imageOf(ask)
    const seen = row.members.filter(({ project_id }) => isOwner(ask, row) || project_id === ask.session.project.id)
    return json({ members: seen.map((member) => view(ask, row, member)), schema: '/v2/schemas/members' })
  },
  'GET /images/{id}/members/{member}': (ask) => {
    const row = imageOf(ask)
    return json(view(ask, row, memberOf(ask, row)))
  },
  'POST /images/{id}/members': (ask) => {
    const row = imageOf(ask)
    ownersOnly(ask, row)
    const project_id = String(ask.sent['member'] ?? '')
    if (!project_id) throw new Refusal(400, 'Member must be specified')
    if (row.members.some((member) => member.project_id === project_id))
      throw new Refusal(409, `Image member ${project_id} already exists for image ${row.id}`)
    const member: Member = { project_id, status: 'pending' }
    ask.db.glance.images.update(row.id, { members: [...row.members, member] })
    return json(view(ask, row, member))
  },
  'PUT /images/{id}/members/{member}': (ask) => {
    const row = imageOf(ask)
    const { project_id } = memberOf(ask, row)
    if (project_id !== ask.session.project.id && !ask.session.isAdmin)
      throw new Refusal(403, 'You are not authorized to complete this action.')
    const status = String(ask.sent['status'])
    if (!statuses.has(status)) throw new Refusal(400, `Invalid status: ${status}`)
    const changed = { project_id, status: status as Member['status'] }
    ask.db.glance.images.update(row.id, {
      members: row.members.map((member) => (member.project_id === project_id ? changed : member)),
    })
    return json(view(ask, row, changed))
  },
  'DELETE /images/{id}/members/{member}': (ask) => {
    const row = imageOf(ask)
    ownersOnly(ask, row)
    const { project_id } = memberOf(ask, row)
    ask.db.glance.images.update(row.id, { members: row.members.filter((member) => member.project_id !== project_id) })
    return empty()
  },
}
