import { useHost } from '../host.js'
import { late } from '../actions/late.js'

const Banners = late(() => import('./Banners.js'))

/** The operator's messages, where there are any: nobody else waits for what shows them. */
export function OperatorBanners({ user }: { user?: string }) {
  const { banners } = useHost().branding
  return banners.length ? <Banners banners={banners} user={user} /> : null
}
