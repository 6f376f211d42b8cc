import { t } from '@stratus/widgets'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../hooks/use-session.js'
import { late } from '../../actions/late.js'
import { Loading } from '../../ui/Loading.js'

const UsageOfAll = late(() => import('./UsageOfAll.js'), <Loading lines={8} />)
const UsageOfProject = late(() => import('./UsageOfProject.js'), <Loading lines={8} />)

/** Usage of a period (C-USAGE-01): of the project, or of all. It is slow and its code is large, so it comes when it is nearly seen. */
export function UsageSection({ all = false }: { all?: boolean }) {
  const { project_id } = useSession()
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
  const report = all ? (
    <UsageOfAll onMissing={onMissing} />
  ) : (
    <UsageOfProject id={project_id ?? ''} onMissing={onMissing} />
  )
  return (
    <section ref={place} aria-labelledby="overview-usage" className="overview-section">
      <h2 id="overview-usage">{t('Usage Summary')}</h2>
      {near ? report : null}
    </section>
  )
}
