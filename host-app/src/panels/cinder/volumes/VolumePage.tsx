import { t } from '@stratus/widgets'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { areaOf, paths, type Area } from '../../../paths.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { PairFacts } from '../PairFacts.js'
import { statusLook } from '../status.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import { useAttachedNames } from './use-attached-names.js'
import { useVolumes } from './use-volumes.js'
import { nameOf, type Names, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'
import { anyVolumeActions, volumeActions } from './actions.js'

/** The page of one volume: followed in the list, so that its state stays true. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const list = useVolumes(area)
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Volume')}
      panel={paths.volumes(area)}
      failure={t('Unable to retrieve the volumes.')}
    >
      {(volume, note) => <Details {...{ area, volume, note, list }} />}
    </ItemOfList>
  )
}

interface DetailsProps {
  area: Area
  volume: Volume
  note: ReactNode
  list: ResourceList<Volume>
}

function Details({ area, volume, note, list }: DetailsProps) {
  const instances = useAttachedNames(volume, area)
  const offered = area === 'admin' ? anyVolumeActions : volumeActions
  const actions = useFollowedActions(offered, volume, list, paths.volumes(area))
  return (
    <DetailsView
      title={nameOf(volume)}
      panel={paths.volumes(area)}
      status={<StatusWord look={statusLook(volume.status)} />}
      item={volume}
      actions={actions}
      note={note}
    >
      <DetailsSection title={t('Volume')}>
        {area === 'admin' ? (
          <AnyVolumeFacts volume={volume} instances={instances} />
        ) : (
          <VolumeFacts volume={volume} instances={instances} />
        )}
      </DetailsSection>
      <DetailsSection title={t('Metadata')}>
        <PairFacts pairs={volume.metadata} />
      </DetailsSection>
    </DetailsView>
  )
}

function AnyVolumeFacts(props: { volume: Volume; instances: Names }) {
  return <VolumeFacts {...props} owner={useOwners()(props.volume.tenant_id)} />
}
