import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../paths.js'
import { redirectTarget } from '../navigation/details-redirects.js'

export function DetailsRedirect() {
  return <Navigate to={redirectTarget(useLocation().pathname) ?? paths.notFound()} replace />
}
