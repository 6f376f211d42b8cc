const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)

/** An address of the form `1:2::3`, also with an IPv4 address at its end. */
function isIpv6(text: string): boolean {
  const [head = '', tail, ...more] = text
    .replace(/(?<=:)[\d.]+\.[\d.]+$/, (end) => (ipv4.test(end) ? '0:0' : 'x'))
    .split('::')
  if (more.length) return false
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const all = [...groups(head), ...groups(tail ?? '')]
  const right = tail === undefined ? all.length === 8 : all.length < 8
  return right && all.every((group) => /^[\da-f]{1,4}$/i.test(group))
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}

/** Formats that are checked; others are not (as validators do by default). */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': (text) =>
    isDate(text.slice(0, 10)) && /^.{10}[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?(z|[+-]\d{2}:\d{2})$/i.test(text),
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  hostname: (text) => text.length <= 253 && /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*$/i.test(text),
  ipv4: (text) => ipv4.test(text),
  ipv6: isIpv6,
  uri: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
}

/** Whether a text has a format; a format that is not known has every text. */
export function hasFormat(text: string, format: string): boolean {
  return Object.hasOwn(formats, format) ? (formats[format]?.(text) ?? true) : true
}
