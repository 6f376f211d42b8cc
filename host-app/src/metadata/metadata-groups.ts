import { compareNames } from '../stores/compare-names.js'

/** The part of a metadata definition that a display needs. */
export interface MetadataDefinition {
  readonly title: string | null
  readonly description: string | null
}

export interface MetadataNamespaceLike {
  readonly namespace: string
  readonly display_name: string | null
  readonly description: string | null
  readonly properties: Readonly<Record<string, MetadataDefinition>>
  readonly objects: readonly {
    readonly name: string
    readonly description: string | null
    readonly properties: Readonly<Record<string, MetadataDefinition>>
  }[]
}

export interface MetadataEntry {
  readonly name: string
  /** The definition's title, else the name. */
  readonly label: string
  readonly value: string
}

export interface MetadataGroup {
  /** Namespace, or namespace › object; null for properties that no definition knows. */
  readonly label: string | null
  readonly description: string | null
  readonly entries: readonly MetadataEntry[]
}

type Definitions = Readonly<Record<string, MetadataDefinition>>

/**
 * Properties as a person reads them: by the namespace or object that defines them, in the order of its label; what nobody
 * defines comes last. Names are matched in any case (W-META-06); a name that two namespaces define is shown in both.
 */
export function metadataGroups(
  properties: Readonly<Record<string, string>>,
  namespaces: readonly MetadataNamespaceLike[],
): MetadataGroup[] {
  const byName = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), { name, value }]))
  const known = new Set<string>()
  const entriesOf = (definitions: Definitions): MetadataEntry[] =>
    Object.entries(definitions).flatMap(([name, { title }]) => {
      const found = byName.get(name.toLowerCase())
      if (!found) return []
      known.add(name.toLowerCase())
      return [{ name: found.name, label: title || found.name, value: found.value }]
    })

  const groups = namespaces.flatMap((namespace): MetadataGroup[] => {
    const label = namespace.display_name || namespace.namespace
    return [
      { label, description: namespace.description, entries: entriesOf(namespace.properties) },
      ...namespace.objects.map((object) => ({
        label: `${label} › ${object.name}`,
        description: object.description,
        entries: entriesOf(object.properties),
      })),
    ]
  })
  const custom = [...byName.values()]
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, value }) => ({ name, label: name, value }))
  return [...groups.filter(({ entries }) => entries.length > 0), { label: null, description: null, entries: custom }]
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, entries: group.entries.toSorted((a, b) => compareNames(a.label, b.label)) }))
    .toSorted(
      (a, b) => Number(a.label === null) - Number(b.label === null) || compareNames(a.label ?? '', b.label ?? ''),
    )
}
