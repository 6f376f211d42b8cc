import { Table } from '../table.js'

/** `id` is `project/name`: every project has its own account. */
export interface ContainerRow {
  readonly id: string
  readonly name: string
  readonly project_id: string
  readonly is_public: boolean
  readonly storage_policy: string
  /** `2026-11-21T10:07:25.414470` */
  readonly created_at: string
}

/** `id` is `project/container/name`. A pseudo-folder marker is an empty object whose name ends in `/`. */
export interface ObjectRow {
  readonly id: string
  readonly container_id: string
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
  readonly content_type: string
  /** MD5 of the content, hex. */
  readonly etag: string
  readonly timestamp: string
  /** Of a large object, the objects it is made of: `/container/name`. */
  readonly segments?: readonly string[]
}

export interface SwiftTables {
  readonly containers: Table<ContainerRow>
  readonly objects: Table<ObjectRow>
}

export function createSwiftTables(): SwiftTables {
  return { containers: new Table(), objects: new Table() }
}
