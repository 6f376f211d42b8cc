/** A few dozen zones of the world; the real list has over four hundred. */
const zones = [
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
export function timezones(now: number): Record<string, string> {
  return Object.fromEntries(zones.map((zone) => [zone, offset(zone, now)]))
}

function offset(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '00'] = /GMT([+-])(\d{1,2})(?::?(\d{2}))?/.exec(name) ?? []
  return `${sign}${hours.padStart(2, '0')}${minutes}`
}
