import { t } from '@stratus/widgets'

/** A property or an attribute of a kind of resource. */
export interface SchemaField {
  /** Its name. */
  readonly id: string
  /** `string`, `integer`, `number`, `boolean`, `list`, `map`, `any` … */
  readonly type: string
  readonly description: string
  readonly required: boolean
  /** Null where nothing is said: of attributes. */
  readonly updateAllowed: boolean | null
  /** Written out; '' for none. */
  readonly fallback: string
  /** Values that it may have; empty: any. */
  readonly allowed: readonly (string | number | boolean)[]
  /** In words, translated. */
  readonly constraints: readonly string[]
}

type Told = Readonly<Record<string, unknown>>

const bag = (value: unknown): Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Told) : {}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const written = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** As Heat tells it, or as YAML on a page of Horizon; in the order of their names, the required ones first. */
export async function readSchema(told: unknown): Promise<SchemaField[]> {
  const read: unknown = typeof told === 'string' ? (await import('yaml')).parse(told) : told
  return Object.entries(bag(read))
    .map(([id, entry]) => fieldOf(id, bag(entry)))
    .toSorted((a, b) => Number(b.required) - Number(a.required) || (a.id < b.id ? -1 : 1))
}

function fieldOf(id: string, told: Told): SchemaField {
  const constraints = Array.isArray(told['constraints']) ? told['constraints'].map(bag) : []
  return {
    id,
    type: text(told['type']).toLowerCase() || 'any',
    description: text(told['description']),
    required: told['required'] === true,
    updateAllowed: typeof told['update_allowed'] === 'boolean' ? told['update_allowed'] : null,
    fallback: written(told['default']),
    allowed: constraints.flatMap(allowedOf),
    constraints: constraints.flatMap((constraint) => wordsOf(constraint) ?? []),
  }
}

const allowedOf = ({ allowed_values: values }: Told): (string | number | boolean)[] =>
  Array.isArray(values) ? values.filter((value) => ['string', 'number', 'boolean'].includes(typeof value)) : []

function wordsOf(constraint: Told): string | null {
  const { allowed_values, allowed_pattern, custom_constraint, range, length, modulo } = constraint
  if (allowed_values !== undefined) return t('One of: %s', [allowedOf(constraint).map(String).join(', ')])
  if (allowed_pattern !== undefined) return t('Matches %s', [text(allowed_pattern)])
  if (custom_constraint !== undefined) return t('Checked as %s', [text(custom_constraint)])
  if (modulo !== undefined) return t('In steps of %s', [written(bag(modulo)['step'])])
  if (range !== undefined) return boundsOf(bag(range))
  if (length !== undefined) return t('Length: %s', [boundsOf(bag(length)) ?? ''])
  return null
}

function boundsOf({ min, max }: Told): string | null {
  const [low, high] = [written(min), written(max)]
  if (low && high) return t('From %s to %s', [low, high])
  if (low) return t('At least %s', [low])
  return high ? t('At most %s', [high]) : null
}
