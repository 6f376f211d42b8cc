import { random } from '../../support/random.js'

/** A row of the bench: twelve columns of the kinds a cloud's lists have. */
export interface BenchRow {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly address: string
  readonly size: number
  readonly flavor: string
  readonly image: string
  readonly zone: string
  readonly project: string
  readonly created: string
  readonly host: string
  readonly progress: number
}

export const fields = [
  'name',
  'id',
  'status',
  'address',
  'size',
  'flavor',
  'image',
  'zone',
  'project',
  'created',
  'host',
  'progress',
] as const

/** As a cloud has them: few are on their way or failed. */
function status(chance: number): string {
  if (chance < 0.02) return 'BUILD'
  if (chance < 0.05) return 'ERROR'
  return chance < 0.2 ? 'SHUTOFF' : 'ACTIVE'
}

const hex = (value: number, digits: number) => Math.floor(value).toString(16).padStart(digits, '0')

export function makeRows(count: number): BenchRow[] {
  const next = random(1)
  return Array.from({ length: count }, (_, index) => ({
    id: `${hex(next() * 2 ** 32, 8)}-${hex(index, 4)}-4a71-b6f3-${hex(next() * 2 ** 32, 12)}`,
    name: `${['web', 'db', 'worker', 'cache'][Math.floor(next() * 4)]}-${Math.floor(next() * count)}`,
    status: status(next()),
    address: `10.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`,
    size: Math.floor(next() * 1000),
    flavor: `m1.${['tiny', 'small', 'medium', 'large'][Math.floor(next() * 4)]}`,
    image: `Image ${Math.floor(next() * 100)}`,
    zone: `zone-${Math.floor(next() * 3)}`,
    project: `project-${Math.floor(next() * 50)}`,
    created: new Date(1.7e12 + Math.floor(next() * 1e10)).toISOString(),
    host: `compute-${Math.floor(next() * 200)}`,
    progress: Math.floor(next() * 100),
  }))
}

/** A refresh: `count` rows are other objects, with another state, size and name. */
export function changeRows(rows: readonly BenchRow[], count: number, seed: number): BenchRow[] {
  const next = random(seed)
  const changed = [...rows]
  for (let done = 0; done < count; done++) {
    const index = Math.floor(next() * rows.length)
    const row = changed[index]!
    changed[index] = {
      ...row,
      status: status(next()),
      size: Math.floor(next() * 1000),
      name: `${row.name.split('-')[0]}-${Math.floor(next() * rows.length)}`,
    }
  }
  return changed
}
