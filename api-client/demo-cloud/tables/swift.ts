import { Table } from '../table.js'

export interface ContainerRow {
  readonly id: string
}

export interface SwiftTables {
  readonly containers: Table<ContainerRow>
}

export function createSwiftTables(): SwiftTables {
  return { containers: new Table() }
}
