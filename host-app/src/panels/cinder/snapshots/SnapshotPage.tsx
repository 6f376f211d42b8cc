import { formatGibibytes, t } from '@stratus/widgets'
import { useMemo, type ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { areaOf, paths, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { Time } from '../../../ui/Time.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import { PairFacts } from '../PairFacts.js'
import { statusLook } from '../status.js'
import type { StoredFor } from '../stored-for.js'
import { anySnapshotActions, snapshotActions } from './actions.js'
import { nameOf, snapshotItem, type Snapshot } from './snapshot.js'
import { useSnapshots } from './use-snapshots.js'

/** The page of one volume snapshot: followed in the list, so that its state stays true. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const { list, volumes, groups } = useSnapshots(area)
  const rows = useMemo(() => list.rows.map((one) => snapshotItem(one, volumes, groups)), [list.rows, volumes, groups])
  const hostOf = ({ volume_id }: Snapshot) => volumes.get(volume_id ?? '')?.host ?? null
  return (
    <ItemOfList
      list={{ ...list, rows }}
      id={id}
      title={t('Volume Snapshot')}
      panel={paths.snapshots(area)}
      failure={t('Unable to retrieve the volume snapshots.')}
    >
      {(snapshot, note) => <Details {...{ area, snapshot, note, list }} host={hostOf(snapshot)} />}
    </ItemOfList>
  )
}

interface DetailsProps {
  area: Area
  snapshot: Snapshot
  /** Of its volume. */
  host: string | null
  note: ReactNode
  list: Pick<ResourceList<Snapshot>, 'settle' | 'refresh'>
}

function Details({ area, snapshot, host, note, list }: DetailsProps) {
  const offered = area === 'admin' ? anySnapshotActions : snapshotActions
  const actions = useFollowedActions(offered, snapshot, list, paths.snapshots(area))
  return (
    <DetailsView
      title={nameOf(snapshot)}
      panel={paths.snapshots(area)}
      status={<StatusWord look={statusLook(snapshot.status)} />}
      item={snapshot}
      actions={actions}
      note={note}
    >
      <DetailsSection title={t('Volume Snapshot')}>
        {area === 'admin' ? <AnyFacts {...{ area, snapshot, host }} /> : <Facts {...{ area, snapshot }} />}
      </DetailsSection>
      <DetailsSection title={t('Metadata')}>
        <PairFacts pairs={snapshot.metadata} />
      </DetailsSection>
    </DetailsView>
  )
}

function AnyFacts(props: Pick<DetailsProps, 'area' | 'snapshot' | 'host'>) {
  const owner = useOwners()(props.snapshot.project_id)
  return <Facts {...props} owner={{ ...owner, host: props.host }} />
}

function Facts({ area, snapshot, owner }: Pick<DetailsProps, 'area' | 'snapshot'> & { owner?: StoredFor }) {
  const { volume_id: volume, group_snapshot_id: group } = snapshot
  const way = (to: string, name: string | null) => (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  )
  return (
    <DefinitionList
      items={[
        typed(t('Name'), snapshot.name),
        copyable(t('ID'), snapshot.id),
        ...(owner
          ? [typed(t('Project'), owner.project), typed(t('Domain'), owner.domain), typed(t('Host'), owner.host)]
          : []),
        typed(t('Description'), snapshot.description),
        { label: t('Status'), value: <StatusWord look={statusLook(snapshot.status)} /> },
        { label: t('Size'), value: formatGibibytes(snapshot.size) },
        { label: t('Volume Name'), value: volume && way(paths.volume(volume, area), snapshot.volume_name) },
        {
          label: t('Group Snapshot'),
          value: group && way(paths.groupSnapshot(area, group), snapshot.group_snapshot_name),
        },
        { label: t('Created'), value: <Time at={snapshot.created_at} /> },
      ]}
    />
  )
}
