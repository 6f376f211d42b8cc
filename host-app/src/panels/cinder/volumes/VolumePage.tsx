import { t } from '@stratus/widgets'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../../../actions/action-result.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { useInstanceNames } from '../use-instance-names.js'
import { useVolumes } from './use-volumes.js'
import { nameOf, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'
import { volumeActions } from './actions.js'

/** The page of one volume: followed in the list, so that its state stays true. */
export function Component() {
  const { id = '' } = useParams()
  const list = useVolumes()
  const navigate = useNavigate()
  const onResult = (result: ActionResult): void => {
    if (afterAction(result) === 'index') void navigate(paths.volumes())
    else list.settle(result)
  }
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Volume')}
      panel={paths.volumes()}
      failure={t('Unable to retrieve the volumes.')}
    >
      {(volume, note) => (
        <Details volume={volume} note={note} onResult={onResult} refresh={() => void list.refresh()} />
      )}
    </ItemOfList>
  )
}

interface DetailsProps {
  volume: Volume
  note: ReactNode
  onResult(result: ActionResult): void
  refresh(): void
}

function Details({ volume, note, onResult, refresh }: DetailsProps) {
  const instances = useInstanceNames(volume.attachments.length > 0)
  const actions = useDetailsActions(volumeActions, volume, { onResult, reload: refresh })
  const metadata = Object.entries(volume.metadata ?? {})
  return (
    <DetailsView title={nameOf(volume)} panel={paths.volumes()} item={volume} actions={actions} note={note}>
      <DetailsSection title={t('Volume')}>
        <VolumeFacts volume={volume} instances={instances} />
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
