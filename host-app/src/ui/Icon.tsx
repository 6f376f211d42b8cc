import '@stratus/widgets/define/icon'
import type { IconName } from '@stratus/widgets'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stratus-icon': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { name?: IconName; label?: string }
    }
  }
}

/** An icon in the colour of the text around it; decoration unless it has a label. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return <stratus-icon name={name} label={label ?? ''} />
}
