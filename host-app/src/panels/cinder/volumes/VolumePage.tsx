import { t } from '@stratus/widgets'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../../../actions/action-result.js'
import { areaOf, paths, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { statusLook } from '../status.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import { useAttachedNames } from './use-attached-names.js'
import { useVolumes } from './use-volumes.js'
import { nameOf, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'
import { anyVolumeActions, volumeActions } from './actions.js'

/** The page of one volume: followed in the list, so that its state stays true. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const list = useVolumes(area)
  const navigate = useNavigate()
  const onResult = (result: ActionResult): void => {
    if (afterAction(result) === 'index') void navigate(paths.volumes(area))
    else list.settle(result)
  }
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Volume')}
      panel={paths.volumes(area)}
      failure={t('Unable to retrieve the volumes.')}
    >
      {(volume, note) => <Details {...{ area, volume, note, onResult }} refresh={() => void list.refresh()} />}
    </ItemOfList>
  )
}

interface DetailsProps {
  area: Area
  volume: Volume
  note: ReactNode
  onResult(result: ActionResult): void
  refresh(): void
}

function Details({ area, volume, note, onResult, refresh }: DetailsProps) {
  const instances = useAttachedNames(volume, area)
  const offered = area === 'admin' ? anyVolumeActions : volumeActions
  const actions = useDetailsActions(offered, volume, { onResult, reload: refresh })
  const metadata = Object.entries(volume.metadata ?? {})
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
        {metadata.length > 0 ? (
          <DefinitionList items={metadata.map(([label, value]) => ({ label, value: <bdi>{String(value)}</bdi> }))} />
        ) : (
          <p className="muted">{t('No custom properties.')}</p>
        )}
      </DetailsSection>
    </DetailsView>
  )
}

function AnyVolumeFacts(props: { volume: Volume; instances: ReadonlyMap<string, string> }) {
  return <VolumeFacts {...props} owner={useOwners()(props.volume.tenant_id)} />
}
