/** A few dozen zones of the world, by today's names: enough for a demonstration. */
const someZones = [
  'UTC',
  'GMT',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'America/Anchorage',
  'America/Bogota',
  'America/Chicago',
  'America/Denver',
  'America/Halifax',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Bangkok',
  'Asia/Dubai',
  'Asia/Hong_Kong',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Moscow',
  'Europe/Paris',
  'Europe/Stockholm',
  'Pacific/Auckland',
  'Pacific/Honolulu',
]

/** Zone → its offset at `now`, as ±HHMM. */
export function timezones(now: number, zones: readonly string[] = someZones): Record<string, string> {
  return Object.fromEntries(zones.map((zone) => [zone, offset(zone, now)]))
}

const hour = 3_600_000
let told: { readonly hour: number; readonly zones: Readonly<Record<string, string>> } | undefined

/** All that are known here: people live anywhere. Clocks are changed at the full hour, and to ask for all of them takes a moment. */
export function allTimezones(now: number): Readonly<Record<string, string>> {
  const current = Math.floor(now / hour)
  if (told?.hour !== current) {
    const names = new Set([...someZones, ...Intl.supportedValuesOf('timeZone')])
    told = { hour: current, zones: timezones(now, [...names].toSorted()) }
  }
  return told.zones
}

function offset(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '00'] = /GMT([+-])(\d{1,2})(?::?(\d{2}))?/.exec(name) ?? []
  return `${sign}${hours.padStart(2, '0')}${minutes}`
}
