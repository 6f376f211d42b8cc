import type { Image } from './image.js'

/** The disk formats (P-IMG-21) with their default labels; a server may offer fewer or others. */
const diskFormatLabels: Readonly<Record<string, string>> = {
  iso: 'ISO - Optical Disk Image',
  ova: 'OVA - Open Virtual Appliance',
  ploop: 'PLOOP - Virtuozzo/Parallels Loopback Disk',
  qcow2: 'QCOW2 - QEMU Emulator',
  raw: 'Raw',
  vdi: 'VDI - Virtual Disk Image',
  vhd: 'VHD - Virtual Hard Disk',
  vmdk: 'VMDK - Virtual Machine Disk',
  aki: 'AKI - Amazon Kernel Image',
  ami: 'AMI - Amazon Machine Image',
  ari: 'ARI - Amazon Ramdisk Image',
  docker: 'Docker',
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Choices of the Format field from the setting `OPENSTACK_IMAGE_FORMATS` (a list of values); without it, all known ones. */
export function diskFormatChoices(setting: unknown): Choice[] {
  const listed = Array.isArray(setting)
    ? setting.filter((value): value is string => typeof value === 'string' && value !== '')
    : []
  const values = listed.length > 0 ? listed : Object.keys(diskFormatLabels)
  return values.map((value) => ({ value, label: diskFormatLabels[value] ?? value.toUpperCase() }))
}

type Formats = Pick<Image, 'disk_format' | 'container_format'>

/** What to call the format: a raw disk in a docker container is a docker image (P-IMG-13). */
export function shownDiskFormat({ disk_format, container_format }: Formats): string | null {
  return disk_format === 'raw' && container_format === 'docker' ? 'docker' : disk_format
}

const ownContainer: ReadonlySet<string> = new Set(['aki', 'ami', 'ari'])

/** Disk and container format to send for a chosen format (P-IMG-12 to P-IMG-14): bare unless the format brings its own container. */
export function formatsToSend(chosen: string): { disk_format: string; container_format: string } {
  if (chosen === 'docker') return { disk_format: 'raw', container_format: 'docker' }
  return { disk_format: chosen, container_format: ownContainer.has(chosen) ? chosen : 'bare' }
}

/** The same for the edit form: vhd goes with ovf, and a format left as it was keeps its container. */
export function formatsToUpdate(chosen: string, image: Formats): { disk_format: string; container_format: string } {
  if (chosen === 'vhd') return { disk_format: 'vhd', container_format: 'ovf' }
  if (chosen === image.disk_format && image.container_format) {
    return { disk_format: chosen, container_format: image.container_format }
  }
  return formatsToSend(chosen)
}
