import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import type { ListTerm } from '../../../list/list-state.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useSearchedList } from '../../../list/use-searched-list.js'
import { gatedParts, projectActions, projectBatch } from './actions.js'
import { listProjects } from './project-list.js'
import { nameOf, projectColumns, projectFacets, type ProjectRow } from './project.js'
import { newProjectKey, useProjectActions } from './use-project-actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: ProjectRow) => id
const remember = remembered<ProjectRow>('projects', [
  'id',
  'name',
  'description',
  'domain_id',
  'domain_name',
  'enabled',
  'isCurrent',
  'isOwn',
])

/** The projects panel: all of them, or without `list_projects` one's own. */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const load = useCallback(
    (terms: readonly ListTerm[], signal: AbortSignal) => listProjects(client, terms, signal),
    [client],
  )
  const list = useSearchedList<ProjectRow>({ panel: 'identity.projects', facets: projectFacets, load, keyOf, remember })
  const actions = useProjectActions(list.settle, () => void list.refresh())
  const columns = useMemo(
    () => projectColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.project, id))),
    [webroot],
  )
  return (
    <ListPage<ProjectRow>
      title={t('Projects')}
      name="identity.projects"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={projectFacets}
      rowName={nameOf}
      actions={projectActions}
      batch={projectBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, projects) => actions.removeAll(projects)}
      renderDrawer={(project) => (
        <DefinitionList
          items={[
            copyable(t('Project ID'), project.id),
            copyable(t('Domain ID'), project.domain_id),
            typed(t('Description'), project.description),
          ]}
        />
      )}
      create={
        <CreateButton
          gates={gates}
          command="projects.create"
          busy={actions.busy.has(newProjectKey)}
          onClick={actions.create}
        >
          {t('Create Project')}
        </CreateButton>
      }
      noMatch={t('No project matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
