import { t } from '@stratus/widgets'
import { EmptyState } from '@stratus/widgets/react/empty-state'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { paths } from '../../../paths.js'
import { ContainerFacts } from './ContainerFacts.js'
import { ContainerList } from './ContainerList.js'
import { containerActions } from './actions.js'
import { ObjectsPane } from './ObjectsPane.js'
import { foldersOn, pathOf, placeOf, type Place } from './location.js'
import { useRefused } from './refusals.js'
import { useContainer } from './use-container.js'
import { useContainers } from './use-containers.js'
import { useRestedValue } from '../../../hooks/use-rested-value.js'
import './containers.css'

/** Object storage: the containers, and beside them what the chosen one holds (O-VIEW-01, O-VIEW-02). */
export function Component() {
  const place = placeOf(useLocation().pathname)
  return place ? <Containers place={place} /> : <Navigate to={paths.notFound()} replace />
}

function Containers({ place }: { place: Place }) {
  const { client, toasts, ask } = useHost()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const prefix = params.get('prefix') ?? ''
  const { list, more } = useContainers(useRestedValue(prefix))
  const { container, folder } = place
  const facts = useContainer(container)
  const refused = useRefused(container)
  const query = prefix ? `?prefix=${encodeURIComponent(prefix)}` : ''

  const changed = (): void => {
    void facts.refresh()
    void list.refresh()
  }
  const actions = useActions(
    containerActions,
    { rows: [], settle: (result) => result && changed(), refresh: changed },
    { create: refused.own },
  )
  const remove = async (name: string): Promise<void> => {
    const body = t('Are you sure you want to delete container %(name)s?', { name })
    let isDeleted = false
    const run = async () => {
      // The client says why it was not; the question stays meanwhile: nobody is led away from where they have gone since.
      isDeleted = await client.call('swift.containers.delete', { params: { container: name } }).then(
        () => true,
        () => false,
      )
    }
    await ask({ title: t('Confirm Delete'), body, submit: t('Delete'), items: [], run })
    if (!isDeleted) return
    toasts.add('success', t('Container %(name)s deleted.', { name }))
    void navigate(paths.containers() + query)
    changed()
  }

  const folders = foldersOn(place)
  const here = folders.at(-1)?.name ?? container
  const above = container === null ? [] : [{ name: container, folder: '' }, ...folders].slice(0, -1)
  return (
    <Page
      title={here ?? t('Containers')}
      trail={above.map((step) => ({ label: step.name, href: pathOf({ container, folder: step.folder }) + query }))}
    >
      <div className={`object-storage ${container === null ? 'choosing' : 'chosen'}`}>
        <ContainerList
          list={list}
          more={more}
          prefix={prefix}
          onPrefix={(text) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before)
                if (text) next.set('prefix', text)
                else next.delete('prefix')
                return next
              },
              { replace: true },
            )
          }
          selected={container}
          query={query}
          create={actions.page}
        >
          {container === null || facts.live.gone ? null : (
            <ContainerFacts facts={facts} refused={refused.own} onDelete={(name) => void remove(name)} />
          )}
        </ContainerList>
        {container === null ? (
          list.rows.length > 0 && <EmptyState text={t('Select a container to browse.')} />
        ) : facts.live.gone ? (
          <ErrorState text={t('This container does not exist.')} retry onStratusRetry={changed} />
        ) : (
          <ObjectsPane
            key={`${container}/${folder}`}
            {...{ container, folder, query }}
            refused={refused.write}
            isAsked={refused.isAsked}
            onChange={changed}
          />
        )}
      </div>
    </Page>
  )
}
