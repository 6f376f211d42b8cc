import { Table } from '../table.js'

/** The fields the compute service needs; the block storage service may add its own. */
export interface VolumeRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly status: string
  readonly project_id: string
  readonly attachments: readonly {
    readonly id: string
    readonly attachment_id: string
    readonly volume_id: string
    readonly server_id: string
    readonly device: string
    readonly host_name: string | null
    readonly attached_at: string
  }[]
}

export interface CinderTables {
  readonly volumes: Table<VolumeRow>
}

export function createCinderTables(): CinderTables {
  return { volumes: new Table() }
}
