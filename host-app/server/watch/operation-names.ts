import { operations } from '@stratus/api-client'

interface Row {
  readonly id: string
  readonly pattern: RegExp
  /** Fixed words before parameters. */
  readonly parameters: number
}

/** The rows of the operation table by method and number of segments: few are left to compare. */
const rows = new Map<string, Row[]>()
const deep: Row[] = []

for (const [id, { method, path }] of Object.entries(operations)) {
  const source = path.replace(/\{\w+(\*?)\}|[.*+?^$()|[\]\\]/g, (part, many: string | undefined) => {
    if (!part.startsWith('{')) return `\\${part}`
    return many ? '.+' : '[^/]+'
  })
  const row = { id, pattern: new RegExp(`^${method} ${source}$`), parameters: path.split('{').length - 1 }
  if (path.includes('*}')) deep.push(row)
  else {
    const key = keyOf(method, path)
    rows.set(key, [...(rows.get(key) ?? []), row])
  }
}
for (const list of rows.values()) list.sort((a, b) => a.parameters - b.parameters)

/**
 * The operation that a request to the cloud is, by the client's table. Names are the table's own, so there are never more than it has:
 * what is not in it is `api` or `page`.
 * @param path below the web root, without a leading slash
 */
export function operationName(method: string, path: string): string {
  const asked = `${method === 'HEAD' ? 'GET' : method} /${path}`
  const known = [...(rows.get(keyOf(method === 'HEAD' ? 'GET' : method, `/${path}`)) ?? []), ...deep]
  return known.find(({ pattern }) => pattern.test(asked))?.id ?? (path.startsWith('api/') ? 'api' : 'page')
}

function keyOf(method: string, path: string): string {
  return `${method} ${path.split('/').length}`
}

const services = new Set(['keystone', 'nova', 'neutron', 'glance', 'cinder', 'swift', 'heat', 'network', 'policy'])

/** The service of the cloud behind an address of Horizon; `horizon` for its own pages. */
export function serviceOf(path: string): string {
  const [api, name = ''] = path.split('/', 2)
  return api === 'api' && services.has(name) ? name : 'horizon'
}
