import type { QueryOf } from '@stratus/api-client'
import type { Facet, FacetOption } from '@stratus/widgets'
import type { ListTerm } from '../../../list/list-state.js'

/** Values with their labels (English, keys of their translation). */
function options(labels: Readonly<Record<string, string>>): FacetOption[] {
  return Object.entries(labels).map(([key, label]) => ({ key, label }))
}

const facet = (name: string, label: string, labels?: Readonly<Record<string, string>>): Facet => ({
  name,
  label,
  options: labels && options(labels),
  singleton: true,
  isServer: true,
})

/** Facets of the images panel (P-IMG-05); the server filters by every one of them, and each is used once. */
export const imageFacets: readonly Facet[] = [
  { ...facet('name', 'Name'), persistent: true },
  facet('status', 'Status', {
    active: 'Active',
    saving: 'Saving',
    queued: 'Queued',
    pending_delete: 'Pending Delete',
    killed: 'Killed',
    deactivated: 'Deactivated',
    deleted: 'Deleted',
  }),
  facet('visibility', 'Visibility', {
    public: 'Public',
    private: 'Private',
    shared: 'Shared With Project',
    community: 'Community',
  }),
  facet('protected', 'Protected', { true: 'Yes', false: 'No' }),
  facet('disk_format', 'Format', {
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
  facet('size_min', 'Min. Size (bytes)'),
  facet('size_max', 'Max. Size (bytes)'),
]

export const imageFacetNames = imageFacets.map(({ name }) => name)

/** How the server keeps a format that it does not know by the name people use. */
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
