import { Gone } from '../../../layouts/Gone.js'
import { createLiveItem } from '@stratus/api-client/live'
import { isImageTransitional } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import { useLiveSource } from '../../../hooks/use-live-source.js'
import { useHost, type Host } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StaleNote } from '../../../details/StaleNote.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { MetadataDisplay } from '../../../metadata/MetadataDisplay.js'
import { useNamespaces } from '../../../metadata/use-namespaces.js'
import { useProjectNames } from './use-project-names.js'
import { Time } from '../../../ui/Time.js'
import { imageActions } from './actions.js'
import { useOwnImages } from './use-own-images.js'
import { imageFacts } from './image-facts.js'
import { editableProperties } from './editable-properties.js'
import { statusLook } from './status.js'
import { useImageApi } from './use-image-api.js'
import './images.css'
import type { Image } from './image.js'

/** Loads the image of a details address (W-DETAIL-06). The page itself says what went wrong. */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<Image> {
  return client.call('glance.images.get', { params: { id }, signal, quiet: true })
}

/** An image from what was loaded on: one that rests is not asked for twice as its page is opened. */
function createLiveImage(host: Host, loaded: Image) {
  let isNew = !isImageTransitional(loaded)
  return createLiveItem<Image>({
    load(signal) {
      if (!isNew) return load(host, loaded.id, signal)
      isNew = false
      return Promise.resolve(loaded)
    },
    transitionOf: (image) => (isImageTransitional(image) ? image.status : null),
    idleInterval: null,
  })
}

/** The image as it changes, while it does; what was loaded stands until then. */
function useImage(loaded: Image): { image: Image; gone: boolean; note: ReactNode } {
  const host = useHost()
  const source = useMemo(() => createLiveImage(host, loaded), [host, loaded])
  const live = useLiveSource(source)
  const note =
    live.status === 'failed' ? (
      <StaleNote at={live.updatedAt} reason={errorMessage(live.error)} onRetry={() => void source.refresh()} />
    ) : null
  const shown = live.data ?? loaded
  const [image = shown] = useOwnImages(useMemo(() => [shown], [shown]))
  return { image, gone: live.gone, note }
}

/** Details of one image: its state, what can be done with it, and the tab Overview (P-ROUTE-09). */
export function Component({ item, onResult, reload }: DetailsProps<Image>) {
  const { image, gone, note } = useImage(item)
  const { project_id: projectId } = useSession()
  const [query] = useSearchParams()
  const admin = query.get('nav') === '/admin/images/'
  const actions = useDetailsActions(imageActions, image, { settle: onResult, refresh: reload })
  const nameOfProject = useProjectNames(admin, actions.gates.has('owner'))
  const namespaces = useNamespaces(resourceTypes.image)
  const facts = imageFacts(image, { projectId, apiVersion: useImageApi() })
  if (gone) return <Gone />
  const owner = image.owner ? nameOfProject(image.owner) : null
  return (
    <DetailsView
      title={image.name_or_id}
      panel={paths.images(admin ? 'admin' : 'project')}
      status={<StatusWord look={statusLook(image.status)} />}
      note={note}
      item={image}
      actions={actions}
    >
      <DetailsSection title={t('Image')}>
        <DefinitionList
          items={[
            copyable(facts.id.label, image.id),
            facts.name,
            facts.type,
            { label: t('Status'), value: <StatusWord look={statusLook(image.status)} /> },
            facts.size,
            facts.virtual_size,
            facts.min_disk,
            facts.min_ram,
            facts.disk_format,
            facts.container_format,
            { label: t('Created At'), value: <Time at={image.created_at} /> },
            { label: t('Updated At'), value: <Time at={image.updated_at} /> },
            facts.description,
            facts.architecture,
            facts.kernel_id,
            facts.ramdisk_id,
            facts.tags,
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Security')}>
        <DefinitionList
          items={[
            typed(t('Owner'), owner),
            facts.filename,
            facts.visibility,
            facts.protected,
            copyable(facts.checksum.label, image.checksum),
            facts.hash_algo,
            facts.hash_value,
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Custom Properties')}>
        <MetadataDisplay properties={editableProperties(image.properties)} namespaces={namespaces} heading="h3" />
      </DetailsSection>
    </DetailsView>
  )
}
