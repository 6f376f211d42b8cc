import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useListState } from '../../../list/use-list-state.js'
import { countOf } from '../../../list/use-resource-list.js'
import { areaOf, atWebroot, paths, type Area } from '../../../paths.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { routerActions } from './actions.js'
import { nameOf, routerColumns, routerFacets, type Router } from './router.js'
import { RouterFacts } from './RouterFacts.js'
import { useRouterFacets } from './use-router-facets.js'
import { useRouters } from './use-routers.js'

const namesOf = (area: Area) => routerFacets[area].map(({ name }) => name)
const facetNames = { project: namesOf('project'), admin: namesOf('admin') }
const byName = { column: 'name', direction: 'ascending' } as const

/** The routers panel, in the project and in the admin area. */
export function Component() {
  const area = areaOf(useLocation().pathname)
  return <RoutersPanel key={area} area={area} />
}

function RoutersPanel({ area }: { area: Area }) {
  const { webroot } = useHost()
  const [{ terms }] = useListState(facetNames[area])
  const list = useRouters(area, terms)
  const full = useNetworkReasons(countOf(list))('Routers')
  const columns = useMemo(
    () => routerColumns(area, list.rows, ({ id }) => atWebroot(webroot, paths.router(area, id))),
    [webroot, area, list.rows],
  )
  return (
    <ListPage<Router>
      title={t('Routers')}
      name={`${area}.routers`}
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={useRouterFacets(area, terms)}
      rowName={nameOf}
      actions={useActions(routerActions[area], list, { create: full && t(full) })}
      renderDrawer={(router) => <RouterFacts router={router} />}
    />
  )
}
