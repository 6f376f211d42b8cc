import { t, type CellTone, type IconName } from '@stratus/widgets'

interface StatusLook {
  readonly label: string
  readonly tone: CellTone
  readonly icon: IconName
  /** What goes on while it lasts. */
  readonly doing?: string
}

const working = (label: string): StatusLook => ({ label, tone: 'info', icon: 'progress', doing: `${label}…` })
const failed = (label: string): StatusLook => ({ label, tone: 'danger', icon: 'danger' })

/** Statuses of volumes and snapshots. Labels are English, keys of their translation. */
const looks: Readonly<Record<string, StatusLook>> = {
  available: { label: 'Available', tone: 'success', icon: 'success' },
  'in-use': { label: 'In-use', tone: 'success', icon: 'link' },
  reserved: { label: 'Reserved', tone: 'info', icon: 'clock' },
  maintenance: { label: 'Maintenance', tone: 'warning', icon: 'warning' },
  creating: working('Creating'),
  deleting: working('Deleting'),
  attaching: working('Attaching'),
  detaching: working('Detaching'),
  downloading: working('Downloading'),
  uploading: working('Uploading'),
  extending: working('Extending'),
  retyping: working('Retyping'),
  'backing-up': working('Backing up'),
  'restoring-backup': working('Restoring backup'),
  restoring: working('Restoring'),
  updating: working('Updating'),
  managing: working('Managing'),
  unmanaging: working('Unmanaging'),
  'awaiting-transfer': { label: 'Awaiting transfer', tone: 'warning', icon: 'transfer' },
  error: failed('Error'),
  error_deleting: failed('Error deleting'),
  error_extending: failed('Error extending'),
  error_restoring: failed('Error restoring'),
  error_managing: failed('Error managing'),
  error_unmanaging: failed('Error unmanaging'),
  'error_backing-up': failed('Error backing up'),
}

/** Word, colour and icon of a status; one nobody has heard of is shown as it came. */
export function statusLook(status: string | null): { text: string; tone: CellTone; icon: IconName | undefined } {
  const look = looks[status?.toLowerCase() ?? '']
  return look
    ? { text: t(look.doing ?? look.label), tone: look.tone, icon: look.icon }
    : { text: status ?? '', tone: 'neutral', icon: undefined }
}

/** A status as Cinder compares it; undefined for what nobody has heard of. */
export const storedStatus = (text: string): string | undefined =>
  Object.keys(looks).find((status) => status === text.toLowerCase())

/** What the search offers to choose from. */
export const statusOptions = ['available', 'in-use', 'creating', 'deleting', 'error'].map((key) => ({
  key,
  label: looks[key]?.label ?? key,
}))
