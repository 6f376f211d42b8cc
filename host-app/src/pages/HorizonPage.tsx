import { WholePage } from '../horizon/WholePage.js'
import { RedirectPage } from './RedirectPage.js'

/** A page of the cloud that no panel of ours has. What is no page of a Horizon may be somebody else's, who shares the address with us. */
export function Component() {
  return <WholePage missing={<RedirectPage />} />
}
