import { Table } from '../table.js'

export type ImageVisibility = 'public' | 'private' | 'shared' | 'community'

export interface ImageRow {
  readonly id: string
  readonly name: string | null
  readonly status: string
  readonly visibility: ImageVisibility
  readonly owner: string
  readonly protected: boolean
  readonly disk_format: string | null
  readonly container_format: string | null
  readonly min_disk: number
  readonly min_ram: number
  readonly size: number | null
  readonly virtual_size: number | null
  readonly checksum: string | null
  readonly os_hash_algo: string | null
  readonly os_hash_value: string | null
  readonly os_hidden: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly tags: readonly string[]
  /** Custom properties, `kernel_id`, `ramdisk_id`, `description`, `architecture` and the like included. */
  readonly properties: Readonly<Record<string, string>>
  /** Projects a shared image is offered to. */
  readonly members: readonly {
    readonly project_id: string
    readonly status: 'pending' | 'accepted' | 'rejected'
  }[]
}

/** A metadata definition namespace as glance shows it; the table only adds the id (its name). */
export interface NamespaceRow {
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface GlanceTables {
  readonly images: Table<ImageRow>
  readonly namespaces: Table<NamespaceRow>
}

export function createGlanceTables(): GlanceTables {
  return { images: new Table(), namespaces: new Table() }
}
