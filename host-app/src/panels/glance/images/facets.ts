import type { QueryOf } from '@stratus/api-client'
import type { ListTerm } from '../../shared/list-state.js'
import type { Choice } from './disk-formats.js'

/** A facet of the search box, as `stratus-faceted-search` takes it; labels are English, keys of their translation. */
export interface ImageFacet {
  readonly name: string
  readonly label: string
  readonly options?: readonly Choice[]
  readonly persistent?: boolean
}

const choices = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Facets of the images panel (D2 §2); the server filters by every one of them, and each is used once. */
export const imageFacets: readonly ImageFacet[] = [
  { name: 'name', label: 'Name', persistent: true },
  {
    name: 'status',
    label: 'Status',
    options: choices({
      active: 'Active',
      saving: 'Saving',
      queued: 'Queued',
      pending_delete: 'Pending Delete',
      killed: 'Killed',
      deactivated: 'Deactivated',
      deleted: 'Deleted',
    }),
  },
  {
    name: 'visibility',
    label: 'Visibility',
    options: choices({ public: 'Public', private: 'Private', shared: 'Shared With Project', community: 'Community' }),
  },
  { name: 'protected', label: 'Protected', options: choices({ true: 'Yes', false: 'No' }) },
  {
    name: 'disk_format',
    label: 'Format',
    options: choices({
      aki: 'AKI',
      ami: 'AMI',
      ari: 'ARI',
      docker: 'Docker',
      iso: 'ISO',
      ova: 'OVA',
      ploop: 'PLOOP',
      qcow2: 'QCOW2',
      raw: 'Raw',
      vdi: 'VDI',
      vhd: 'VHD',
      vmdk: 'VMDK',
    }),
  },
  { name: 'size_min', label: 'Min. Size (bytes)' },
  { name: 'size_max', label: 'Max. Size (bytes)' },
]

export const imageFacetNames = imageFacets.map(({ name }) => name)

/** How the server keeps a format that it does not know by the name people use (rest.md §3). */
const storedFormats: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  docker: { disk_format: 'raw', container_format: 'docker' },
  ova: { disk_format: 'vmdk', container_format: 'ova' },
}

type ImageQuery = NonNullable<QueryOf<'glance.images.list'>>

function queryOf({ name, value }: ListTerm): ImageQuery {
  switch (name) {
    case 'disk_format':
      return storedFormats[value] ?? { disk_format: value }
    case 'protected':
      return { protected: value === 'true' }
    case 'size_min':
    case 'size_max':
      return { [name]: Number(value) }
    default:
      return { [name]: value }
  }
}

/**
 * The list call's query for the chosen facets. On the admin panel `is_public=None` asks for images of every project.
 * A later term of the same facet wins: each is used once.
 */
export function imageListQuery(terms: readonly ListTerm[], admin: boolean): ImageQuery {
  return Object.assign(admin ? { is_public: 'None' } : {}, ...terms.map(queryOf)) as ImageQuery
}

/** What is wrong with the chosen facets, before the server is asked; English, key of its translation. */
export function facetProblem(terms: readonly ListTerm[]): string | null {
  const bad = terms.some(({ name, value }) => name.startsWith('size_') && !/^\d+$/.test(value))
  return bad ? 'Sizes to filter by are whole numbers of bytes.' : null
}
