import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import { idColumn } from '../../../list/id-column.js'
import type { VolumeType } from './volume-type.js'

type Told = AnswerOf<'cinder.qosSpecs.list'>['items'][number]

/** What is asked for of volumes, by the types that it is associated with. */
export interface QosSpec extends Told {
  /** Names of the types. */
  readonly types: readonly string[]
}

/** @param types those of the cloud, as far as they are known */
export const qosSpecsOf = (told: readonly Told[], types: readonly VolumeType[]): QosSpec[] =>
  told.map((spec) => ({
    ...spec,
    types: types
      .filter(({ qos_spec }) => qos_spec !== null && qos_spec === spec.name)
      .map(({ name, id }) => name ?? id),
  }))

export const specName = ({ name, id }: QosSpec): string => name || id

const lines = (texts: readonly string[]) => (texts.length ? { lines: texts } : null)

/** `total_iops_sec=500`, a line each. */
export const valuesOf = ({ specs }: QosSpec): string[] => Object.entries(specs).map(([key, value]) => `${key}=${value}`)

export function qosColumns(): Column<QosSpec>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: specName },
    { id: 'consumer', title: t('Consumer'), priority: 2, value: ({ consumer }) => consumer },
    { id: 'specs', title: t('Specs'), value: valuesOf, cell: (spec) => lines(valuesOf(spec)) },
    {
      id: 'types',
      title: t('Volume Types'),
      priority: 2,
      value: ({ types }) => types,
      cell: ({ types }) => lines(types),
    },
    idColumn({ priority: 3, hidden: true }),
  ]
}

const has = (texts: readonly string[], part: string) =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()))

export const qosFacets: readonly ListFacet<QosSpec>[] = [
  { name: 'name', label: 'Name', singleton: true },
  {
    name: 'consumer',
    label: 'Consumer',
    singleton: true,
    options: ['front-end', 'back-end', 'both'].map((key) => ({ key, label: key })),
  },
  { name: 'specs', label: 'Specs', singleton: true, match: (spec, part) => has(valuesOf(spec), part) },
  { name: 'types', label: 'Volume Types', singleton: true, match: ({ types }, part) => has(types, part) },
]
