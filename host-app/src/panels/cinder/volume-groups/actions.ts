import { volumeGroupCan, volumeGroupPolicies } from '@stratus/api-client/rules'
import type { FormOfOne } from '@stratus/api-client/forms'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { fillForm } from '../../../forms/fill-form.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { VolumeGroup } from './volume-group.js'

const fills = (form: FormOfOne) => fillsForm(form, ({ id }: VolumeGroup) => ({ id }))

const manage = (form: FormOfOne): Action<VolumeGroup> => ({
  id: 'manage',
  label: 'Manage Volumes',
  icon: 'volume',
  ...volumeGroupCan.manage,
  does: fills(form),
})

/** All at once: they stay, and are in no group any more. */
const empty = (form: 'cinder.groupVolumes' | 'cinder.anyGroupVolumes'): Action<VolumeGroup> => ({
  id: 'remove_volumes',
  label: 'Remove Volumes from Group',
  icon: 'unlink',
  ...volumeGroupCan.edit,
  does: call(
    ({ host: { client } }, { id }) => fillForm(client, form, { id }, { add_volumes_to_group_role_member: '' }),
    {
      outcome: 'updated',
      harmless: true,
      words: {
        title: ['Remove Volumes from Group', 'Remove Volumes from Groups'],
        body: [
          'All volumes are taken out of the group "%s". They are kept.',
          'All volumes are taken out of the groups "%s". They are kept.',
        ],
        submit: ['Remove Volumes', 'Remove Volumes'],
        success: ['Removing volumes from group %s', 'Removing volumes from groups %s'],
        failure: ['Unable to remove volumes from group %s', 'Unable to remove volumes from groups %s'],
        refused: ['Not possible in the present state: %s', 'Not possible in their present state: %s'],
      },
    },
  ),
})

const remove = (form: FormOfOne): Action<VolumeGroup> => ({
  id: 'delete',
  label: 'Delete Group',
  icon: 'trash',
  danger: true,
  ...volumeGroupCan.delete,
  does: fillsForm(form, ({ id }: VolumeGroup) => ({ id }), { changes: 'list' }),
})

/** Everything that can be done with volume groups: all of it by forms. */
export const volumeGroupActions: Readonly<Record<Area, PanelActions<VolumeGroup>>> = {
  project: {
    type: resourceTypes.volumeGroup,
    page: [
      {
        id: 'create',
        label: 'Create Group',
        icon: 'plus',
        primary: true,
        palette: true,
        policy: volumeGroupPolicies.create,
        does: fillsForm('cinder.createGroup', () => ({}), { changes: 'list' }),
      },
    ],
    items: [
      {
        id: 'snapshot',
        label: 'Create Snapshot',
        icon: 'snapshot',
        ...volumeGroupCan.snapshot,
        does: fills('cinder.snapshotGroup'),
      },
      manage('cinder.groupVolumes'),
      { id: 'edit', label: 'Edit Group', icon: 'pencil', ...volumeGroupCan.edit, does: fills('cinder.editGroup') },
      {
        id: 'clone',
        label: 'Clone Group',
        icon: 'copy',
        ...volumeGroupCan.clone,
        does: fillsForm('cinder.cloneGroup', ({ id }: VolumeGroup) => ({ id }), { changes: 'list' }),
      },
      empty('cinder.groupVolumes'),
      remove('cinder.deleteGroup'),
    ],
  },
  admin: {
    type: resourceTypes.volumeGroup,
    items: [manage('cinder.anyGroupVolumes'), empty('cinder.anyGroupVolumes'), remove('cinder.deleteAnyGroup')],
  },
}
