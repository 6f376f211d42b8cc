import { Navigate } from 'react-router-dom'
import { useAllowed } from '../hooks/use-allowed.js'
import { dashboards } from '../navigation/navigation.js'
import { paths } from '../paths.js'
import { Loading } from '../ui/Loading.js'

const administration = dashboards.find(({ id }) => id === 'admin')?.gate ?? {}

/** Where work starts: administrators with the whole cloud, others with their project. */
export function HomePage() {
  const administers = useAllowed(administration)
  return administers === undefined ? (
    <Loading lines={6} />
  ) : (
    <Navigate to={paths.overview(administers ? 'admin' : 'project')} replace />
  )
}
