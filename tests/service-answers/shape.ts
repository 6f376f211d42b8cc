/** Objects whose names are somebody's own, or depend on their kind. */
const free = new Set([
  'addresses',
  'metadata',
  'extra_specs',
  'hosts',
  'configurations',
  'options',
  'rules',
  'volume_image_metadata',
])

/** What kind of value stands where: an object's by name, a list's of all its rows together, else the word for it. */
export type Shape = string | readonly [Shape] | readonly [] | { readonly [name: string]: Shape }

export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const rows = value.map(shapeOf)
    return rows.length ? [rows.reduce(both)] : []
  }
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, free.has(name) ? typeof part : shapeOf(part)]),
  )
}

const isObject = (shape: Shape): shape is { readonly [name: string]: Shape } =>
  typeof shape === 'object' && !Array.isArray(shape)

/** Two rows of a list as one. */
function both(one: Shape, two: Shape): Shape {
  if (one === 'null') return two
  if (Array.isArray(one) && Array.isArray(two)) {
    const rows = [...one, ...two] as Shape[]
    return rows.length ? [rows.reduce(both)] : []
  }
  if (!isObject(one) || !isObject(two)) return one
  const names = new Set([...Object.keys(one), ...Object.keys(two)])
  return Object.fromEntries([...names].map((name) => [name, both(one[name] ?? 'null', two[name] ?? 'null')]))
}

/** Where a shape lacks what another has, or has something of another kind. What is null or empty fits everything. */
export function lacks(seen: Shape, wanted: Shape, at = ''): string[] {
  if (wanted === 'null' || seen === 'null') return []
  if (Array.isArray(wanted) && Array.isArray(seen))
    return wanted.length && seen.length ? lacks(seen[0] as Shape, wanted[0] as Shape, `${at}[]`) : []
  if (!isObject(wanted)) return seen === wanted ? [] : [`${at} is ${kindOf(seen)}, not ${kindOf(wanted)}`]
  if (!isObject(seen)) return [`${at} is ${kindOf(seen)}, not an object`]
  return Object.entries(wanted).flatMap(([name, part]) =>
    name in seen ? lacks(seen[name] ?? 'null', part, `${at}.${name}`) : [`${at}.${name} is not there`],
  )
}

const kindOf = (shape: Shape): string =>
  typeof shape === 'string' ? `a ${shape}` : Array.isArray(shape) ? 'a list' : 'an object'
