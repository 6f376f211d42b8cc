import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { pendingName } from '../../../list/pending-name.js'
import { yesNo } from '../../../ui/yes-no.js'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { storedColumns } from '../columns.js'
import { statusOptions } from '../status.js'

export type Volume = AnswerOf<'cinder.volumes.get'> & {
  /** The names of the instances that it is attached to are on their way. */
  readonly awaitsNames?: boolean
}
export type Attachment = Volume['attachments'][number]

/** A volume's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<Volume, 'name' | 'id'>) => name || id

/** About as wide as a name, so that the column does not leave when names come. */
const roomForName = '\u2003'.repeat(6)
const onTheirWay = () => null

/** What something is called: its id where nobody tells its name, null while that is on its way. */
export type Names = (id: string) => string | null

/** Ids of the instances that volumes are attached to, where these do not tell their names. */
export const unnamedIn = (volumes: readonly Pick<Volume, 'attachments'>[]): string[] =>
  volumes.flatMap(({ attachments }) =>
    attachments.flatMap(({ server_id, instance_name }) => (server_id && !instance_name ? [server_id] : [])),
  )

/** Ids of the groups that volumes are in. */
export const groupsOf = (volumes: readonly Pick<Volume, 'group_id'>[]): string[] =>
  volumes.flatMap(({ group_id }) => group_id ?? [])

interface Sources {
  /** Address of a volume's page, with the web root. */
  href(volume: Volume): string
  instances: Names
  groups: Names
}

/** `/dev/vdb on vm-1`. An instance nobody may see shows its id, once that is sure. */
export function attachmentText({ server_id, device, instance_name }: Attachment, instances: Names): string {
  const instance = instance_name || (server_id && (instances(server_id) ?? pendingName)) || ''
  return device ? t('%s on %s', [device, instance]) : instance
}

/** The columns of Horizon's own page, in order. */
export function volumeColumns({ href, instances, groups }: Sources): Column<Volume>[] {
  const namesFor = ({ awaitsNames }: Volume) => (awaitsNames ? onTheirWay : instances)
  const attachedTo = (volume: Volume) => volume.attachments.map((one) => attachmentText(one, namesFor(volume)))
  const roomFor = (volume: Volume) =>
    unnamedIn([volume]).some((id) => namesFor(volume)(id) === null) ? roomForName : ''
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (volume) => ({ text: nameOf(volume), href: href(volume), mono: nameOf(volume) === volume.id }),
    },
    ...storedColumns<Volume>(),
    {
      id: 'group',
      title: t('Group'),
      priority: 5,
      value: ({ group_id }) => group_id && groups(group_id),
      cell: ({ group_id }) => {
        const name = group_id && groups(group_id)
        return { text: name ?? (group_id && pendingName), mono: name !== null && name === group_id }
      },
    },
    { id: 'volume_type', title: t('Type'), priority: 2, value: ({ volume_type }) => volume_type },
    {
      id: 'attachments',
      title: t('Attached To'),
      priority: 2,
      whole: true,
      value: (volume) => attachedTo(volume).join(', '),
      cell: (volume) => ({ lines: attachedTo(volume).map((line) => line + roomFor(volume)) }),
    },
    {
      id: 'availability_zone',
      title: t('Availability Zone'),
      priority: 3,
      value: ({ availability_zone }) => availability_zone,
    },
    { id: 'bootable', title: t('Bootable'), priority: 2, value: ({ bootable }) => yesNo(bootable) },
    { id: 'encrypted', title: t('Encrypted'), priority: 3, value: ({ encrypted }) => yesNo(encrypted) },
  ]
}

/** Looked at in the browser: the server's own paging has other names in each release. */
export const volumeFacets: readonly Facet[] = [
  { name: 'name', label: 'Volume Name', singleton: true },
  { name: 'id', label: 'ID', singleton: true },
  { name: 'status', label: 'Status', options: statusOptions },
  { name: 'volume_type', label: 'Type', singleton: true },
  { name: 'bootable', label: 'Bootable', singleton: true, options: yesNoOptions },
]
