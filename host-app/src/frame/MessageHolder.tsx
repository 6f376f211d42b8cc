import type { StratusToaster } from '@stratus/widgets'
import { Toaster } from '@stratus/widgets/react/toaster'
import { useEffect, useRef } from 'react'
import { useHost } from '../host.js'

/** The one place where messages appear. */
export function MessageHolder() {
  const { toasts } = useHost()
  const holder = useRef<StratusToaster>(null)
  useEffect(() => (holder.current ? toasts.attach(holder.current) : undefined), [toasts])
  return <Toaster ref={holder} />
}
