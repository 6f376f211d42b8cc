import '@stratus/widgets/define/toaster'
import type { StratusToaster } from '@stratus/widgets'
import { useEffect, useRef, type DetailedHTMLProps, type HTMLAttributes } from 'react'
import { useHost } from '../host.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stratus-toaster': DetailedHTMLProps<HTMLAttributes<StratusToaster>, StratusToaster>
    }
  }
}

/** The one place where messages appear. */
export function MessageHolder() {
  const { toasts } = useHost()
  const holder = useRef<StratusToaster>(null)
  useEffect(() => (holder.current ? toasts.attach(holder.current) : undefined), [toasts])
  return <stratus-toaster ref={holder} />
}
