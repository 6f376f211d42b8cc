import type { AnswerOf } from '@stratus/api-client'
import { trunkStatuses } from '@stratus/api-client/rules'
import { t, type CellTone, type Column, type Facet, type IconName } from '@stratus/widgets'
import type { Area } from '../../../paths.js'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { ownerColumns, ownerFacets } from '../../keystone/projects/owner-columns.js'
import type { Owner } from '../../keystone/projects/use-owners.js'

/** A trunk as the client gives it (P-TRK-07). */
export type Trunk = AnswerOf<'neutron.trunks.get'>
export type Subport = Trunk['sub_ports'][number]

/** A trunk of any project, with the names of whom it belongs to. */
export interface AnyTrunk extends Trunk, Owner {}

/** Changes whenever the trunk does (P-TRK-08). */
export function trackingKey({ id, revision_number, updated_at }: Trunk): string {
  return [id, revision_number, updated_at].join('/')
}

/** The state it is moving from, null when it rests. */
export const transitionOf = ({ status }: Trunk): string | null => (status === 'BUILD' ? status : null)

/** Address of a port's page, below the web root (P-TRK-06). */
export function portPath(area: Area, id: string): string {
  return `/${area}/networks/ports/${encodeURIComponent(id)}/detail`
}

const looks: Readonly<Record<string, { tone: CellTone; icon: IconName }>> = {
  ACTIVE: { tone: 'success', icon: 'success' },
  DOWN: { tone: 'neutral', icon: 'power' },
  BUILD: { tone: 'info', icon: 'progress' },
  DEGRADED: { tone: 'warning', icon: 'warning' },
  ERROR: { tone: 'danger', icon: 'danger' },
}

/** Word, colour and icon of a status; one nobody has heard of is shown as it came. */
export function statusLook(status: string | null): { text: string; tone: CellTone; icon: IconName | undefined } {
  const labels: Readonly<Record<string, string>> = trunkStatuses
  const label = labels[status ?? '']
  const { tone, icon } = looks[status ?? ''] ?? { tone: 'neutral' as const, icon: undefined }
  return { text: label ? t(label) : (status ?? ''), tone, icon }
}

/** `UP` or `DOWN`, in words. */
export function adminStateLabel({
  admin_state_up,
  admin_state,
}: Pick<Trunk, 'admin_state_up' | 'admin_state'>): string {
  if (admin_state_up !== null) return admin_state_up ? t('UP') : t('DOWN')
  return admin_state ?? ''
}

export interface Hrefs {
  /** With the web root, as is the other. */
  details(trunk: Trunk): string
  port(id: string): string
}

/** The columns of Horizon's own page, in order. */
export function trunkColumns({ details, port }: Hrefs): Column<Trunk>[] {
  return [
    {
      id: 'name_or_id',
      title: t('Name/ID'),
      rowHeader: true,
      value: ({ name_or_id }) => name_or_id,
      cell: (trunk) => ({ text: trunk.name_or_id, href: details(trunk), mono: !trunk.name }),
    },
    {
      id: 'port_id',
      title: t('Parent Port'),
      value: ({ port_id }) => port_id,
      cell: ({ port_id }) => ({ text: port_id, href: port_id && port(port_id), mono: true }),
    },
    { id: 'subport_count', title: t('Subport Count'), type: 'number', value: ({ subport_count }) => subport_count },
    { id: 'admin_state', title: t('Admin State'), value: adminStateLabel },
    {
      id: 'status',
      title: t('Status'),
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
  ]
}

/** Those, and before them whose it is: for administrators. */
export const anyTrunkColumns = (hrefs: Hrefs): Column<AnyTrunk>[] => [
  ...ownerColumns<AnyTrunk>(),
  ...trunkColumns(hrefs),
]

/** The subports of a trunk's Overview (P-TRK-05); rows need an id of their own. */
export interface SubportRow extends Subport {
  readonly id: string
}

export function subportRows({ sub_ports }: Trunk): SubportRow[] {
  return sub_ports.map((subport) => ({ ...subport, id: subport.port_id }))
}

/** `port`: address of a port, with the web root. */
export function subportColumns(port: (id: string) => string): Column<SubportRow>[] {
  return [
    { id: 'segmentation_type', title: t('Segmentation Type'), value: ({ segmentation_type }) => segmentation_type },
    {
      id: 'segmentation_id',
      title: t('Segmentation ID'),
      type: 'number',
      value: ({ segmentation_id }) => segmentation_id,
    },
    {
      id: 'port_id',
      title: t('Port ID'),
      rowHeader: true,
      value: ({ port_id }) => port_id,
      cell: ({ port_id }) => ({ text: port_id, href: port(port_id), mono: true }),
    },
  ]
}

export const trunkFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'port_id', label: 'Parent Port', singleton: true },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    options: Object.entries(trunkStatuses).map(([key, label]) => ({ key, label })),
  },
  {
    name: 'admin_state_up',
    label: 'Admin State',
    singleton: true,
    options: yesNoOptions.map(({ key }) => ({ key, label: key === 'true' ? 'Up' : 'Down' })),
  },
]

export const anyTrunkFacets: readonly Facet[] = [...ownerFacets, ...trunkFacets]
