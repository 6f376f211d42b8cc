import type { Image, Volume, VolumeSnapshot } from '@stratus/api-client'
import { formatBytes, formatGibibytes, formatNoValue, formatShortDate, t, type Column } from '@stratus/widgets'
import { timeCell } from '../../../../list/cells.js'
import { shownDiskFormat } from '../../../glance/images/disk-formats.js'
import { isVisibility, visibilityLabels } from '../../../glance/images/visibility.js'
import { optionFacet, tableLabels, textFacet, yesNo, type LaunchTable } from './launch-table.js'

/** As the wizard calls them: ploop is not among them (P-IMG-21). */
const diskFormats: Readonly<Record<string, string>> = {
  aki: 'AKI',
  ami: 'AMI',
  ari: 'ARI',
  docker: 'Docker',
  iso: 'ISO',
  ova: 'OVA',
  qcow2: 'QCOW2',
  raw: 'RAW',
  vdi: 'VDI',
  vhd: 'VHD',
  vmdk: 'VMDK',
}

/** L-SEL-09; any other status is shown as it comes. */
const volumeStatuses: Readonly<Record<string, string>> = {
  available: 'Available',
  creating: 'Creating',
  deleting: 'Deleting',
  error: 'Error',
  error_deleting: 'Error Deleting',
}

const word = (words: Readonly<Record<string, string>>, code: string | null): string | null =>
  code === null ? null : t(words[code] ?? code)

const nameOf = ({ name, id }: { readonly name: string | null; readonly id: string }) => name || id

const selectOne = tableLabels('Select an item from Available items below', 'Select one')
const descriptionColumn = (): Column<Volume | VolumeSnapshot> => ({
  id: 'description',
  title: t('Description'),
  priority: 2,
  value: ({ description }) => description,
  cell: ({ description }) => formatNoValue(description),
})

const sizeColumn = (): Column<Volume | VolumeSnapshot> => ({
  id: 'size',
  title: t('Size'),
  priority: 2,
  type: 'number',
  value: ({ size }) => size,
  cell: ({ size }) => formatGibibytes(size),
})

export const imageTable: LaunchTable<Image> = {
  max: 1,
  labels: selectOne,
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    {
      id: 'updated_at',
      title: t('Updated'),
      priority: 2,
      type: 'timestamp',
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => timeCell(updated_at),
    },
    {
      id: 'size',
      title: t('Size'),
      priority: 2,
      type: 'number',
      value: ({ size }) => size,
      cell: ({ size }) => formatBytes(size),
    },
    { id: 'disk_format', title: t('Format'), priority: 2, value: (image) => word(diskFormats, shownDiskFormat(image)) },
    {
      id: 'visibility',
      title: t('Visibility'),
      priority: 2,
      value: ({ visibility }) => (isVisibility(visibility) ? t(visibilityLabels[visibility]) : visibility),
    },
  ],
  facets: [
    textFacet('name', 'Name'),
    textFacet('updated_at', 'Updated'),
    textFacet('size', 'Size'),
    optionFacet('disk_format', 'Format', diskFormats),
    optionFacet('visibility', 'Visibility', {
      public: 'Public',
      private: 'Private',
      shared: 'Shared With Project',
      community: 'Community',
    }),
  ],
  facetFields: (image) => ({
    name: nameOf(image),
    updated_at: formatShortDate(image.updated_at),
    size: formatBytes(image.size),
    disk_format: shownDiskFormat(image),
    visibility: image.visibility,
  }),
}

export const volumeTable: LaunchTable<Volume> = {
  max: 1,
  labels: selectOne,
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    descriptionColumn(),
    sizeColumn(),
    {
      id: 'volume_image_metadata',
      title: t('Type'),
      priority: 2,
      value: ({ volume_image_metadata }) => word(diskFormats, volume_image_metadata.disk_format ?? null),
    },
    {
      id: 'availability_zone',
      title: t('Availability Zone'),
      priority: 2,
      value: ({ availability_zone }) => availability_zone,
    },
  ],
  facets: [
    textFacet('name', 'Name'),
    textFacet('description', 'Description'),
    textFacet('size', 'Size'),
    optionFacet('type', 'Type', diskFormats),
    optionFacet('encrypted', 'Encrypted', yesNo),
  ],
  facetFields: (volume) => ({
    name: nameOf(volume),
    description: volume.description,
    size: formatGibibytes(volume.size),
    type: volume.volume_image_metadata.disk_format,
    encrypted: volume.encrypted ?? false,
  }),
}

export const volumeSnapshotTable: LaunchTable<VolumeSnapshot> = {
  max: 1,
  labels: selectOne,
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    descriptionColumn(),
    sizeColumn(),
    {
      id: 'created_at',
      title: t('Created'),
      priority: 2,
      type: 'timestamp',
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => timeCell(created_at),
    },
    { id: 'status', title: t('Status'), priority: 2, value: ({ status }) => word(volumeStatuses, status) },
  ],
  facets: [
    textFacet('name', 'Name'),
    textFacet('description', 'Description'),
    textFacet('size', 'Size'),
    textFacet('created_at', 'Created'),
    optionFacet('status', 'Status', volumeStatuses),
  ],
  facetFields: (snapshot) => ({
    name: nameOf(snapshot),
    description: snapshot.description,
    size: formatGibibytes(snapshot.size),
    created_at: formatShortDate(snapshot.created_at),
    status: snapshot.status,
  }),
}
