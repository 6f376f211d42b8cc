import { formatAmount, formatBytes, formatYesNo, t } from '@stratus/widgets'
import { shownDiskFormat } from './disk-formats.js'
import { visibilityLabel } from './visibility.js'
import type { Image } from './image.js'

/** One fact about an image, in words. */
export interface Fact {
  readonly label: string
  readonly value: string | null
  readonly mono?: boolean
}

export interface ImageReader {
  readonly projectId: string | null
  readonly apiVersion: string
}

const upper = (text: string | null): string | null => text?.toUpperCase() ?? null
const number = (value: number | null): string | null => (value === null ? null : formatAmount(value))

/** Labels and values of an image's fields (P-IMG-06), as the drawer and the details show them. */
export function imageFacts(image: Image, { projectId, apiVersion }: ImageReader) {
  const text = (name: string): string | null => {
    const value = image.properties[name]
    return typeof value === 'string' ? value : null
  }
  return {
    id: { label: t('ID'), value: image.id, mono: true },
    name: { label: t('Name'), value: image.name },
    type: { label: t('Type'), value: t(image.type) },
    size: { label: t('Size'), value: formatBytes(image.size) },
    min_disk: { label: t('Min. Disk (GiB)'), value: number(image.min_disk) },
    min_ram: { label: t('Min. RAM (MiB)'), value: number(image.min_ram) },
    disk_format: { label: t('Disk Format'), value: upper(shownDiskFormat(image)) },
    container_format: { label: t('Container Format'), value: upper(image.container_format) },
    virtual_size: {
      label: t('Virtual Size'),
      value: image.virtual_size === null ? null : formatBytes(image.virtual_size),
    },
    visibility: { label: t('Visibility'), value: t(visibilityLabel(image, projectId, apiVersion)) },
    protected: { label: t('Protected'), value: formatYesNo(image.protected) },
    checksum: { label: t('Checksum'), value: image.checksum, mono: true },
    hash_algo: { label: 'os_hash_algo', value: text('os_hash_algo'), mono: true },
    hash_value: { label: 'os_hash_value', value: text('os_hash_value'), mono: true },
    filename: { label: t('Filename'), value: text('filename') },
    description: { label: t('Description'), value: image.description },
    architecture: { label: t('Architecture'), value: image.architecture },
    kernel_id: { label: t('Kernel ID'), value: image.kernel_id, mono: true },
    ramdisk_id: { label: t('Ramdisk ID'), value: image.ramdisk_id, mono: true },
    tags: { label: t('Tags'), value: image.tags.join(', ') },
  } satisfies Record<string, Fact>
}
