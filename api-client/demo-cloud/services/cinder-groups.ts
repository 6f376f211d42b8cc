import { empty, json, Refusal } from '../handler.js'
import { takeBackup, restoreBackup } from '../handlers/cinder/backups.js'
import { mine } from '../handlers/cinder/create-volume.js'
import {
  copyGroup,
  createGroup,
  deleteGroup,
  deleteGroupSnapshot,
  putVolumes,
  snapshotGroup,
  volumesIn,
} from '../handlers/cinder/groups.js'
import { administer } from '../handlers/cinder/policy.js'
import type { BackupRow, GroupSnapshotRow, GroupTypeRow, VolumeGroupRow } from '../world/tables/cinder.js'
import type { Table } from '../world/table.js'
import { fieldsOf, inside, type Ask, type Fields, type Routes } from './ask.js'

const idOf = ({ path }: Ask) => path['id'] ?? ''
const textOf = (of: Fields, name: string) => String(of[name] ?? '')
const namesOf = (of: Fields) => ({ name: textOf(of, 'name'), description: textOf(of, 'description') || null })

interface Owned {
  readonly id: string
  readonly project_id: string
}

/** Those of the project, for administrators of all when they ask so. */
const rowsOf = <Row extends Owned>({ session, rawQuery }: Ask, table: Table<Row>): Row[] =>
  rawQuery.has('all_tenants') && session.isAdmin
    ? table.all()
    : table.filter(({ project_id }) => project_id === session.project.id)

function rowOf<Row extends Owned>(ask: Ask, table: Table<Row>, what: string, id = idOf(ask)): Row {
  const row = table.get(id)
  if (!row || !mine(ask, row)) throw new Refusal(404, `${what} ${id} could not be found.`)
  return row
}

const backupView = ({ project_id, ...backup }: BackupRow) => ({
  ...backup,
  'os-backup-project-attr:project_id': project_id,
})
const backupOf = (ask: Ask) => rowOf(ask, ask.db.cinder.backups, 'Backup')
const groupOf = (ask: Ask, id?: string) => rowOf(ask, ask.db.cinder.groups, 'Group', id)

/** Neither is kept: nothing of the demo is replicated, and a snapshot has the type of its group. */
const groupView = (group: VolumeGroupRow) => ({ ...group, replication_status: 'disabled' })
const groupSnapshotView = ({ db }: Ask, snapshot: GroupSnapshotRow) => ({
  ...snapshot,
  group_type_id: db.cinder.groups.get(snapshot.group_id)?.group_type,
})

export const backups: Routes = {
  'GET /backups/detail': (ask) => json({ backups: rowsOf(ask, ask.db.cinder.backups).map(backupView) }),
  'GET /backups/{id}': (ask) => json({ backup: backupView(backupOf(ask)) }),
  'POST /backups'(ask) {
    const given = inside(ask.sent, 'backup')
    ask.policy.demand('volume', 'backup:create')
    const volume = ask.db.cinder.volumes.need(textOf(given, 'volume_id'))
    const snapshot_id = textOf(given, 'snapshot_id') || null
    const { id, name } = takeBackup(ask.world, volume, { ...namesOf(given), snapshot_id })
    return json({ backup: { id, name } }, 202)
  },
  'POST /backups/{id}/restore'(ask) {
    const backup = backupOf(ask)
    const wanted = textOf(inside(ask.sent, 'restore'), 'volume_id')
    const volume = wanted ? rowOf(ask, ask.db.cinder.volumes, 'Volume', wanted) : undefined
    const { id, name } = restoreBackup(ask.world, backup, volume)
    return json({ restore: { backup_id: backup.id, volume_id: id, volume_name: name } }, 202)
  },
  'POST /backups/{id}/action'(ask) {
    administer(ask, 'volume_extension:backup_admin_actions:reset_status')
    const { id } = backupOf(ask)
    if ('os-force_delete' in ask.sent) ask.db.cinder.backups.remove(id)
    else ask.db.cinder.backups.update(id, { status: textOf(inside(ask.sent, 'os-reset_status'), 'status') })
    return empty(202)
  },
  'DELETE /backups/{id}'(ask) {
    ask.db.cinder.backups.remove(backupOf(ask).id)
    return empty(202)
  },
}

const ids = (list: unknown) =>
  String(list ?? '')
    .split(',')
    .filter(Boolean)

