/** One instance as the list shows it. */
export interface InstanceRow {
  readonly id: string
  readonly name: string
  /** As the cloud says it: `ACTIVE`. */
  readonly status: string
  /** What is being done to it; '' = nothing. */
  readonly task: string
  readonly addresses: readonly string[]
  readonly flavor: string
  readonly image: string
  readonly created: string
}

type Fields = Readonly<Record<string, unknown>>

/** The instances that an answer tells of: that of a grant, or Horizon's own of `api/nova/servers/`. What has no id is none. */
export function instanceRows(answer: unknown): InstanceRow[] {
  const items = isFields(answer) ? answer['items'] : undefined
  if (!Array.isArray(items)) return []
  return items.filter(isFields).flatMap((item): InstanceRow[] => {
    const id = text(item['id'])
    if (!id) return []
    const flavor = item['flavor']
    return [
      {
        id,
        name: text(item['name']) || id,
        status: text(item['status']).toUpperCase(),
        task: text(item['task_state']) || text(item['OS-EXT-STS:task_state']),
        addresses: addressesIn(item['addresses']),
        flavor: isFields(flavor) ? text(flavor['original_name']) || text(flavor['name']) : text(flavor),
        image: text(item['image']) || text(item['image_name']),
        created: text(item['created']) || text(item['created_at']),
      },
    ]
  })
}

/** A list of addresses, or Horizon's `{network: [{addr}]}`. */
function addressesIn(value: unknown): string[] {
  const entries: readonly unknown[] = isFields(value) ? Object.values(value).flat() : Array.isArray(value) ? value : []
  return entries.map((entry) => (isFields(entry) ? text(entry['addr']) : text(entry))).filter(Boolean)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
