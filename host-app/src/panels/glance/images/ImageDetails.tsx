import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
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
import { statusLook, transitionOf } from './status.js'
import { useImageApi } from './use-image-api.js'
import './images.css'
import type { Image } from './image.js'

/** Loads the image of a details address (W-DETAIL-06). The page itself says what went wrong. */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<Image> {
  return client.call('glance.images.get', { params: { id }, signal, quiet: true })
}

export { transitionOf }

/** Details of one image: its state, what can be done with it, and the tab Overview (P-ROUTE-09). */
export function Component({ item, onResult, reload }: DetailsProps<Image>) {
  const [image = item] = useOwnImages(useMemo(() => [item], [item]))
  const { project_id: projectId } = useSession()
  const [query] = useSearchParams()
  const admin = query.get('nav') === '/admin/images/'
  const actions = useDetailsActions(imageActions, image, { settle: onResult, refresh: reload })
  const nameOfProject = useProjectNames(admin, actions.gates.has('owner'))
  const namespaces = useNamespaces(resourceTypes.image)
  const facts = imageFacts(image, { projectId, apiVersion: useImageApi() })
  const owner = image.owner ? nameOfProject(image.owner) : null
  return (
    <DetailsView
      title={image.name_or_id}
      panel={paths.images(admin ? 'admin' : 'project')}
      status={<StatusWord look={statusLook(image.status)} />}
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
