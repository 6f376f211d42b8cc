import { t } from '@stratus/widgets'
import { useCallback, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsTabs } from '../../../details/DetailsTabs.js'
import { ItemActions } from '../../../details/ItemActions.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { Page } from '../../../layouts/Page.js'
import { areaOf, paths, type Area } from '../../../paths.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { stateLook } from '../../../list/state-look.js'
import { routerActions } from './actions.js'
import { InterfacesTab } from './InterfacesTab.js'
import { nameOf, type Router } from './router.js'
import { GatewayFacts, RouterFacts } from './RouterFacts.js'
import { RoutesTab } from './RoutesTab.js'
import { useRouters } from './use-routers.js'

/** The page of one router: what is known of it, its interfaces, its static routes. */
export function Component() {
  const { id = '' } = useParams()
  const area = areaOf(useLocation().pathname)
  const list = useRouters(area)
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Router')}
      panel={paths.routers(area)}
      failure={t('Unable to retrieve the routers.')}
    >
      {(router, note) => <RouterView key={id} area={area} router={router} note={note} list={list} />}
    </ItemOfList>
  )
}

interface RouterViewProps {
  area: Area
  router: Router
  note: ReactNode
  list: ResourceList<Router>
}

function RouterView({ area, router, note, list }: RouterViewProps) {
  const { client } = useHost()
  const actions = useFollowedActions(routerActions[area], router, list, paths.routers(area))
  const { id } = router
  const { state, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) => {
        const query = area === 'admin' ? { all_projects: true } : undefined
        return client.call('neutron.routers.get', { params: { id }, query, signal, quiet: true })
      },
      [client, id, area],
    ),
    `${String(actions.acted)} ${router.external_network}`,
  )
  return (
    <Page
      title={nameOf(router)}
      panel={paths.routers(area)}
      status={<StatusWord look={stateLook(router)} />}
      actions={<ItemActions item={router} actions={actions} />}
    >
      {note}
      <DetailsTabs
        label={t('Details of the router')}
        tabs={[
          {
            id: 'router_details__overview',
            label: t('Overview'),
            renderContent: () => (
              <div className="details-sections">
                <DetailsSection title={t('Router')}>
                  <RouterFacts router={router} details={state.status === 'ready' ? state.data : null} />
                </DetailsSection>
                <DetailsSection title={t('External Gateway')}>
                  <Loaded state={state} retry={retry} failure={t('Unable to retrieve the router.')}>
                    {(details) =>
                      router.external_network === null ? (
                        <p className="muted">{t('No external gateway.')}</p>
                      ) : (
                        <GatewayFacts details={details} />
                      )
                    }
                  </Loaded>
                </DetailsSection>
              </div>
            ),
          },
          {
            id: 'router_details__interfaces',
            label: t('Interfaces'),
            renderContent: () => <InterfacesTab key={actions.acted} area={area} router={router.id} />,
          },
          {
            id: 'router_details__extraroutes',
            label: t('Static Routes'),
            renderContent: () => <RoutesTab key={actions.acted} area={area} router={router.id} />,
          },
        ]}
      />
    </Page>
  )
}