export const groups: Routes = {
  'GET /groups/detail': (ask) => json({ groups: rowsOf(ask, ask.db.cinder.groups).map(groupView) }),
  'GET /groups/{id}': (ask) => json({ group: groupView(groupOf(ask)) }),
  'POST /groups'(ask) {
    const given = inside(ask.sent, 'group')
    const { id, name } = createGroup(ask.world, {
      ...namesOf(given),
      project_id: ask.session.project.id,
      group_type: textOf(given, 'group_type'),
      volume_types: (given['volume_types'] ?? []) as readonly string[],
    })
    return json({ group: { id, name } }, 202)
  },
  'POST /groups/action'(ask) {
    const source = inside(ask.sent, 'create-from-src')
    const snapshot = textOf(source, 'group_snapshot_id')
    const from = snapshot
      ? rowOf(ask, ask.db.cinder.groupSnapshots, 'GroupSnapshot', snapshot).group_id
      : textOf(source, 'source_group_id')
    const { id, name } = copyGroup(ask.world, groupOf(ask, from), namesOf(source))
    return json({ group: { id, name } }, 202)
  },
  'PUT /groups/{id}'(ask) {
    const group = groupOf(ask)
    const { add_volumes, remove_volumes, ...named } = inside(ask.sent, 'group')
    ask.db.cinder.groups.update(group.id, named)
    const out = new Set(ids(remove_volumes))
    const left = volumesIn(ask.world, group).filter(({ id }) => !out.has(id))
    putVolumes(ask.world, group, [...left.map(({ id }) => id), ...ids(add_volumes)])
    return empty(202)
  },
  'POST /groups/{id}/action'(ask) {
    deleteGroup(ask.world, groupOf(ask), inside(ask.sent, 'delete')['delete-volumes'] === true)
    return empty(202)
  },
  'GET /group_snapshots/detail': (ask) => json({ group_snapshots: rowsOf(ask, ask.db.cinder.groupSnapshots) }),
  'GET /group_snapshots/{id}': (ask) =>
    json({ group_snapshot: groupSnapshotView(ask, rowOf(ask, ask.db.cinder.groupSnapshots, 'GroupSnapshot')) }),
  'POST /group_snapshots'(ask) {
    const given = inside(ask.sent, 'group_snapshot')
    const { id, name } = snapshotGroup(ask.world, groupOf(ask, textOf(given, 'group_id')), namesOf(given))
    return json({ group_snapshot: { id, name } }, 202)
  },
  'DELETE /group_snapshots/{id}'(ask) {
    deleteGroupSnapshot(ask.world, rowOf(ask, ask.db.cinder.groupSnapshots, 'GroupSnapshot').id)
    return empty(202)
  },
}

const typeView = ({ specs, ...type }: GroupTypeRow) => ({ ...type, group_specs: specs })

function typeOf(ask: Ask): GroupTypeRow {
  const type = ask.db.cinder.groupTypes.get(idOf(ask))
  if (!type) throw new Refusal(404, `Group type ${idOf(ask)} could not be found.`)
  return type
}

/** A type as it was sent, whose name no other has. */
function typeSent(ask: Ask): Partial<GroupTypeRow> & Pick<GroupTypeRow, 'name'> {
  administer(ask, 'group:group_types:create')
  const given = inside(ask.sent, 'group_type')
  const named = namesOf(given)
  if (ask.db.cinder.groupTypes.find(({ id, name }) => name === named.name && id !== idOf(ask)))
    throw new Refusal(409, `Group Type ${named.name} already exists.`)
  return { ...named, is_public: given['is_public'] === true }
}

const keyOf = ({ path }: Ask) => path['key'] ?? ''

export const groupTypes: Routes = {
  'GET /group_types': (ask) =>
    json({
      group_types: ask.db.cinder.groupTypes.filter(({ is_public }) => is_public || ask.session.isAdmin).map(typeView),
    }),
  'GET /group_types/{id}': (ask) => json({ group_type: typeView(typeOf(ask)) }),
  'POST /group_types'(ask) {
    const type = { description: null, is_public: true, specs: {}, ...typeSent(ask), id: ask.ids.uuid() }
    return json({ group_type: typeView(ask.db.cinder.groupTypes.insert(type)) }, 202)
  },
  'PUT /group_types/{id}'(ask) {
    ask.db.cinder.groupTypes.update(typeOf(ask).id, typeSent(ask))
    return json({ group_type: typeView(typeOf(ask)) })
  },
  'DELETE /group_types/{id}'(ask) {
    administer(ask, 'group:group_types:delete')
    ask.db.cinder.groupTypes.remove(typeOf(ask).id)
    return empty(202)
  },
  'GET /group_types/{id}/group_specs'(ask) {
    administer(ask, 'group:group_types_specs:get_all')
    return json({ group_specs: typeOf(ask).specs })
  },
  'POST /group_types/{id}/group_specs'(ask) {
    administer(ask, 'group:group_types_specs:create')
    const { id, specs } = typeOf(ask)
    const added = fieldsOf(ask.sent['group_specs']) as Readonly<Record<string, string>>
    ask.db.cinder.groupTypes.update(id, { specs: { ...specs, ...added } })
    return json({ group_specs: added }, 202)
  },
  'GET /group_types/{id}/group_specs/{key}'(ask) {
    const value = typeOf(ask).specs[keyOf(ask)]
    if (value === undefined) throw new Refusal(404, `Group Type has no specs with key ${keyOf(ask)}.`)
    return json({ [keyOf(ask)]: value })
  },
  'DELETE /group_types/{id}/group_specs/{key}'(ask) {
    administer(ask, 'group:group_types_specs:delete')
    const { id, specs } = typeOf(ask)
    const { [keyOf(ask)]: _gone, ...left } = specs
    ask.db.cinder.groupTypes.update(id, { specs: left })
    return empty(202)
  },
}
