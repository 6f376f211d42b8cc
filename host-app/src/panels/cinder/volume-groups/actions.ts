import { volumeGroupCan, volumeGroupPolicies } from '@stratus/api-client/rules'
import type { FormOfOne } from '@stratus/api-client/forms'
import type { Action, PanelActions } from '../../../actions/action.js'
import { fillsForm, horizonForm } from '../../../actions/does.js'
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

/** All at once; without a Horizon they are unchecked in Manage Volumes. */
const empty = (area: Area): Action<VolumeGroup> => ({
  id: 'remove_volumes',
  label: 'Remove Volumes from Group',
  icon: 'unlink',
  horizonPages: true,
  ...volumeGroupCan.edit,
  does: horizonForm(({ id }) => `${area}/volume_groups/${encodeURIComponent(id)}/remove_volumese/`),
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
      empty('project'),
      remove('cinder.deleteGroup'),
    ],
  },
  admin: {
    type: resourceTypes.volumeGroup,
    items: [manage('cinder.anyGroupVolumes'), empty('admin'), remove('cinder.deleteAnyGroup')],
  },
}
