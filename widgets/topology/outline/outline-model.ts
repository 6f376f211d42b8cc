import {
  groupOf,
  keyOf,
  otherEnd,
  signOf,
  type NodeKey,
  type NodeRef,
  type NodeSign,
  type Pending,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from '../model/topology-model.js'

/** One line of the outline. `id` is unique: a device stands below each of its networks. */
export interface OutlineLine {
  readonly id: string
  readonly parent: string | undefined
  readonly level: number
  /** Place among those of the same parent, from 1, and how many there are. */
  readonly place: number
  readonly count: number
  readonly name: string
  /** A part or a heading has no node. */
  readonly node: TopologyNode | undefined
  /** `part`: a subnet; `apart`: the heading over what is linked to nothing; `others`: over what only is below nothing. */
  readonly kind: 'node' | 'part' | 'apart' | 'others'
  /** Addresses there, or what a network holds; words of the link. */
  readonly texts: readonly string[]
  readonly state: NodeSign | undefined
  /** Undefined = nothing below. */
  readonly expanded: boolean | undefined
}

/** Id of the heading over what stands below nothing else. */
const apartId = 'apart'

/** What holds others stands at the top: by its kind, or because some belong to it. Where nothing does, everything stands there. */
class Roots {
  readonly #holds: Uint8Array
  readonly isFlat: boolean

  constructor(readonly model: Topology) {
    this.#holds = Uint8Array.from(model.nodes, (node) => Number(model.kindOf(node).holds))
    for (const home of model.structure.homes) if (home >= 0) this.#holds[home] = 1
    this.isFlat = !this.#holds.includes(1)
  }

  has(place: number): boolean {
    return this.isFlat || this.#holds[place] === 1
  }

  /** Places of what stands below a node: members, and what is linked to it, but not what it stands below itself. */
  below(place: number): readonly number[] {
    const { structure } = this.model
    const linked = structure.neighboursAt(place)
    const all = new Set([...linked, ...structure.membersAt(place)])
    return this.has(place) ? [...all] : [...all].filter((other) => !this.has(other))
  }

  /** Stands below something else. */
  isBelow(place: number): boolean {
    const { homes } = this.model.structure
    return (homes[place] ?? -1) >= 0 || this.model.structure.neighboursAt(place).some((other) => this.has(other))
  }
}

interface Below {
  readonly node?: TopologyNode
  readonly id: string
  readonly name: string
  readonly texts: readonly string[]
}

/** A link seen from one of its ends: which way it goes, and its label. */
function linkText({ from, label, direction }: TopologyLink, node: TopologyNode): string {
  const [ahead, back] = from.key === node.key ? ['→', '←'] : ['←', '→']
  const way = { none: '', forward: ahead, back, both: '↔' }[direction]
  return [way, label].filter(Boolean).join(' ')
}

/** The lines of a tree as they are put together. */
class OutlineBuilder {
  readonly lines: OutlineLine[] = []
  readonly #order: ReadonlyMap<unknown, number>

  constructor(
    private readonly roots: Roots,
    private readonly expanded: ReadonlySet<string>,
    private readonly pending: Pending,
    private readonly found: ReadonlySet<NodeKey> | undefined,
  ) {
    this.#order = new Map(roots.model.kinds.map((kind, at) => [kind, at]))
  }

  /** What holds others: its parts, then what is below it in the order of kinds, each once, with the texts of its links. */
  below(node: TopologyNode, id: string): Below[] {
    const { model } = this.roots
    const parts = this.found ? [] : model.partsOf(node)
    const texts = new Map<NodeKey, string[]>()
    for (const link of model.linksOf(node.key)) {
      const { key } = otherEnd(link, node)
      const known = texts.get(key) ?? []
      known.push(...(link.texts.length ? link.texts : [linkText(link, node)].filter(Boolean)))
      texts.set(key, known)
    }
    const kindAt = (each: TopologyNode) => this.#order.get(model.kindOf(each)) ?? this.#order.size
    const nodes = this.roots
      .below(model.placeOf(node.key))
      .flatMap((place) => model.nodes[place] ?? [])
      .filter(({ key }) => !this.found || this.found.has(key))
      .sort((one, other) => kindAt(one) - kindAt(other))
    return [
      ...parts.map((part) => ({ id: `${id}/subnet/${part.id}`, name: part.name, texts: [] })),
      ...nodes.map((each) => ({
        id: `${id}/${each.key}`,
        node: each,
        name: each.name,
        texts: texts.get(each.key) ?? model.textsOf(each),
      })),
    ]
  }

  add(entries: readonly Below[], parent: string | undefined, level: number, count = entries.length): void {
    for (const [index, { id, node, name, texts }] of entries.entries()) {
      const holds = node !== undefined && this.#holds(node, level)
      const isOpen = holds && ((this.found !== undefined && level === 1) || this.expanded.has(id))
      this.lines.push({
        id,
        parent,
        level,
        place: index + 1,
        count,
        name,
        node,
        kind: node ? 'node' : 'part',
        texts,
        state: node && signOf(node, this.pending),
        expanded: holds ? isOpen : undefined,
      })
      if (isOpen) this.add(this.below(node, id), id, level + 1)
    }
  }

  /** The heading over what stands below nothing, and below it all that. */
  addApart(nodes: readonly TopologyNode[], count: number): void {
    const { model } = this.roots
    const isOpen = this.found !== undefined || this.expanded.has(apartId)
    const isLinked = nodes.some(({ key }) => model.structure.linksAt(model.placeOf(key)).length > 0)
    this.lines.push({
      id: apartId,
      parent: undefined,
      level: 1,
      place: count,
      count,
      name: '',
      node: undefined,
      kind: isLinked ? 'others' : 'apart',
      texts: [],
      state: undefined,
      expanded: isOpen,
    })
    if (!isOpen) return
    this.add(
      nodes.map((node) => ({ id: `${apartId}/${node.key}`, node, name: node.name, texts: [] })),
      apartId,
      2,
    )
  }

  /** Whatever is at the top shows what is below; so does what stands below that, where some things hold others. */
  #holds(node: TopologyNode, level: number): boolean {
    const { roots } = this
    const place = roots.model.placeOf(node.key)
    const { structure } = roots.model
    if (level === 1)
      return (
        structure.linksAt(place).length > 0 ||
        structure.membersAt(place).length > 0 ||
        roots.model.partsOf(node).length > 0
      )
    return level === 2 && !this.found && !roots.has(place) && roots.below(place).length > 0
  }
}

