/** Where and how large a picture is drawn, relative to its node's middle, in px. */
export interface StackPicture {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** One resource of a stack, or the stack itself. */
export interface StackPart {
  readonly name: string
  /** As the service says it: 'CREATE_COMPLETE'. */
  readonly status: string
  readonly inProgress: boolean
  /** Null without a picture, or with one whose address no page should load. */
  readonly picture: StackPicture | null
  /** Markup of the server, not to be trusted. */
  readonly infoBox: string
}

export interface StackResource extends StackPart {
  /** Names of the resources that need this one; only those that exist, each once. */
  readonly requiredBy: readonly string[]
  /** Names of the resources this one needs. */
  readonly requires: readonly string[]
}

export interface StackTopology {
  readonly stack: StackPart | null
  readonly nodes: readonly StackResource[]
  /** Something is in progress: the drawing is asked for again soon. */
  readonly inProgress: boolean
}

type Bag = Readonly<Record<string, unknown>>

const emptyTopology: StackTopology = { stack: null, nodes: [], inProgress: false }

/** The answer of `project/stacks/get_d3_data/{stack_id}/` as a model. Takes anything; what cannot be read is left out. */
export function readStackTopology(value: unknown): StackTopology {
  if (!isBag(value)) return emptyTopology
  const stack = isBag(value.stack) ? readPart(value.stack) : null
  const byName = new Map<string, Bag>()
  for (const entry of Array.isArray(value.nodes) ? (value.nodes as unknown[]) : []) {
    const name = isBag(entry) ? text(entry.name) : ''
    if (name && !byName.has(name)) byName.set(name, entry as Bag)
  }
  const requires = new Map<string, Set<string>>([...byName.keys()].map((name) => [name, new Set()]))
  const requiredBy = new Map(
    [...byName].map(([name, entry]) => {
      const names = Array.isArray(entry.required_by) ? entry.required_by.map(text) : []
      const known = [...new Set(names)].filter((other) => byName.has(other) && other !== name)
      for (const other of known) requires.get(other)?.add(name)
      return [name, known]
    }),
  )
  const nodes = [...byName].map(([name, entry]) => ({
    ...readPart(entry),
    requiredBy: requiredBy.get(name) ?? [],
    requires: [...(requires.get(name) ?? [])],
  }))
  return { stack, nodes, inProgress: (stack?.inProgress ?? false) || nodes.some(({ inProgress }) => inProgress) }
}

/** 'CREATE_COMPLETE' in words: 'Create Complete'. */
export function statusWords(status: string): string {
  return status
    .toLowerCase()
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

export type StackTone = 'success' | 'progress' | 'danger' | 'neutral'

/** What a status means. */
export function stackTone({ status, inProgress }: Pick<StackPart, 'status' | 'inProgress'>): StackTone {
  if (status.endsWith('FAILED')) return 'danger'
  if (inProgress) return 'progress'
  return status.endsWith('COMPLETE') ? 'success' : 'neutral'
}

function readPart(entry: Bag): StackPart {
  const status = text(entry.status)
  return {
    name: text(entry.name),
    status,
    inProgress: typeof entry.in_progress === 'boolean' ? entry.in_progress : /(^INIT|IN_PROGRESS$)/.test(status),
    picture: readPicture(entry),
    infoBox: text(entry.info_box),
  }
}

function readPicture(entry: Bag): StackPicture | null {
  const url = text(entry.image)
  if (!url || !/^(https?:|data:image\/|(?![a-z][a-z0-9+.-]*:))/i.test(url.trim())) return null
  const size = clamp(number(entry.image_size, 50), 8, 200)
  return {
    url,
    size,
    x: clamp(number(entry.image_x, -size / 2), -200, 200),
    y: clamp(number(entry.image_y, -size / 2), -200, 200),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function number(value: unknown, otherwise: number): number {
  const read = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : otherwise
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
