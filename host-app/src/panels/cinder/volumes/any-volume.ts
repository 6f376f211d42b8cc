import type { Column, Facet } from '@stratus/widgets'
import type { Owner } from '../../keystone/projects/use-owners.js'
import { ownerColumns, ownerFacets } from '../owner-columns.js'
import { volumeColumns, volumeFacets, type Volume } from './volume.js'

/** A volume of any project, with the names of whom it belongs to. */
export interface AnyVolume extends Volume, Owner {}

const nobody: ReadonlyMap<string, string> = new Map()

/** @param href address of a volume's page, with the web root */
export const anyVolumeColumns = (href: (volume: Volume) => string): Column<AnyVolume>[] => [
  ...ownerColumns<AnyVolume>(),
  ...volumeColumns({ href, instances: nobody }),
]

export const anyVolumeFacets: readonly Facet[] = [...ownerFacets, ...volumeFacets]
