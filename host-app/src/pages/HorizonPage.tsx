import { Navigate, useLocation } from 'react-router-dom'
import { WholePage } from '../horizon/WholePage.js'
import { nearestPage } from '../navigation/nearest-pages.js'
import { RedirectPage } from './RedirectPage.js'

/** A page of the cloud that no panel of ours has. What is no page of a Horizon may be somebody else's, who shares the address with us. */
export function Component() {
  const nearest = nearestPage(useLocation().pathname)
  return <WholePage missing={nearest ? <Navigate to={nearest} replace /> : <RedirectPage />} />
}
