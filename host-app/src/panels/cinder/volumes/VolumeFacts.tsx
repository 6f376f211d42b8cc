import { formatGibibytes, t } from '@stratus/widgets'
import { Link, useLocation } from 'react-router-dom'
import { areaOf, paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { yesNo } from '../../../ui/yes-no.js'
import type { Owner } from '../../keystone/projects/use-owners.js'
import { statusLook } from '../status.js'
import { Time } from '../../../ui/Time.js'
import { GroupLink } from './GroupLink.js'
import { attachmentText, type Names, type Volume } from './volume.js'

interface VolumeFactsProps {
  volume: Volume
  instances: Names
  /** Whose it is, for administrators. */
  owner?: Owner
}

/** What there is to know of a volume, for its page and for an opened row. */
export function VolumeFacts({ volume, instances, owner }: VolumeFactsProps) {
  const area = areaOf(useLocation().pathname)
  const attached = volume.attachments.map((one) => (
    <li key={one.attachment_id ?? one.id}>
      {one.server_id ? (
        <Link to={paths.instance(area, one.server_id)}>{attachmentText(one, instances)}</Link>
      ) : (
        attachmentText(one, instances)
      )}
    </li>
  ))
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), volume.id),
        typed(t('Name'), volume.name),
        ...(owner ? ownerFacts(owner, volume) : []),
        typed(t('Description'), volume.description),
        { label: t('Status'), value: <StatusWord look={statusLook(volume.status)} /> },
        { label: t('Size'), value: formatGibibytes(volume.size) },
        typed(t('Type'), volume.volume_type),
        { label: t('Bootable'), value: yesNo(volume.bootable) },
        { label: t('Encrypted'), value: yesNo(volume.encrypted) },
        { label: t('Multiattach'), value: yesNo(volume.multiattach) },
        typed(t('Availability Zone'), volume.availability_zone),
        { label: t('Created'), value: <Time at={volume.created_at} /> },
        ...(volume.snapshot_id ? [copyable(t('Snapshot ID'), volume.snapshot_id)] : []),
        ...(volume.source_volid ? [copyable(t('Source Volume ID'), volume.source_volid)] : []),
        ...(volume.group_id
          ? [
              { label: t('Group'), value: <GroupLink id={volume.group_id} area={area} /> },
              copyable(t('Group ID'), volume.group_id),
            ]
          : []),
        { label: t('Attached To'), value: attached.length > 0 ? <ul className="plain-list">{attached}</ul> : null },
      ]}
    />
  )
}

const ownerFacts = ({ project, domain }: Owner, { host }: Volume) => [
  typed(t('Project'), project),
  typed(t('Domain'), domain),
  typed(t('Host'), host),
]
