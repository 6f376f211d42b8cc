import { Table } from '../table.js'

/** The fields the compute service needs; the network service may add its own. */
export interface PortRow {
  readonly id: string
  readonly name: string
  readonly network_id: string
  readonly project_id: string
  readonly mac_address: string
  readonly admin_state_up: boolean
  readonly status: string
  readonly device_id: string
  readonly device_owner: string
  readonly fixed_ips: readonly {
    readonly subnet_id: string
    readonly ip_address: string
  }[]
  readonly security_groups: readonly string[]
}

export interface NetworkRow {
  readonly id: string
  readonly name: string
  readonly project_id: string
  readonly subnets: readonly string[]
}

export interface NeutronTables {
  readonly networks: Table<NetworkRow>
  readonly ports: Table<PortRow>
}

export function createNeutronTables(): NeutronTables {
  return { networks: new Table(), ports: new Table() }
}
