import { aggregateCan, aggregatePolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'
import type { Aggregate } from './aggregate.js'

const table = { table: 'admin/aggregates/', name: ['host_aggregates', 'delete'] } as const

/** Everything that can be done with host aggregates. */
export const aggregateActions: PanelActions<Aggregate> = {
  type: resourceTypes.aggregate,
  page: [
    {
      id: 'create',
      label: 'Create Host Aggregate',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: aggregatePolicies.create,
      does: fillsForm('nova.createAggregate', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'hosts',
      label: 'Manage Hosts',
      icon: 'server',
      ...aggregateCan.manageHosts,
      does: fillsForm('nova.manageAggregateHosts', ({ id }) => ({ id })),
    },
    {
      id: 'edit',
      label: 'Edit Host Aggregate',
      icon: 'pencil',
      ...aggregateCan.edit,
      does: fillsForm('nova.editAggregate', ({ id }) => ({ id })),
    },
    {
      id: 'metadata',
      label: 'Update Metadata',
      icon: 'tags',
      ...aggregateCan.updateMetadata,
      does: editsMetadata({
        heading: 'Update Aggregate Metadata',
        type: resourceTypes.aggregate,
        read: (client, id) => client.call('nova.aggregates.extraSpecs', { params: { id } }),
        save: (client, id, body) =>
          client.call('nova.aggregates.updateExtraSpecs', { params: { id }, body, quiet: true }),
      }),
    },
    {
      id: 'delete',
      label: 'Delete Host Aggregate',
      many: 'Delete Host Aggregates',
      icon: 'trash',
      danger: true,
      ...aggregateCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        words: deletionWords(['Host Aggregate', 'Host Aggregates'], ['host aggregate', 'host aggregates']),
      }),
    },
  ],
}
