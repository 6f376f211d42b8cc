import { t } from '@stratus/widgets'
import { Tabs } from '@stratus/widgets/react/tabs'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import { useTab } from '../../../hooks/use-tab.js'
import { Page } from '../../../layouts/Page.js'
import { areaOf, paths, type Area } from '../../../paths.js'
import { PageActions } from '../../../ui/PageActions.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { stateLook } from '../../../list/state-look.js'
import { routerActions } from './actions.js'
import { InterfacesTab } from './InterfacesTab.js'
import { nameOf, type Router } from './router.js'
import { RouterFacts } from './RouterFacts.js'
import { RoutesTab } from './RoutesTab.js'
import { useRouters } from './use-routers.js'

/** Named as Horizon's, whose links carry them. */
const tabs = {
  overview: 'router_details__overview',
  interfaces: 'router_details__interfaces',
  routes: 'router_details__extraroutes',
}

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
  const actions = useFollowedActions(routerActions[area], router, list, paths.routers(area))
  const { acted, offeredFor } = actions
  const offered = useMemo(() => offeredFor(router), [offeredFor, router])
  const [active, open] = useTab([tabs.overview, tabs.interfaces, tabs.routes])
  return (
    <Page
      title={nameOf(router)}
      panel={paths.routers(area)}
      status={<StatusWord look={stateLook(router)} />}
      actions={
        <PageActions
          actions={offered}
          busy={actions.busy.has(router.id)}
          onAction={(id) => actions.run(id, [router])}
        />
      }
    >
      {note}
      <Tabs
        label={t('Details of the router')}
        tabs={[
          { id: tabs.overview, label: t('Overview') },
          { id: tabs.interfaces, label: t('Interfaces') },
          { id: tabs.routes, label: t('Static Routes') },
        ]}
        active={active}
        onStratusTabChange={({ detail }) => open(detail.tab)}
      >
        <div slot={tabs.overview} className="details-sections">
          <DetailsSection title={t('Router')}>
            <RouterFacts router={router} />
          </DetailsSection>
        </div>
        <div slot={tabs.interfaces}>
          {active === tabs.interfaces ? <InterfacesTab key={acted} area={area} router={router.id} /> : null}
        </div>
        <div slot={tabs.routes}>
          {active === tabs.routes ? <RoutesTab key={acted} area={area} router={router.id} /> : null}
        </div>
      </Tabs>
    </Page>
  )
}
