import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../paths.js'

/** Where one wanted to go when what is there is gone. */
export interface GoneFrom {
  readonly from?: string
  /** Path of its list, where the address does not say. */
  readonly panel?: string | undefined
}

/** What this page shows is not there: to the not-found page, which knows of where one wanted to go. */
export function Gone({ panel }: Pick<GoneFrom, 'panel'>) {
  const { pathname } = useLocation()
  const state: GoneFrom = { from: pathname, panel }
  return <Navigate to={paths.notFound()} replace state={state} />
}
