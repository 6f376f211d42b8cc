import {
  copyGroup,
  createGroup,
  deleteGroup,
  deleteGroupSnapshot,
  putVolumes,
  snapshotGroup,
  snapshotsOfGroup,
  volumesFor,
} from '../../handlers/cinder/groups.js'
import { Refusal } from '../../handler.js'
import type { GroupSnapshotRow, VolumeGroupRow } from '../../world/tables/cinder.js'
import { field, ownProject, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { areaOf, capital, demandAdminArea, factsRoute, ifAllowed, projectCell, rowsOfArea, stateOf } from './areas.js'
import { named, sentNames } from './volume-form.js'

const groupsPage = (context: PageContext) => `/${areaOf(context)}/volume_groups/`
const snapshotsPage = (context: PageContext) => `/${areaOf(context)}/vg_snapshots/`

const needed = (label: string, of?: VolumeGroupRow): Field[] =>
  named(label, of?.name, of?.description).map((each) => ({ ...each, required: each.name === 'name' }))

type Spec<Row> = Pick<FormSpec<Row>, 'title' | 'submit' | 'help' | 'fields'> & {
  save(context: PageContext, row: Row): void | string
  /** Said when it is done. */
  done(context: PageContext, row: Row): string
  failure: string
}

/** Saves, and says what came of it. */
function saving<Row>({
  save,
  done,
  failure,
  ...spec
}: Spec<Row>): Pick<FormSpec<Row>, 'title' | 'submit' | 'help' | 'fields' | 'save'> {
  return {
    ...spec,
    save(context, row) {
      try {
        const wrong = save(context, row)
        if (wrong) return wrong
        context.say('info', done(context, row))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        context.say('error', failure)
      }
      return ''
    },
  }
}

/** A form about a group. */
const groupForm = (path: string, spec: Spec<VolumeGroupRow>): PageRoute =>
  formRoute<VolumeGroupRow>(new RegExp(`^/(?:project|admin)/volume_groups/([^/]+)/${path}/$`), {
    ...saving(spec),
    next: groupsPage,
    gone: 'Unable to retrieve group details.',
    find(context) {
      demandAdminArea(context)
      const group = context.cloud.world.db.cinder.groups.get(context.params[0] ?? '')
      return areaOf(context) === 'admin' || group?.project_id === ownProject(context) ? group : undefined
    },
  })

/** Groups of volumes and their snapshots: no JSON call tells of them. */
export const volumeGroupRoutes: readonly PageRoute[] = [
  tableRoute(/^\/(?:project|admin)\/volume_groups\/$/, 'Volume Groups', groups, () => ({})),
  tableRoute(/^\/(?:project|admin)\/vg_snapshots\/$/, 'Group Snapshots', snapshots, ({ cloud, policy }) => ({
    delete_vg_snapshot: {
      past: 'Scheduled deletion of Snapshot',
      present: 'delete snapshot',
      run(id) {
        const { project_id } = cloud.world.db.cinder.groupSnapshots.need(id)
        policy?.demand('volume', 'group:delete_group_snapshot', { project_id })
        deleteGroupSnapshot(cloud.world, id)
      },
    },
  })),
  factsRoute(
    /^\/(?:project|admin)\/volume_groups\/([^/]+)$/,
    ({ cloud }) => cloud.world.db.cinder.groups,
    (_, { group_type }) => ({ 'Group Type': group_type, 'Replication Status': 'disabled' }),
  ),
  factsRoute(
    /^\/(?:project|admin)\/vg_snapshots\/([^/]+)\/detail\/$/,
    ({ cloud }) => cloud.world.db.cinder.groupSnapshots,
    ({ cloud }, { group_id }) => ({ 'Group Type': cloud.world.db.cinder.groups.get(group_id)?.group_type ?? '-' }),
  ),
  formRoute<null>(/^\/project\/volume_groups\/create\/$/, {
    next: groupsPage,
    ...saving<null>({
      title: 'Create Group',
      submit: 'Create Group',
      help: [
        'Volume groups provide a mechanism for creating snapshots of multiple volumes at the same point-in-time to ensure data consistency',
      ],
      fields: ({ cloud }) => [
        ...needed('Name'),
        {
          name: 'group_type',
          label: 'Group Type',
          kind: 'select',
          required: true,
          options: [
            ['', 'Select group type'],
            ...cloud.world.db.cinder.groupTypes
              .filter(({ name }) => name !== 'default_cgsnapshot_type')
              .map(({ id, name }): Option => [id, name]),
          ],
        },
        { name: 'availability_zone', label: 'Availability Zone', kind: 'select', options: [['nova', 'nova']] },
        {
          name: 'add_vtypes_to_group',
          label: 'Selected volume types',
          kind: 'members',
          options: cloud.world.db.cinder.types.all().map(({ id, name }): Option => [id, name]),
        },
      ],
      save(context) {
        const { cloud, form } = context
        const volume_types = form.getAll('add_vtypes_to_group_role_member').map(String)
        if (!volume_types.length) return 'At least one volume type must be assigned to a group.'
        createGroup(cloud.world, {
          ...sentNames(context),
          project_id: ownProject(context),
          group_type: field(form, 'group_type'),
          volume_types,
        })
      },
      done: () => 'Created new volume group',
      failure: 'Unable to create group.',
    }),
  }),
  groupForm('update', {
    title: 'Edit Group',
    submit: 'Submit',
    fields: (_, group) => needed('Name', group),
    save: (context, { id }) => void context.cloud.world.db.cinder.groups.update(id, sentNames(context)),
    done: (context) => `Updating volume group "${sentNames(context).name}"`,
    failure: 'Unable to update volume group.',
  }),
  groupForm('manage', {
    title: 'Add/Remove Group Volumes',
    submit: 'Submit',
    fields: ({ cloud }, group) => {
      const fitting = volumesFor(cloud.world, group)
      return [
        {
          name: 'add_volumes_to_group',
          label: 'Selected volumes',
          kind: 'members',
          options: fitting.map(({ id, name }): Option => [id, name || id]),
          value: fitting
            .filter(({ group_id }) => group_id === group.id)
            .map(({ id }) => id)
            .join(','),
        },
      ]
    },
    save: ({ cloud, form }, group) =>
      putVolumes(cloud.world, group, form.getAll('add_volumes_to_group_role_member').map(String)),
    done: () => 'Updated volumes for group.',
    failure: 'Unable to update volumes for group',
  }),
  groupForm('create_snapshot', {
    title: 'Create Group Snapshot',
    submit: 'Create Snapshot',
    help: ['Create a snapshot for each volume contained in the volume group.'],
    fields: () => needed('Snapshot Name'),
    save: (context, group) => void snapshotGroup(context.cloud.world, group, sentNames(context)),
    done: (context) => `Creating group snapshot "${sentNames(context).name}".`,
    failure: 'Unable to create snapshot. group must contain volumes.',
  }),
  groupForm('clone_group', {
    title: 'Clone Group',
    submit: 'Clone Group',
    help: ['Clone each of the volumes in the source group, and then add them to a newly created group.'],
    fields: (_, { id, name }) => [
      ...needed('Group Name'),
      { name: 'group_source', label: 'Use a group as source', kind: 'select', options: [[id, name]] },
    ],
    save: (context, group) => void copyGroup(context.cloud.world, group, sentNames(context)),
    done: (context) => `Cloning volume group "${sentNames(context).name}".`,
    failure: 'Unable to clone group.',
  }),
  groupForm('remove_volumese', {
    title: 'Remove Volumes from Group',
    submit: 'Submit',
    help: ['This action will unassign all volumes that are currently contained in this group.'],
    fields: () => [],
    save: ({ cloud }, group) => putVolumes(cloud.world, group, []),
    done: (_, { name }) => `Removing volumes from volume group "${name}"`,
    failure: 'Errors occurred in removing volumes from group.',
  }),
  groupForm('delete', {
    title: 'Delete Group',
    submit: 'Delete Group',
    help: ['Volume groups can not be deleted if they contain volumes.'],
    fields: () => [{ name: 'delete_volumes', label: 'Delete Volumes', kind: 'checkbox' }],
    save: ({ cloud, form }, group) => deleteGroup(cloud.world, group, form.has('delete_volumes')),
    done: (_, { name }) => `Deleting volume group "${name}"`,
    failure: 'Errors occurred in deleting group.',
  }),
  formRoute<GroupSnapshotRow>(/^\/project\/vg_snapshots\/([^/]+)\/create_group\/$/, {
    next: snapshotsPage,
    gone: 'Unable to load the specified snapshot.',
    find(context) {
      const snapshot = context.cloud.world.db.cinder.groupSnapshots.get(context.params[0] ?? '')
      return snapshot?.project_id === ownProject(context) ? snapshot : undefined
    },
    ...saving<GroupSnapshotRow>({
      title: 'Create Volume Group',
      submit: 'Submit',
      help: ['Create a Volume Group that will contain newly created volumes cloned from each of the snapshots.'],
      fields: (_, { id, name }) => [
        { name: 'vg_snapshot_id', label: '', kind: 'hidden', value: id },
        ...needed('Group Name'),
        { name: 'snapshot_source', label: 'Use snapshot as a source', kind: 'select', options: [[id, name]] },
      ],
      save(context, { group_id }) {
        const { world } = context.cloud
        copyGroup(world, world.db.cinder.groups.need(group_id), sentNames(context))
      },
      done: (context) => `Creating group "${sentNames(context).name}".`,
      failure: 'Unable to create group from snapshot.',
    }),
  }),
]

function groups(context: PageContext): HorizonTable {
  const { world } = context.cloud
  const path = groupsPage(context)
  const isAdmin = areaOf(context) === 'admin'
  return {
    name: 'volume_groups',
    path,
    detail: false,
    columns: [
      ...(isAdmin ? ['Project'] : []),
      'Name',
      'Description',
      'Status',
      'Availability Zone',
      'Volume Type(s)',
      'Has Snapshots',
    ].map((title) => ({ title })),
    stateColumn: isAdmin ? 3 : 2,
    actions: isAdmin
      ? []
      : ifAllowed(context, 'group:create', { name: 'create', label: 'Create Group', href: `${path}create/` }),
    rows: rowsOfArea(context, world.db.cinder.groups).map((group) => {
      const { id, name, description, status, availability_zone, volume_types } = group
      const taken = snapshotsOfGroup(world, group).length > 0
      const link = (action: string, label: string, form: string, danger?: true) => ({
        name: action,
        label,
        href: `${path}${id}/${form}/`,
        modal: true,
        ...(danger && { danger }),
      })
      const types = volume_types.map((type) => world.db.cinder.types.get(type)?.name ?? type)
      return {
        id,
        name,
        state: stateOf(status),
        cells: [
          ...projectCell(context, group),
          { text: name, href: `${path}${id}` },
          description ?? '',
          capital(status),
          availability_zone,
          types.join(','),
          taken ? 'yes' : 'no',
        ],
        actions: ifAllowed(
          context,
          'group:update',
          ...(isAdmin ? [] : [link('create_snapshot', 'Create Snapshot', 'create_snapshot')]),
          link('manage', 'Manage Volumes', 'manage'),
          ...(isAdmin ? [] : [link('edit', 'Edit Group', 'update'), link('clone_group', 'Clone Group', 'clone_group')]),
          link('remove_vols', 'Remove Volumes from Group', 'remove_volumese'),
          ...(taken ? [] : [link('deletecg', 'Delete Group', 'delete', true)]),
        ),
      }
    }),
  }
}

function snapshots(context: PageContext): HorizonTable {
  const { groupSnapshots, groups: all } = context.cloud.world.db.cinder
  const path = snapshotsPage(context)
  const isAdmin = areaOf(context) === 'admin'
  const remove = { name: 'delete_vg_snapshot', danger: true } as const
  return {
    name: 'volume_vg_snapshots',
    path,
    detail: false,
    columns: [...(isAdmin ? ['Project'] : []), 'Name', 'Description', 'Status', 'Group'].map((title) => ({ title })),
    stateColumn: isAdmin ? 3 : 2,
    actions: ifAllowed(context, 'group:delete_group_snapshot', { ...remove, label: 'Delete Snapshots' }),
    rows: rowsOfArea(context, groupSnapshots).map((snapshot) => {
      const { id, name, description, status, group_id } = snapshot
      const create = { name: 'create_group', label: 'Create Group', href: `${path}${id}/create_group/`, modal: true }
      return {
        id,
        name,
        state: stateOf(status),
        cells: [
          ...projectCell(context, snapshot),
          { text: name, href: `${path}${id}/detail/` },
          description ?? '',
          capital(status),
          { text: all.get(group_id)?.name ?? group_id, href: `${groupsPage(context)}${group_id}` },
        ],
        actions: [
          ...(isAdmin ? [] : ifAllowed(context, 'group:create', create)),
          ...ifAllowed(context, 'group:delete_group_snapshot', { ...remove, label: 'Delete Snapshot' }),
        ],
      }
    }),
  }
}
