import { volumeTypeCan, volumeTypePolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, horizonTableAction } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'
import { typesPage, type VolumeType } from './volume-type.js'

const ofOne = ({ id }: VolumeType) => ({ id })
const tableAction = (name: string) => ({ table: typesPage, name: ['volume_types', name] }) as const
/** Some actions depend on what the list does not tell. */
const whereOffered =
  (name: string) =>
  ({ offered }: VolumeType) =>
    offered.includes(name)

/** Everything that can be done with volume types. */
export const volumeTypeActions: PanelActions<VolumeType> = {
  type: resourceTypes.volumeType,
  gates: { qosSpecs: volumeTypePolicies.seeQosSpecs },
  page: [
    {
      id: 'create',
      label: 'Create Volume Type',
      icon: 'plus',
      primary: true,
      palette: true,
      ...volumeTypePolicies.create,
      does: fillsForm('cinder.createVolumeType', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'metadata',
      label: 'Update Metadata',
      icon: 'tags',
      ...volumeTypeCan.metadata,
      does: editsMetadata({
        heading: 'Update Volume Type Metadata',
        type: resourceTypes.volumeType,
        read: (client, id) => client.call('cinder.volumeTypes.metadata', { params: { id } }),
        save: (client, id, body) =>
          client.call('cinder.volumeTypes.updateMetadata', { params: { id }, body, quiet: true }),
      }),
    },
    {
      id: 'edit',
      label: 'Edit Volume Type',
      icon: 'pencil',
      ...volumeTypeCan.edit,
      does: fillsForm('cinder.editVolumeType', ofOne),
    },
    {
      id: 'qos',
      label: 'Manage QoS Spec Association',
      icon: 'link',
      ...volumeTypeCan.manageQos,
      does: fillsForm('cinder.typeQos', ofOne),
    },
    {
      id: 'access',
      label: 'Edit Access',
      icon: 'users',
      ...volumeTypeCan.editAccess,
      when: whereOffered('edit_access'),
      does: fillsForm('cinder.typeAccess', ofOne),
    },
    {
      id: 'create_encryption',
      label: 'Create Encryption',
      icon: 'lock',
      ...volumeTypeCan.createEncryption,
      when: whereOffered('create_encryption'),
      does: fillsForm('cinder.createEncryption', ofOne),
    },
    {
      id: 'update_encryption',
      label: 'Update Encryption',
      icon: 'lock',
      ...volumeTypeCan.updateEncryption,
      when: whereOffered('update_encryption'),
      does: fillsForm('cinder.updateEncryption', ofOne),
    },
    {
      id: 'delete_encryption',
      label: 'Delete Encryption',
      icon: 'unlock',
      danger: true,
      ...volumeTypeCan.deleteEncryption,
      when: whereOffered('delete_encryption'),
      does: horizonTableAction(tableAction('delete_encryption'), { help: 'This action cannot be undone.' }),
    },
    {
      id: 'delete',
      label: 'Delete Volume Type',
      many: 'Delete Volume Types',
      icon: 'trash',
      danger: true,
      ...volumeTypeCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, tableAction('delete'), id), {
        outcome: 'deleted',
        words: deletionWords(['Volume Type', 'Volume Types']),
      }),
    },
  ],
}
