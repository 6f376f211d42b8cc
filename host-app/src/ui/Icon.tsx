import type { IconName } from '@stratus/widgets'
import { Icon as KitIcon } from '@stratus/widgets/react/icon'

/** An icon in the colour of the text around it; decoration unless it has a label. */
export function Icon({ name, label = '', slot }: { name: IconName; label?: string; slot?: string }) {
  return <KitIcon name={name} label={label} slot={slot} />
}