/**
 * The lines of the tree: what holds others (a network), below it its parts, what belongs or is linked to it, and below that what is
 * linked to it in turn. What stands below nothing comes last, under a heading.
 *
 * @param expanded - Ids of open lines; only what is open is worked out.
 * @param found - With a search: what is shown; everything on the way to it is open.
 */
export function outlineLines(
  model: Topology,
  expanded: ReadonlySet<string>,
  pending: Pending,
  found?: ReadonlySet<NodeKey>,
): readonly OutlineLine[] {
  const roots = new Roots(model)
  const builder = new OutlineBuilder(roots, expanded, pending, found)
  const isFound = (place: number) => !found || found.has(model.nodes[place]?.key ?? '/')
  const nodesWhere = (is: (place: number) => boolean) => model.nodes.filter((_, place) => is(place))
  const top = nodesWhere((place) => roots.has(place) && (isFound(place) || roots.below(place).some(isFound)))
  const alone = nodesWhere((place) => !roots.has(place) && !roots.isBelow(place) && isFound(place))
  const count = top.length + (alone.length ? 1 : 0)
  const entries = top.map((node) => ({ id: node.key, node, name: node.name, texts: model.textsOf(node) }))
  builder.add(entries, undefined, 1, count)
  if (alone.length) builder.addApart(alone, count)
  return builder.lines
}

/** Id of the line that a node stands below: its first network's, or the heading of what is below nothing; undefined = at the top. */
export function lineOver(ref: NodeRef, model: Topology): string | undefined {
  const node = model.nodeOf(keyOf(ref))
  if (!node) return undefined
  const roots = new Roots(model)
  const place = model.placeOf(node.key)
  if (roots.has(place)) return undefined
  const over = model.structure.neighboursAt(place).find((other) => roots.has(other))
  return model.nodes[over ?? -1]?.key ?? groupOf(node, model)?.key ?? apartId
}

export type OutlineStep = { readonly go: string } | { readonly toggle: string } | { readonly open: string }

/** The keyboard of a tree: arrows walk, open and close; Home, End; Enter asks for the balloon, Space opens or closes. */
export function outlineKey(
  key: string,
  at: number,
  lines: readonly OutlineLine[],
  rtl = false,
): OutlineStep | undefined {
  const line = lines[at]
  const go = (to: OutlineLine | undefined) => (to ? { go: to.id } : undefined)
  switch (key) {
    case 'Home':
      return go(lines[0])
    case 'End':
      return go(lines.at(-1))
    case 'ArrowDown':
      return go(lines[Math.min(at + 1, lines.length - 1)])
    case 'ArrowUp':
      return go(lines[Math.max(at - 1, 0)])
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (line?.expanded === undefined) return undefined
      return line.expanded ? go(lines[at + 1]) : { toggle: line.id }
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (line?.expanded) return { toggle: line.id }
      return line?.parent === undefined ? undefined : { go: line.parent }
    case ' ':
      return line?.expanded === undefined ? undefined : { toggle: line.id }
    case 'Enter':
      if (line?.node) return { open: line.id }
      return line?.expanded === undefined ? undefined : { toggle: line.id }
    default:
      return undefined
  }
}
