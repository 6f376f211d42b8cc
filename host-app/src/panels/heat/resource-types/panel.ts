import type { AnswerOf } from '@stratus/api-client'
import type { DescribedPanel } from '../../../described/panel.js'
import { paths, resourceTypes } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'

type Told = AnswerOf<'heat.resourceTypes.list'>['items'][number]

export interface HeatType extends Told {
  /** As templates name it. */
  readonly name: string
  /** Whose resource it is: the part in the middle. */
  readonly service: string
}

export const heatType = (told: Told): HeatType => ({ ...told, name: told.id, service: told.id.split('::')[1] ?? '' })

const actions = { type: resourceTypes.heatType, items: [] }

/** Kinds of resources that templates may have (T-TYPE-01). */
export const heatTypePanel: DescribedPanel<HeatType> = {
  title: 'Resource Types',
  one: 'Resource Type',
  name: 'resource_types',
  list: () => paths.heatTypes(),
  load: async (client, _area, signal) =>
    (await client.call('heat.resourceTypes.list', { signal, quiet: true })).items.map(heatType),
  failure: 'Unable to retrieve the resource types.',
  remember: remembered<HeatType>('heat-types', ['id', 'name', 'service', 'description']),
  fields: [
    { id: 'name', label: 'Type', facet: true, to: ({ id }) => paths.heatType(id) },
    { id: 'service', label: 'Service', facet: true, priority: 2 },
    { id: 'description', label: 'Description', facet: true, priority: 3 },
  ],
  actions: { project: actions, admin: actions },
}
