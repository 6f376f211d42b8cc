import { t } from '@stratus/widgets'

/** @texts English, keys of their translations. */
const vnicLabels: Readonly<Record<string, string>> = {
  normal: 'Normal',
  direct: 'Direct',
  'direct-physical': 'Direct Physical',
  macvtap: 'MacVTap',
  baremetal: 'Bare Metal',
  'virtio-forwarder': 'Virtio Forwarder',
}

/** A port's vnic type in words (P-TRK-10); one nobody has heard of is shown as it came. */
export function vnicLabel(type: string | null): string {
  const label = vnicLabels[type ?? '']
  return label ? t(label) : (type ?? '')
}
