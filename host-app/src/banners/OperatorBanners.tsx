import { lazy, Suspense } from 'react'
import { useHost } from '../host.js'

const Banners = lazy(() => import('./Banners.js'))

/** The operator's messages, where there are any: nobody else waits for what shows them. */
export function OperatorBanners({ user }: { user?: string }) {
  const { banners } = useHost().branding
  if (!banners.length) return null
  return (
    <Suspense>
      <Banners banners={banners} user={user} />
    </Suspense>
  )
}
