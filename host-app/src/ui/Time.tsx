import { formatMediumDate, formatRelative, formatShortDate, toIsoDate, type Moment } from '@stratus/widgets'
import { useEffect, useState } from 'react'

/** How often 'a minute ago' is looked at, ms. */
const period = 30_000

interface TimeProps {
  at: Moment
  /** Without seconds. */
  short?: boolean
}

/** A moment as the specification writes it, and in words how long ago that is. */
export function Time({ at, short = false }: TimeProps) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period)
    return () => clearInterval(timer)
  }, [])
  const text = short ? formatShortDate(at) : formatMediumDate(at)
  const iso = toIsoDate(at)
  if (!iso) return text
  return (
    <>
      <time dateTime={iso} title={iso}>
        {text}
      </time>{' '}
      <span className="muted">({formatRelative(at, now)})</span>
    </>
  )
}
