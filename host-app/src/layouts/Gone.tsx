import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../paths.js'

/** What this page shows is not there: to the not-found page, which knows of where one wanted to go. */
export function Gone() {
  const { pathname } = useLocation()
  return <Navigate to={paths.notFound()} replace state={{ from: pathname }} />
}
