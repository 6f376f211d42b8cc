import { formatMediumDate, formatRelative, formatShortDate, toIsoDate, type Moment } from '@stratus/widgets'
import { useEffect, useState } from 'react'

/** How often 'a minute ago' is looked at, ms. */
const period = 30_000

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long ago a moment was, in words; the moment itself under the pointer. */
export function Ago({ at }: { at: Moment }) {
  const now = useNow()
  return (
    <time dateTime={toIsoDate(at)} title={formatMediumDate(at)}>
      {formatRelative(at, now)}
    </time>
  )
}

interface TimeProps {
  at: Moment
  /** Without seconds. */
  short?: boolean
}

/** A moment as the specification writes it, and in words how long ago that is. */
export function Time({ at, short = false }: TimeProps) {
  const text = short ? formatShortDate(at) : formatMediumDate(at)
  const iso = toIsoDate(at)
  if (!iso) return text
  return (
    <>
      <time dateTime={iso} title={iso}>
        {text}
      </time>{' '}
      <span className="muted">
        (<Ago at={at} />)
      </span>
    </>
  )
}
