import { t } from '@stratus/widgets'
import { useCallback, useEffect, useRef, useState } from 'react'
import { late } from '../../ui/late.js'
import { Loading } from '../../ui/Loading.js'

const UsageReport = late(() => import('./UsageReport.js'), <Loading lines={8} />)

/** Usage of a period (C-USAGE-01): no JSON tells it. Its page is slow and its code is large, so it comes when it is nearly seen. */
export function UsageSection({ path }: { path: string }) {
  const place = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const [missing, setMissing] = useState(false)
  const onMissing = useCallback(() => setMissing(true), [])
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100px' })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  if (missing) return null
  return (
    <section ref={place} aria-labelledby="overview-usage" className="overview-section">
      <h2 id="overview-usage">{t('Usage Summary')}</h2>
      {near ? <UsageReport path={path} onMissing={onMissing} /> : null}
    </section>
  )
}
