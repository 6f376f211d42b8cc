import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../../../details/action-result.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { ErrorState } from '../../../ui/ErrorState.js'
import { Skeleton } from '../../../ui/Skeleton.js'
import { DetailsSection } from '../../shared/DetailsSection.js'
import { DetailsView } from '../../shared/DetailsView.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useInstanceNames } from '../use-instance-names.js'
import { gatedParts, volumeActions } from './actions.js'
import { useVolumeActions } from './use-volume-actions.js'
import { useVolumes } from './use-volumes.js'
import { nameOf, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'

/** The page of one volume: followed in the list, so that its state stays true. */
export function Component() {
  const { id = '' } = useParams()
  const list = useVolumes()
  const navigate = useNavigate()
  const volume = list.rows.find((one) => one.id === id)
  const onResult = (result: ActionResult | null): void => {
    if (result && afterAction(result) === 'index') void navigate(paths.volumes())
    else list.settle(result)
  }
  if (volume) return <Details volume={volume} onResult={onResult} refresh={() => void list.refresh()} />
  if (list.state === 'ready') return <Navigate to={paths.notFound()} replace />
  return (
    <Page title={t('Volume')} panel={paths.volumes()}>
      {list.state === 'failed' ? (
        <ErrorState
          title={t('Unable to retrieve the volumes.')}
          reason={list.error?.message}
          requestId={list.error?.requestId}
          onRetry={() => void list.refresh()}
        />
      ) : (
        <Skeleton label={t('Loading')} lines={6} />
      )}
    </Page>
  )
}

interface DetailsProps {
  volume: Volume
  onResult(result: ActionResult | null): void
  refresh(): void
}

function Details({ volume, onResult, refresh }: DetailsProps) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const instances = useInstanceNames(volume.attachments.length > 0)
  const actions = useVolumeActions({ onResult, refresh })
  const offered = useMemo(() => actionsOf(volumeActions, volume, gates), [volume, gates])
  const metadata = Object.entries(volume.metadata ?? {})
  return (
    <DetailsView
      title={nameOf(volume)}
      panel={paths.volumes()}
      actions={offered}
      busy={actions.busy.size > 0}
      onAction={(action) => actions.run(action, volume)}
      dialogs={actions.dialogs}
    >
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
