import { qosSpecCan, qosSpecPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'
import { qosValues } from '../specs.js'
import type { QosSpec } from './qos-spec.js'
import { typesPage } from './volume-type.js'

/** Everything that can be done with QoS specs of volume types. */
export const qosSpecActions: PanelActions<QosSpec> = {
  type: resourceTypes.volumeQosSpec,
  page: [
    {
      id: 'create',
      label: 'Create QoS Spec',
      icon: 'plus',
      primary: true,
      ...qosSpecPolicies.create,
      does: fillsForm('cinder.createQosSpec', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'values',
      label: 'Manage Specs',
      icon: 'tags',
      ...qosSpecCan.edit,
      does: editsMetadata({ heading: 'Manage Specs', type: resourceTypes.volumeQosSpec, ...qosValues }),
    },
    {
      id: 'consumer',
      label: 'Edit Consumer',
      icon: 'pencil',
      ...qosSpecCan.edit,
      does: fillsForm('cinder.qosConsumer', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete QoS Spec',
      many: 'Delete QoS Specs',
      icon: 'trash',
      danger: true,
      ...qosSpecCan.delete,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: typesPage, name: ['qos_specs', 'delete'] }, id),
        { outcome: 'deleted', words: deletionWords(['QoS Spec', 'QoS Specs'], ['QoS spec', 'QoS specs']) },
      ),
    },
  ],
}
