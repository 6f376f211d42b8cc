import { t, type Sort } from '@stratus/widgets'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useNews } from '../../hooks/use-news.js'
import { useLoad } from '../../hooks/use-load.js'
import { useHost } from '../../host.js'
import { Loaded } from '../../layouts/Loaded.js'
import { Page } from '../../layouts/Page.js'
import { PartTable } from '../../list/PartTable.js'
import { atWebroot, paths } from '../../paths.js'
import { whatAndWhy } from '../../stores/what-and-why.js'
import { ownerIn, useOwnerNames, type Owners } from '../keystone/projects/use-owners.js'
import { CapacityPies } from '../nova/hypervisors/CapacityPies.js'
import '../overview/overview.css'
import { loadThings, type CloudThings } from './load-things.js'
import * as cloud from './whole-cloud.js'

const compute = { services: ['compute'] }
const volume = { services: ['volumev3', 'volume', 'block-storage'] }

const newest: Sort = { column: 'made', direction: 'descending' }
const byFailures: Sort = {
  column: 'failed',
  direction: 'descending',
  thenBy: [{ column: 'instances', direction: 'descending' }],
}

/** The whole cloud at a glance: how full it is, what has failed, what is new, and whose it is. */
export function Component() {
  const withCompute = useAllowed(compute)
  const withVolumes = useAllowed(volume)
  return (
    <Page title={t('Capacity')}>
      <div className="overview">
        {withCompute ? <Machines /> : null}
        {withCompute === undefined || withVolumes === undefined ? null : (
          <Things withCompute={withCompute} withVolumes={withVolumes} />
        )}
      </div>
    </Page>
  )
}

function Machines() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('nova.hypervisors.list', { signal, quiet: true })).items,
    [client],
  )
  const { state, retry } = useLoad(load, useNews())
  return (
    <Section id="machines" title={t('Compute')}>
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the hypervisors.')}>
        {(rows) => (rows.length ? <CapacityPies rows={rows} /> : <p>{t('There are no hypervisors.')}</p>)}
      </Loaded>
    </Section>
  )
}

/** What there is of all projects. */
function Things({ withCompute, withVolumes }: { withCompute: boolean; withVolumes: boolean }) {
  const { client } = useHost()
  const load = useCallback(
    (signal: AbortSignal) => loadThings(client, { withCompute, withVolumes }, signal),
    [client, withCompute, withVolumes],
  )
  const { state, retry } = useLoad(load, useNews())
  const owners = useOwnerNames()
  if (state.status !== 'ready' || !owners)
    return (
      <Section id="things" title={t('Use by project')}>
        <Loaded
          state={state.status === 'ready' ? { status: 'pending' } : state}
          retry={retry}
          failure={t('The use by project cannot be shown.')}
        >
          {() => null}
        </Loaded>
      </Section>
    )
  return <Told {...state.data} owners={owners} retry={retry} />
}

function Told({ servers, volumes, missing, owners, retry }: CloudThings & { owners: Owners; retry(): void }) {
  const { webroot } = useHost()
  const things = useMemo(
    () => [
      ...servers,
      ...volumes.map((one) => cloud.thingOfVolume(one, ownerIn(owners, one.tenant_id).project ?? one.tenant_name)),
    ],
    [servers, volumes, owners],
  )
  const columns = useMemo(
    () =>
      cloud.thingColumns(({ kind, id }) =>
        atWebroot(webroot, kind === 'Instance' ? paths.instance('admin', id) : paths.volume(id, 'admin')),
      ),
    [webroot],
  )
  const useColumns = useMemo(() => cloud.projectUseColumns(), [])
  return (
    <>
      {missing.map(({ text, error }) => (
        <ErrorState key={text} {...whatAndWhy(t(text), error)} retry onStratusRetry={retry} />
      ))}
      <Section id="failed" title={t('In error')}>
        <PartTable
          name="failed"
          label={t('In error')}
          columns={columns}
          rows={cloud.failedOf(things)}
          sort={newest}
          empty={t('Nothing is in error.')}
          many
        />
      </Section>
      <Section id="projects" title={t('Use by project')}>
        <PartTable
          name="projects"
          label={t('Use by project')}
          columns={useColumns}
          rows={cloud.useByProject(things)}
          sort={byFailures}
          many
        />
      </Section>
      <Section id="latest" title={t('Last made')}>
        <PartTable name="latest" label={t('Last made')} columns={columns} rows={cloud.latestOf(things)} sort={newest} />
      </Section>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = `capacity-${id}`
  return (
    <section aria-labelledby={heading} className="overview-section">
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
