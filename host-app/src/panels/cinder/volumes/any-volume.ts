import type { Column, Facet } from '@stratus/widgets'
import type { Owner } from '../../keystone/projects/use-owners.js'
import { storedForColumns, storedForFacets } from '../stored-for.js'
import { volumeColumns, volumeFacets, type Names, type Volume } from './volume.js'

/** A volume of any project, with the names of whom it belongs to. */
export interface AnyVolume extends Volume, Owner {}

/** Names come with the volumes, or not at all. */
const asIds = (id: string) => id

/** @param href address of a volume's page, with the web root */
export const anyVolumeColumns = (href: (volume: Volume) => string, groups: Names): Column<AnyVolume>[] => [
  ...storedForColumns<AnyVolume>(),
  ...volumeColumns({ href, instances: asIds, groups }),
]

export const anyVolumeFacets: readonly Facet[] = [...storedForFacets, ...volumeFacets]
