import type { AnswerOf } from '@stratus/api-client'
import { floatingIpCan, floatingIpPolicies } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import type { ListFacet } from '../../../list/filter-rows.js'
import { inWords, stateLook } from '../../../list/state-look.js'
import { remembered } from '../../../stores/row-memory.js'
import { resourceTypes } from '../../../paths.js'
import { disassociateWords, releaseWords } from './words.js'
import { idColumn } from '../../../list/id-column.js'

type Told = AnswerOf<'neutron.anyFloatingIps.list'>['items'][number]

/** A floating IP of any project, as the administrators' list has it. */
export interface AnyFloatingIp extends Told {
  /** Its address. */
  readonly name: string
  /** Name of the instance, or in the page's words of another thing, that it leads to; null when that is not known. */
  readonly instance: string | null
  /** Where it leads to there. */
  readonly mapped: string | null
  /** What it leads to, as the rules look at it; null when it leads nowhere. */
  readonly port_id: string | null
}

export function anyFloatingIp(address: Told): AnyFloatingIp {
  // The address is the last word: names may have blanks.
  const [, instance = '', mapped = null] = /^(?:(.*) )?(\S+)$/.exec(address.fixed_ip ?? '') ?? []
  return {
    ...address,
    name: address.ip ?? address.id,
    instance: instance || null,
    // Horizon's page leads to the instance, in the area of its project.
    instance_id: address.instance_id ?? /\/instances\/([^/]+)\//.exec(address.links['fixed_ip'] ?? '')?.[1] ?? null,
    mapped,
    port_id: address.fixed_ip,
  }
}

export const rememberedAnyFloatingIps = remembered<AnyFloatingIp>('any-floating-ips', [
  'id',
  'name',
  'ip',
  'project',
  'description',
  'fixed_ip',
  'instance',
  'instance_id',
  'mapped',
  'port_id',
  'pool',
  'status',
  'state',
  'links',
])

/**
 * The columns of Horizon's own list, in order.
 * @param hrefOf address of the page of an instance, with the web root
 */
export function anyFloatingIpColumns(hrefOf: (instance: string) => string): Column<AnyFloatingIp>[] {
  return [
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    {
      id: 'ip',
      title: t('IP Address'),
      rowHeader: true,
      type: 'ip',
      value: ({ name }) => name,
      cell: ({ name }) => ({ text: name, mono: true }),
    },
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
    {
      id: 'instance',
      title: t('Instance'),
      value: ({ instance }) => instance,
      cell: ({ instance, instance_id, links }) => ({
        text: instance,
        ...(instance && { href: instance_id ? hrefOf(instance_id) : links['fixed_ip'] }),
      }),
    },
    {
      id: 'fixed_ip',
      title: t('Mapped Fixed IP Address'),
      priority: 2,
      type: 'ip',
      value: ({ mapped }) => mapped,
      cell: ({ mapped }) => ({ text: mapped, mono: true }),
    },
    { id: 'pool', title: t('Pool'), priority: 2, value: ({ pool }) => pool },
    { id: 'status', title: t('Status'), priority: 2, value: ({ status }) => inWords(status), cell: stateLook },
    idColumn({ priority: 4, hidden: true }),
  ]
}

export const anyFloatingIpFacets: readonly ListFacet<AnyFloatingIp>[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'name', label: 'Floating IP Address', singleton: true },
  { name: 'instance', label: 'Instance', singleton: true },
  { name: 'mapped', label: 'Mapped Fixed IP Address', singleton: true },
  { name: 'pool', label: 'Pool', singleton: true },
  { name: 'status', label: 'Status', singleton: true },
]

const tableOf = (action: string) => ({ table: 'admin/floating_ips/', name: ['floating_ips', action] }) as const

/** What administrators do with the floating IPs of all projects. */
export const anyFloatingIpActions: PanelActions<AnyFloatingIp> = {
  type: resourceTypes.floatingIp,
  page: [
    {
      id: 'allocate',
      label: 'Allocate IP To Project',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: floatingIpPolicies.allocate,
      does: fillsForm('neutron.allocateAnyFloatingIp', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'disassociate',
      label: 'Disassociate',
      icon: 'unlink',
      danger: true,
      ...floatingIpCan.disassociate,
      when: ({ port_id }) => port_id !== null,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, tableOf('disassociate'), id), {
        outcome: 'updated',
        words: disassociateWords,
      }),
    },
    {
      id: 'release',
      label: 'Release Floating IP',
      many: 'Release Floating IPs',
      icon: 'trash',
      danger: true,
      ...floatingIpCan.release,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, tableOf('release'), id), {
        outcome: 'deleted',
        words: releaseWords,
      }),
    },
  ],
}
