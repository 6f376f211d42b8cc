import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useOneByOne } from '../../../list/use-one-by-one.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { projectQuotaActions } from '../projects/actions.js'
import { nameOf, type ProjectRow } from '../projects/project.js'
import { listProjects } from '../projects/project-list.js'
import { factsOf, projectQuotaColumns, projectQuotaFacets, type ProjectQuota } from './project-quota.js'

/** Of so many projects use is told: each costs the cloud three questions. */
const mostTold = 500

const waiting = { kind: 'waiting' } as const
const byFullest = {
  column: 'fullest',
  direction: 'descending',
  thenBy: [{ column: 'name', direction: 'ascending' }],
} as const
const keyOf = ({ id }: ProjectRow) => id

/** What every project uses of what it may (I-PROJ-04). Only where there is no Horizon. */
export const Component = onlyWithoutHorizon(ProjectQuotas)

function ProjectQuotas() {
  const { client, webroot } = useHost()
  const projects = useResourceList<ProjectRow>({
    load: useCallback((signal: AbortSignal) => listProjects(client, [], signal), [client]),
    keyOf,
  })
  const ids = useMemo(() => projects.rows.map(keyOf).slice(0, mostTold), [projects.rows])
  const load = useCallback(
    (id: string, signal: AbortSignal) =>
      client.call('keystone.projectUse.get', { params: { id }, signal, quiet: true }),
    [client],
  )
  const told = useOneByOne({ ids, updatedAt: projects.updatedAt, done: projects.done, load })
  const rows = useMemo(
    () => projects.rows.map((project): ProjectQuota => ({ ...project, told: told.get(project.id) ?? waiting })),
    [projects.rows, told],
  )
  const columns = useMemo(
    () => projectQuotaColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.project, id))),
    [webroot],
  )
  return (
    <ListPage<ProjectQuota>
      title={t('Project Quotas')}
      name="admin.quotas"
      list={{ ...projects, rows }}
      columns={columns}
      defaultSort={byFullest}
      facets={projectQuotaFacets}
      rowName={nameOf}
      actions={useActions(projectQuotaActions, projects)}
      renderDrawer={(project) => <DefinitionList items={factsOf(project)} />}
    >
      {rows.length > mostTold ? (
        <p className="field-help">{t('Figures are told of the first %s projects.', [mostTold])}</p>
      ) : null}
    </ListPage>
  )
}
