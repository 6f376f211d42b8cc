import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import type { ListTerm } from '../../../list/list-state.js'
import { remembered } from '../../../stores/row-memory.js'
import { useSearchedList } from '../../../list/use-searched-list.js'
import { listProjects } from './project-list.js'
import { nameOf, projectColumns, projectFacets, type ProjectRow } from './project.js'
import { projectActions } from './actions.js'

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
  const load = useCallback(
    (terms: readonly ListTerm[], signal: AbortSignal) => listProjects(client, terms, signal),
    [client],
  )
  const list = useSearchedList<ProjectRow>({ panel: 'identity.projects', facets: projectFacets, load, keyOf, remember })
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
      actions={useActions(projectActions, list)}
      renderDrawer={(project) => (
        <DefinitionList
          items={[
            copyable(t('Project ID'), project.id),
            copyable(t('Domain ID'), project.domain_id),
            typed(t('Description'), project.description),
          ]}
        />
      )}
    />
  )
}
