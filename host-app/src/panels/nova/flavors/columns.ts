import { formatGibibytes, formatMebibytes, formatYesNo, t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'
import type { Flavor } from './flavor.js'
import { idColumn } from '../../../list/id-column.js'

/** Releases since Nova's Victoria have no such factor: it is shown where the data has it (DEC-1). */
export const hasFactor = (flavors: readonly Flavor[]) => flavors.some(({ rxtx_factor }) => rxtx_factor !== null)

/**
 * The columns of Horizon's own page, in order; the rest waits in the column chooser (DEC-38).
 * @param factor whether the server tells the RX/TX factor
 */
export function flavorColumns(factor: boolean): Column<Flavor>[] {
  const rxtx: Column<Flavor> = {
    id: 'rxtx_factor',
    title: t('RX/TX factor'),
    priority: 3,
    type: 'number',
    hidden: true,
    value: ({ rxtx_factor }) => rxtx_factor,
  }
  return [
    { id: 'name', title: t('Flavor Name'), rowHeader: true, value: ({ name }) => name },
    { id: 'vcpus', title: t('vCPUs'), priority: 2, type: 'number', value: ({ vcpus }) => vcpus },
    {
      id: 'ram',
      title: t('RAM'),
      type: 'number',
      value: ({ ram }) => ram,
      cell: ({ ram }) => formatMebibytes(ram),
    },
    {
      id: 'disk',
      title: t('Root Disk'),
      priority: 2,
      type: 'number',
      value: ({ disk }) => disk,
      cell: ({ disk }) => formatGibibytes(disk),
    },
    idColumn(),
    { id: 'is_public', title: t('Public'), priority: 2, value: ({ is_public }) => formatYesNo(is_public) },
    {
      id: 'ephemeral',
      title: t('Ephemeral Disk'),
      priority: 3,
      type: 'number',
      hidden: true,
      value: ({ ephemeral }) => ephemeral,
      cell: ({ ephemeral }) => formatGibibytes(ephemeral),
    },
    {
      id: 'swap',
      title: t('Swap Disk'),
      priority: 3,
      type: 'number',
      hidden: true,
      value: ({ swap }) => swap,
      cell: ({ swap }) => formatMebibytes(swap),
    },
    ...(factor ? [rxtx] : []),
  ]
}

/** The server filters by none of them. */
export const flavorFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'vcpus', label: 'vCPUs', singleton: true },
  { name: 'ram', label: 'RAM', singleton: true },
  { name: 'disk', label: 'Root Disk', singleton: true },
  { name: 'is_public', label: 'Public', singleton: true, options: yesNoOptions },
]
