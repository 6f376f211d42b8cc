import type { AnswerOf } from '@stratus/api-client'
import { federationCan, federationPolicies } from '@stratus/api-client/rules'
import { tn } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import type { Field } from '../../../described/field.js'
import type { DescribedPanel } from '../../../described/panel.js'
import { paths, resourceTypes } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'

type Told = AnswerOf<'keystone.mappings.list'>['items'][number]

/** Rules that make users of what a provider says; its id is its name. */
export interface Mapping extends Told {
  readonly name: string
  /** How many rules it has, in words. */
  readonly count: string
}

/** As many as a list in JSON has; none where it is no such list. */
export function countOf(rules: string | null): string {
  try {
    const list: unknown = JSON.parse(rules ?? '')
    return Array.isArray(list) ? tn('%s rule', '%s rules', list.length) : ''
  } catch {
    return ''
  }
}

const actions: PanelActions<Mapping> = {
  type: resourceTypes.federationMapping,
  page: [
    {
      id: 'create',
      label: 'Create Mapping',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: federationPolicies.createMapping,
      does: fillsForm('keystone.createMapping', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Mapping',
      icon: 'pencil',
      ...federationCan.editMapping,
      does: fillsForm('keystone.editMapping', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Mapping',
      many: 'Delete Mappings',
      icon: 'trash',
      danger: true,
      ...federationCan.deleteMapping,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: 'identity/mappings/', name: ['idp_mappings', 'delete'] }, id),
        { outcome: 'deleted', words: deletionWords(['Mapping', 'Mappings']) },
      ),
    },
  ],
}

/** Everything that can be done with mappings. */
export const mappingActions = { project: actions, admin: actions }

const fields: readonly Field<Mapping>[] = [
  { id: 'name', label: 'Mapping ID', facet: true, to: ({ id }) => paths.mapping(id) },
  { id: 'count', label: 'Rules' },
]

/** What becomes of who comes by a provider (I-FED-02). */
export const mappingPanel: DescribedPanel<Mapping> = {
  title: 'Mappings',
  one: 'Mapping',
  name: 'mappings',
  dashboard: 'identity',
  list: paths.mappings,
  load: async (client, _, signal) =>
    (await client.call('keystone.mappings.list', { signal, quiet: true })).items.map((mapping) => ({
      ...mapping,
      name: mapping.id,
      count: countOf(mapping.rules),
    })),
  failure: 'Unable to retrieve the mappings.',
  remember: remembered<Mapping>('mappings', ['id', 'name', 'count', 'rules']),
  fields,
  actions: mappingActions,
}
