import { type Column, formatBytes, formatYesNo, t } from '@stratus/widgets'
import { shownDiskFormat } from './disk-formats.js'
import { statusLook } from './status.js'
import { visibilityLabel } from './visibility.js'
import type { Area } from '../../../paths.js'
import type { Image } from './image.js'

export interface ImageColumnContext {
  /** Null hides the owner column: the policy identity:get_project does not allow it. */
  readonly ownerName: ((projectId: string) => string) | null
  /** The project the user works in. */
  readonly projectId: string | null
  readonly apiVersion: string
  /** Where all projects' images are, whose one is matters more than how large it is. */
  readonly area: Area
  /** Address of an image's details, with the web root. */
  href(image: Image): string
}

/** The columns of Horizon's own page, in order. */
export function imageColumns({ ownerName, projectId, apiVersion, area, href }: ImageColumnContext): Column<Image>[] {
  const owner: Column<Image> = {
    id: 'owner',
    title: t('Owner'),
    priority: area === 'admin' ? 1 : 2,
    value: (image) => (image.owner && ownerName ? ownerName(image.owner) : image.owner),
  }
  return [
    ...(ownerName ? [owner] : []),
    {
      id: 'name',
      rowHeader: true,
      title: t('Name'),
      whole: true,
      value: (image) => image.name_or_id,
      cell: (image) => ({ text: image.name_or_id, href: href(image), mono: !image.name }),
    },
    { id: 'type', title: t('Type'), priority: 3, value: (image) => t(image.type) },
    {
      id: 'status',
      title: t('Status'),
      value: (image) => statusLook(image.status).text,
      cell: (image) => statusLook(image.status),
    },
    {
      id: 'visibility',
      title: t('Visibility'),
      whole: true,
      value: (image) => t(visibilityLabel(image, projectId, apiVersion)),
      tooltip: (image) => t(visibilityLabel(image, projectId, apiVersion)),
    },
    { id: 'protected', title: t('Protected'), priority: 3, value: (image) => formatYesNo(image.protected) },
    {
      id: 'disk_format',
      title: t('Disk Format'),
      priority: 3,
      value: (image) => shownDiskFormat(image)?.toUpperCase(),
    },
    {
      id: 'size',
      title: t('Size'),
      priority: area === 'admin' ? 2 : 1,
      type: 'number',
      value: (image) => image.size,
      cell: (image) => formatBytes(image.size),
    },
  ]
}
