import { metadefCan, metadefPolicies, propertyCan } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { paths, resourceTypes } from '../../../paths.js'
import type { DefinitionRow } from './contents-model.js'

export interface PropertyRow extends DefinitionRow {
  readonly isProtected: boolean
}

/** Horizon imports whole namespaces only. */
const withoutHorizon = true

/** What can be done with what a namespace holds. */
export const propertyActions = (namespace: string): PanelActions<PropertyRow> => ({
  type: resourceTypes.metadefProperty,
  page: [
    {
      id: 'tags',
      label: 'Edit Tags',
      icon: 'pencil',
      policy: metadefCan.tags.policy,
      withoutHorizon,
      does: fillsForm('glance.namespaceTags', () => ({ id: namespace }), { changes: 'list' }),
    },
    {
      id: 'create',
      label: 'Create Property',
      icon: 'plus',
      policy: metadefPolicies.createProperty,
      withoutHorizon,
      does: fillsForm('glance.createProperty', () => ({ id: namespace }), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Property',
      icon: 'pencil',
      ...propertyCan.edit,
      withoutHorizon,
      does: fillsForm('glance.editProperty', ({ id }) => ({ id: namespace, key: id })),
    },
    {
      id: 'delete',
      label: 'Delete Property',
      many: 'Delete Properties',
      icon: 'trash',
      danger: true,
      ...propertyCan.delete,
      withoutHorizon,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: paths.metadef(namespace).slice(1), name: ['properties', 'delete'] }, id),
        { outcome: 'deleted', inTurn: true, words: deletionWords(['Property', 'Properties']) },
      ),
    },
  ],
})
