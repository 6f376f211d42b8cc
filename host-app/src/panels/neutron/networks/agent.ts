import type { AnswerOf } from '@stratus/api-client'
import { anyNetworkCan } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { ageCell } from '../../../list/age-cell.js'
import { resourceTypes } from '../../../paths.js'

type Told = AnswerOf<'neutron.anyNetworks.agents'>['items'][number]

/** What hands out the addresses of a network, on one host. */
export interface DhcpAgent extends Told {
  /** Its host. */
  readonly name: string
}

export const dhcpAgent = (agent: Told): DhcpAgent => ({ ...agent, name: agent.host ?? agent.id })

export const hostOf = ({ name }: DhcpAgent): string => name

/** A page's words of time are no time. */
const isTime = (text: string | null): text is string => /^\d{4}-\d\d-\d\d/.test(text ?? '')

export function agentColumns(): Column<DhcpAgent>[] {
  return [
    { id: 'host', title: t('Host'), rowHeader: true, value: hostOf },
    { id: 'status', title: t('Status'), value: ({ status }) => t(status ?? '') },
    {
      id: 'state',
      title: t('State'),
      value: ({ admin_state }) => t(admin_state ?? ''),
      cell: ({ admin_state }) => ({
        text: t(admin_state ?? ''),
        ...(admin_state === 'Down' && { tone: 'danger' as const, icon: 'danger' as const }),
        ...(admin_state === 'Up' && { tone: 'success' as const, icon: 'success' as const }),
      }),
    },
    {
      id: 'updated',
      title: t('Last Updated'),
      priority: 2,
      value: ({ updated }) => updated,
      cell: ({ updated }) => (isTime(updated) ? ageCell(updated) : updated),
    },
  ]
}

/** What is done with the agents of one network. */
export const agentActionsOf = (network: string): PanelActions<DhcpAgent> => ({
  type: resourceTypes.dhcpAgent,
  page: [
    {
      id: 'add',
      label: 'Add DHCP Agent',
      icon: 'plus',
      policy: anyNetworkCan.addAgent.policy,
      does: fillsForm('neutron.addDhcpAgent', () => ({ id: network }), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'remove',
      label: 'Remove DHCP Agent',
      many: 'Remove DHCP Agents',
      icon: 'unlink',
      danger: true,
      ...anyNetworkCan.removeAgent,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(
            client,
            {
              table: `admin/networks/${encodeURIComponent(network)}/detail?tab=network_tabs__agents_tab`,
              name: ['agents', 'delete'],
              next: 'admin/networks/',
            },
            id,
          ),
        {
          outcome: 'deleted',
          words: {
            title: ['Confirm Remove DHCP Agent', 'Confirm Remove DHCP Agents'],
            body: [
              'The agent on "%s" will hand out no more addresses of this network.',
              'The agents on "%s" will hand out no more addresses of this network.',
            ],
            submit: ['Remove DHCP Agent', 'Remove DHCP Agents'],
            success: ['Removed DHCP agent on %s.', 'Removed DHCP agents on %s.'],
            failure: ['Unable to remove DHCP agent on %s.', 'Unable to remove DHCP agents on %s.'],
            refused: ['You are not allowed to remove DHCP agents: %s', 'You are not allowed to remove DHCP agents: %s'],
          },
        },
      ),
    },
  ],
})
