import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CommandButton } from '../../shared/CommandButton.js'
import { copyable, typed } from '../../shared/Copyable.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { ResourceTable } from '../../shared/ResourceTable.js'
import { translateFacets } from '../../shared/translate-facets.js'
import { useFilterFirst } from '../../shared/use-filter-first.js'
import { useListState } from '../../shared/use-list-state.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../shared/use-resource-list.js'
import { gatedParts, projectActions, projectBatch } from './actions.js'
import { listProjects } from './project-list.js'
import { nameOf, projectColumns, projectFacetNames, projectFacets, type ProjectRow } from './project.js'
import { newProjectKey, useProjectActions } from './use-project-actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: ProjectRow) => id
const still = () => ({})

/** The projects panel: all of them, or without `list_projects` one's own. */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const filterFirst = useFilterFirst('identity.projects')
  const [view, onView] = useListState(projectFacetNames)
  const facets = useMemo(() => translateFacets(projectFacets), [])
  const { terms } = view
  const searched = terms.length > 0
  const load = useCallback(
    (signal: AbortSignal) => listProjects(client, { terms, byServer: filterFirst === true }, signal),
    [client, terms, filterFirst],
  )
  const enabled = filterFirst === false || (filterFirst === true && searched)
  const list = useResourceList<ProjectRow>({ load, keyOf, enabled })
  const actions = useProjectActions(list.settle, () => void list.refresh())
  const columns = useMemo(
    () => projectColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.project, id))),
    [webroot],
  )
  const rowActions = useCallback((project: ProjectRow) => actionsOf(projectActions, project, gates), [gates])
  const batchActions = useCallback(
    () => projectBatch.filter(({ id }) => gates.has(id)).map((action) => ({ ...action, label: t(action.label) })),
    [gates],
  )
  const create = (
    <CommandButton
      gates={gates}
      part="create"
      command="projects.create"
      kind="primary"
      icon="plus"
      busy={actions.busy.has(newProjectKey)}
      onClick={actions.create}
    >
      {t('Create Project')}
    </CommandButton>
  )

  return (
    <Page title={t('Projects')} count={countOf(list)} actions={create}>
      <ResourceTable<ProjectRow>
        label={t('Projects')}
        name="identity.projects"
        list={list}
        columns={columns}
        defaultSort={byName}
        view={view}
        onView={onView}
        facets={facets}
        rowName={nameOf}
        rowState={still}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={actions.run}
        onBatchAction={(_, projects) => actions.removeAll(projects)}
        withoutSelection={!gates.has('delete')}
        wait={actions.busy}
        renderDrawer={(project) => (
          <DefinitionList
            items={[
              copyable(t('Project ID'), project.id),
              copyable(t('Domain ID'), project.domain_id),
              typed(t('Description'), project.description),
            ]}
          />
        )}
        empty={searched ? null : create}
        noItemsMessage={searched ? t('No project matches the search.') : undefined}
      />
      {actions.dialogs}
    </Page>
  )
}
