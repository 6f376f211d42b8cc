import { Navigate, useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { dashboards, locate } from '../navigation/navigation.js'
import { paths } from '../paths.js'

/** Where one wanted to go when what is there is gone. */
export interface GoneFrom {
  readonly from?: string
  /** Path of its list, where the address does not say. */
  readonly panel?: string | undefined
}

/**
 * What this page shows is not there: to the list, for who had it deleted here; else to the not-found page, which knows of where one
 * wanted to go.
 */
export function Gone({ panel }: Pick<GoneFrom, 'panel'>) {
  const { pathname } = useLocation()
  const { deletedFrom } = useHost()
  const list = deletedFrom.has(pathname) ? (panel ?? locate(pathname, dashboards)?.panel.path) : undefined
  const state: GoneFrom = { from: pathname, panel }
  return list ? <Navigate to={list} replace /> : <Navigate to={paths.notFound()} replace state={state} />
}
