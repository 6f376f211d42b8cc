import { t, type Column } from '@stratus/widgets'
import { useMemo } from 'react'
import type { DetailsProps } from '../../../details/registry.js'
import { useHost, type Host } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../shared/Copyable.js'
import { DetailsSection } from '../../shared/DetailsSection.js'
import { DetailsView } from '../../shared/DetailsView.js'
import { PartTable } from '../../shared/PartTable.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { yesNo } from '../../shared/yes-no.js'
import { nameOf as userName, type User } from '../users/user.js'
import { gatedParts, projectActions } from './actions.js'
import { loadProjectDetails, type ProjectDetails } from './project-details.js'
import { nameOf } from './project.js'
import { useProjectActions } from './use-project-actions.js'

/** Loads the project of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<ProjectDetails> {
  return loadProjectDetails(client, id, signal)
}

const byName = { column: 'name', direction: 'ascending' } as const

function memberColumns(webroot: string): Column<User>[] {
  const href = ({ id }: User) => atWebroot(webroot, paths.details(resourceTypes.user, id))
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: userName,
      cell: (user) => ({ text: userName(user), href: href(user) }),
    },
    { id: 'id', title: t('ID'), value: ({ id }) => id, cell: ({ id }) => ({ text: id, mono: true }) },
    { id: 'enabled', title: t('Enabled'), value: ({ enabled }) => yesNo(enabled) },
  ]
}

/** Details of one project: its facts, and who has a role in it. */
export function Component({ item: { project, members }, reload, onResult }: DetailsProps<ProjectDetails>) {
  const { webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const actions = useProjectActions((result) => result && onResult(result), reload)
  const offered = useMemo(() => actionsOf(projectActions, project, gates), [project, gates])
  const columns = useMemo(() => memberColumns(webroot), [webroot])
  return (
    <DetailsView
      title={nameOf(project)}
      panel={paths.projects()}
      actions={offered}
      busy={actions.busy.size > 0}
      onAction={(action) => actions.run(action, project)}
      dialogs={actions.dialogs}
    >
      <DetailsSection title={t('Project')}>
        <DefinitionList
          items={[
            typed(t('Name'), project.name),
            copyable(t('Project ID'), project.id),
            typed(t('Domain Name'), project.domain_name),
            copyable(t('Domain ID'), project.domain_id),
            typed(t('Description'), project.description),
            { label: t('Enabled'), value: yesNo(project.enabled) },
          ]}
        />
      </DetailsSection>
      {members ? (
        <DetailsSection title={t('Project Members')}>
          <PartTable<User>
            name="members"
            label={t('Project Members')}
            columns={columns}
            rows={members}
            sort={byName}
            empty={t('No users.')}
          />
        </DetailsSection>
      ) : null}
    </DetailsView>
  )
}
