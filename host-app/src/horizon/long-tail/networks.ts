import {
  networkCan,
  portCan,
  securityGroupCan,
  subnetCan,
  type NetworkFacts,
  type SecurityGroupFacts,
} from '@stratus/api-client/rules'
import type { LongTailAction, PageForm } from './action.js'

interface Item {
  readonly id: string
}
type NetworkItem = Item & NetworkFacts
/** A subnet or port. */
type PartItem = Item & NetworkFacts & { readonly network_id: string | null }
type GroupItem = Item & SecurityGroupFacts

const part = (id: string | null) => encodeURIComponent(id ?? '')

/** Of networks; creating a port changes what is on it, not its row. */
export const networkLongTail: readonly LongTailAction<NetworkItem>[] = [
  {
    id: 'edit',
    label: 'Edit Network',
    icon: 'pencil',
    way: { form: ({ id }) => `project/networks/${part(id)}/update` },
    rule: networkCan.edit,
  },
  {
    id: 'port',
    label: 'Create Port',
    icon: 'plus',
    way: { form: ({ id }) => `project/networks/${part(id)}/ports/create` },
    changes: 'list',
    rule: networkCan.createPort,
  },
]

export const createPort = (networkId: string): PageForm => ({
  label: 'Create Port',
  form: `project/networks/${part(networkId)}/ports/create`,
})

export const subnetLongTail: readonly LongTailAction<PartItem>[] = [
  {
    id: 'edit',
    label: 'Edit Subnet',
    icon: 'pencil',
    way: { form: ({ id, network_id }) => `project/networks/${part(network_id)}/subnets/${part(id)}/update` },
    rule: subnetCan.edit,
  },
]

export const portLongTail: readonly LongTailAction<PartItem>[] = [
  {
    id: 'edit',
    label: 'Edit Port',
    icon: 'pencil',
    way: {
      form: ({ id, network_id }) => `project/networks/${part(network_id)}/ports/${part(id)}/update?step=update_info`,
    },
    rule: portCan.edit,
  },
]

/** Of security groups: their rules change what a group lets through. */
export const securityGroupLongTail: readonly LongTailAction<GroupItem>[] = [
  {
    id: 'rule',
    label: 'Add Rule',
    icon: 'plus',
    way: { form: ({ id }) => `project/security_groups/${part(id)}/add_rule/` },
    rule: securityGroupCan.addRule,
  },
  {
    id: 'edit',
    label: 'Edit Security Group',
    icon: 'pencil',
    way: { form: ({ id }) => `project/security_groups/${part(id)}/update/` },
    rule: securityGroupCan.edit,
  },
]

export const createSecurityGroup: PageForm = {
  label: 'Create Security Group',
  form: 'project/security_groups/create/',
}
