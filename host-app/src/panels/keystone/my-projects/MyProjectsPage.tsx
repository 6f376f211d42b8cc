import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { myProjectActions } from '../projects/actions.js'
import { nameOf, type ProjectRow } from '../projects/project.js'
import { listOwnProjects } from '../projects/project-list.js'
import { myProjectColumns, myProjectFacets, type MyProject } from './my-project.js'
import { mostTold, useStandings } from './use-standings.js'

const waiting = { kind: 'waiting' } as const
const byState = {
  column: 'state',
  direction: 'descending',
  thenBy: [{ column: 'name', direction: 'ascending' }],
} as const
const keyOf = ({ id }: ProjectRow) => id

/** All projects of the user's at a glance: what is used, what has failed, what was made last. Only where there is no Horizon. */
export const Component = onlyWithoutHorizon(MyProjects)

function MyProjects() {
  const { client, webroot } = useHost()
  const projects = useResourceList<ProjectRow>({
    load: useCallback((signal: AbortSignal) => listOwnProjects(client, signal), [client]),
    keyOf,
  })
  const ids = useMemo(() => projects.rows.map(keyOf), [projects.rows])
  const told = useStandings(ids, projects.updatedAt)
  const rows = useMemo(
    () => projects.rows.map((project): MyProject => ({ ...project, told: told.get(project.id) ?? waiting })),
    [projects.rows, told],
  )
  const list = { ...projects, rows }
  const columns = useMemo(
    () => myProjectColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.project, id))),
    [webroot],
  )
  return (
    <ListPage<MyProject>
      title={t('My Projects')}
      name="project.my_projects"
      list={list}
      columns={columns}
      defaultSort={byState}
      facets={myProjectFacets}
      rowName={nameOf}
      actions={useActions(myProjectActions, projects)}
      renderDrawer={(project) => <Glance project={project} />}
    >
      {rows.length > mostTold ? (
        <p className="field-help">{t('Figures are told of the first %s projects.', [mostTold])}</p>
      ) : null}
    </ListPage>
  )
}

function Glance({ project }: { project: MyProject }) {
  const { told } = project
  const named = (things: readonly { readonly id: string; readonly kind: string; readonly name: string }[]) =>
    things.length ? (
      <ul className="plain-list">
        {things.map(({ id, kind, name }) => (
          <li key={id}>
            {t(kind)} <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    ) : (
      t('None')
    )
  return (
    <DefinitionList
      items={[
        copyable(t('Project ID'), project.id),
        typed(t('Description'), project.description),
        ...(told.kind === 'told'
          ? [
              { label: t('In error'), value: named(told.what.failed) },
              { label: t('Last made'), value: named(told.what.latest) },
            ]
          : []),
      ]}
    />
  )
}
