import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsViewById.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { yesNo } from '../../../ui/yes-no.js'
import { gatedParts, projectActions } from './actions.js'
import { projectOf } from './project-list.js'
import { nameOf, type ProjectRow } from './project.js'
import { useProjectActions } from './use-project-actions.js'

/** Loads the project of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<ProjectRow> {
  return projectOf(client, id, signal)
}

/** Details of one project. Who is in it the REST API does not tell: that is seen in Manage Members. */
export function Component({ item, reload, onResult }: DetailsProps<ProjectRow>) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const actions = useProjectActions((result) => result && onResult(result), reload)
  const offered = useMemo(() => actionsOf(projectActions, item, gates), [item, gates])
  return (
    <DetailsView
      title={nameOf(item)}
      panel={paths.projects()}
      actions={offered}
      busy={actions.busy.size > 0}
      onAction={(action) => actions.run(action, item)}
      dialogs={actions.dialogs}
    >
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
