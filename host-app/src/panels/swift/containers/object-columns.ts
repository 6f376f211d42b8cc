import { formatBytes, t, type Column } from '@stratus/widgets'
import type { Item } from './item.js'

/**
 * The columns of the objects table (O-VIEW-02).
 * @param href address of a folder, with the web root; null for files, and where it has none
 */
export function objectColumns(href: (item: Item) => string | null): Column<Item>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: ({ name }) => name,
      cell: (item) => ({
        text: item.name || t('(no name)'),
        href: href(item),
        icon: item.is_subdir ? 'folder' : 'file',
      }),
    },
    {
      id: 'bytes',
      title: t('Size'),
      type: 'size',
      width: 120,
      value: ({ is_subdir, bytes }) => (is_subdir ? null : bytes),
      cell: ({ is_subdir, bytes }) => (is_subdir ? t('Folder') : formatBytes(bytes)),
    },
  ]
}
