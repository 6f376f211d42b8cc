import { t } from '@stratus/widgets'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { yesNo } from '../../../ui/yes-no.js'
import { projectOf } from './project-list.js'
import { nameOf, type ProjectRow } from './project.js'
import { projectActions } from './actions.js'

/** Loads the project of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<ProjectRow> {
  return projectOf(client, id, signal)
}

/** Details of one project. Who is in it is seen in Manage Members. */
export function Component({ item, reload, onResult }: DetailsProps<ProjectRow>) {
  const actions = useDetailsActions(projectActions, item, { settle: onResult, refresh: reload })
  return (
    <DetailsView title={nameOf(item)} panel={paths.projects()} item={item} actions={actions}>
      <DetailsSection title={t('Project')}>
        <DefinitionList
          items={[
            typed(t('Name'), item.name),
            copyable(t('Project ID'), item.id),
            typed(t('Domain Name'), item.domain_name),
            copyable(t('Domain ID'), item.domain_id),
            typed(t('Description'), item.description),
            { label: t('Enabled'), value: yesNo(item.enabled) },
          ]}
        />
      </DetailsSection>
    </DetailsView>
  )
}
