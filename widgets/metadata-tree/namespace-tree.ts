import {
  compareNames,
  createProperty,
  isSaved,
  problemOf,
  savedText,
  setValue,
  type Property,
  type PropertyDefinition,
} from './property-model.js'

export interface MetadataObject {
  readonly name: string
  readonly description?: string | null
  readonly properties?: Readonly<Record<string, PropertyDefinition>> | null
}

/** A namespace of the image service's metadata catalogue. */
export interface Namespace {
  readonly namespace: string
  readonly display_name?: string | null
  readonly description?: string | null
  readonly objects?: readonly MetadataObject[] | null
  readonly properties?: Readonly<Record<string, PropertyDefinition>> | null
}

/** Saved metadata. */
export type Metadata = Readonly<Record<string, unknown>>

/** One line of the tree. */
export interface TreeNode {
  /** Unique and stable: the path of names. */
  readonly id: string
  readonly label: string
  readonly description: string
  readonly level: number
  readonly parent: string | undefined
  readonly children: readonly string[]
  /** The property's name; branches have none. */
  readonly leaf: string | undefined
  /** Made by the user, or saved under a name that no definition has. */
  readonly custom: boolean
}

/** The tree and what the user did with it. Every function gives a new one. */
export interface Tree {
  /** In display order, parents before their children. */
  readonly nodes: ReadonlyMap<string, TreeNode>
  /** The properties by node. */
  readonly properties: ReadonlyMap<string, Property>
  /** The leaves that are added. */
  readonly added: ReadonlySet<string>
  readonly expanded: ReadonlySet<string>
  readonly selected: string | undefined
}

interface Draft {
  readonly nodes: Map<string, TreeNode>
  readonly properties: Map<string, Property>
}

interface Sprout {
  readonly node: TreeNode
  readonly grow: () => void
}

const byLabel = (a: Sprout, b: Sprout): number => compareNames(a.node.label, b.node.label)

function sproutLeaf(draft: Draft, parent: string, level: number, name: string, definition: PropertyDefinition): Sprout {
  const id = `${parent}\n${name}`
  const property = createProperty(name, definition)
  const { title: label, description } = property
  return {
    node: { id, label, description, level, parent, children: [], leaf: name, custom: false },
    grow: () => void draft.properties.set(id, property),
  }
}

function sproutBranch(
  draft: Draft,
  head: Pick<TreeNode, 'id' | 'label' | 'description' | 'level' | 'parent'>,
  children: readonly Sprout[],
): Sprout {
  const sorted = [...children].sort(byLabel)
  return {
    node: { ...head, children: sorted.map(({ node }) => node.id), leaf: undefined, custom: false },
    grow: () => sorted.forEach((child) => plant(draft, child)),
  }
}

function plant(draft: Draft, { node, grow }: Sprout): void {
  draft.nodes.set(node.id, node)
  grow()
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

function leaves(draft: Draft, parent: string, level: number, properties: Namespace['properties']): Sprout[] {
  if (typeof properties !== 'object') return []
  return Object.entries(properties ?? {}).map(([name, definition]) =>
    sproutLeaf(draft, parent, level, name, definition),
  )
}

function isObject(object: unknown): object is MetadataObject {
  return typeof object === 'object' && object !== null && 'name' in object && typeof object.name === 'string'
}

function sproutNamespace(draft: Draft, namespace: Namespace): Sprout {
  const id = namespace.namespace
  const given: readonly MetadataObject[] = Array.isArray(namespace.objects) ? namespace.objects : []
  const objects = given.filter(isObject).map((object) => {
    const head = {
      id: `${id}\n\n${object.name}`,
      label: object.name,
      description: words(object.description),
      level: 1,
      parent: id,
    }
    return sproutBranch(draft, head, leaves(draft, head.id, 2, object.properties))
  })
  const head = {
    id,
    label: words(namespace.display_name) || namespace.namespace,
    description: words(namespace.description),
    level: 0,
    parent: undefined,
  }
  return sproutBranch(draft, head, [...objects, ...leaves(draft, id, 1, namespace.properties)])
}

/** Definitions as a tree, with saved values in it: matched by name in any case; what no definition has becomes custom. */
export function createTree(namespaces: readonly Namespace[], existing: Metadata = {}): Tree {
  return { ...draftOf(namespaces, existing), expanded: new Set(), selected: undefined }
}

function draftOf(namespaces: readonly Namespace[], existing: Metadata): Pick<Tree, 'nodes' | 'properties' | 'added'> {
  const draft: Draft = { nodes: new Map(), properties: new Map() }
  namespaces
    .map((namespace) => sproutNamespace(draft, namespace))
    .sort(byLabel)
    .forEach((sprout) => plant(draft, sprout))
  const byName = new Map<string, string>()
  for (const { id, leaf } of draft.nodes.values()) {
    const name = leaf?.toLowerCase()
    if (name !== undefined && !byName.has(name)) byName.set(name, id)
  }
  const added = Object.entries(existing).map(([name, value]) => {
    const id = byName.get(name.toLowerCase()) ?? plantCustom(draft, name)
    const property = draft.properties.get(id)
    if (property && value !== undefined) draft.properties.set(id, setValue(property, value))
    return id
  })
  return { ...draft, added: new Set(added) }
}

function put(tree: Tree, id: string, change: (property: Property) => Property): Tree {
  const property = tree.properties.get(id)
  return property ? { ...tree, properties: new Map(tree.properties).set(id, change(property)) } : tree
}

function markAdded(tree: Tree, ids: readonly string[]): Tree {
  return { ...tree, added: new Set([...tree.added, ...ids]) }
}

/** The id of a new leaf of the user's own. */
function plantCustom(draft: Draft, name: string): string {
  const id = `\n${name}`
  draft.nodes.set(id, {
    id,
    label: name,
    description: '',
    level: 0,
    parent: undefined,
    children: [],
    leaf: name,
    custom: true,
  })
  draft.properties.set(id, createProperty(name))
  return id
}

function childrenOf(tree: Tree, node: TreeNode): TreeNode[] {
  return node.children.flatMap((id) => tree.nodes.get(id) ?? [])
}

/** The node and everything below it. */
function family(tree: Tree, node: TreeNode): TreeNode[] {
  return [node, ...childrenOf(tree, node).flatMap((child) => family(tree, child))]
}

function ancestors(tree: Tree, node: TreeNode): TreeNode[] {
  const parent = node.parent === undefined ? undefined : tree.nodes.get(node.parent)
  return parent ? [...ancestors(tree, parent), parent] : []
}

/** A leaf is added by the user; a branch when all its children are. */
export function isAdded(tree: Tree, node: TreeNode): boolean {
  if (node.leaf !== undefined) return tree.added.has(node.id)
  const children = childrenOf(tree, node)
  return children.length > 0 && children.every((child) => isAdded(tree, child))
}

/** How many of a branch's own children are added. */
export function addedCount(tree: Tree, node: TreeNode): number {
  return childrenOf(tree, node).filter((child) => isAdded(tree, child)).length
}

/** Seen when everything above it is expanded. */
export function isVisible(tree: Tree, node: TreeNode): boolean {
  return ancestors(tree, node).every(({ id }) => tree.expanded.has(id))
}

/** `Namespace › Object › Property` */
export function breadcrumb(tree: Tree, node: TreeNode): string {
  return [...ancestors(tree, node), node].map(({ label }) => label).join(' › ')
}

function addedNames(tree: Tree): Set<string> {
  return new Set([...tree.added].flatMap((id) => tree.nodes.get(id)?.leaf ?? []))
}

/** Adds a leaf, or every leaf of a branch. A key that is added already, elsewhere in the tree, is not added twice. */
export function add(tree: Tree, id: string): Tree {
  const node = tree.nodes.get(id)
  if (!node) return tree
  const names = addedNames(tree)
  const fresh = family(tree, node).filter(({ leaf }) => {
    if (leaf === undefined || names.has(leaf)) return false
    names.add(leaf)
    return true
  })
  const added = markAdded(
    tree,
    fresh.map((each) => each.id),
  )
  return { ...added, selected: id }
}

/** True when adding the leaf would give a key twice. */
export function isDuplicate(tree: Tree, id: string): boolean {
  const node = tree.nodes.get(id)
  return node?.leaf !== undefined && !tree.added.has(id) && addedNames(tree).has(node.leaf)
}

/** Takes a leaf away. A definition's goes back to where it was, and is seen there; a custom one is gone. */
export function remove(tree: Tree, id: string): Tree {
  const node = tree.nodes.get(id)
  if (!node) return tree
  const added = new Set(tree.added)
  added.delete(id)
  if (!node.custom) {
    const expanded = new Set([...tree.expanded, ...ancestors(tree, node).map((each) => each.id)])
    return { ...tree, added, expanded, selected: id }
  }
  const nodes = new Map(tree.nodes)
  const properties = new Map(tree.properties)
  nodes.delete(id)
  properties.delete(id)
  return { ...tree, nodes, properties, added, selected: undefined }
}

/** True when no leaf, added or not, has this name. */
export function isUniqueName(tree: Tree, name: string): boolean {
  return ![...tree.nodes.values()].some(({ leaf }) => leaf === name)
}

/** Adds a key of the user's own. A name that exists changes nothing. */
export function addCustom(tree: Tree, name: string): Tree {
  if (!name || !isUniqueName(tree, name)) return tree
  const draft: Draft = { nodes: new Map(tree.nodes), properties: new Map(tree.properties) }
  const selected = plantCustom(draft, name)
  return { ...markAdded(tree, [selected]), ...draft, selected }
}

/** Changes the value of a leaf. */
export function update(tree: Tree, id: string, change: (property: Property) => Property): Tree {
  return put(tree, id, change)
}

export function select(tree: Tree, id: string): Tree {
  return { ...tree, selected: id }
}

/** Expands one level, collapses all levels below. */
export function toggle(tree: Tree, id: string): Tree {
  const node = tree.nodes.get(id)
  if (!node || node.leaf !== undefined) return tree
  const expanded = new Set(tree.expanded)
  if (expanded.has(id)) family(tree, node).forEach((each) => expanded.delete(each.id))
  else expanded.add(id)
  return { ...tree, expanded }
}

function contains(node: TreeNode, text: string): boolean {
  return node.label.includes(text) || (node.leaf ?? '').includes(text)
}

/**
 * What can still be added. With a filter (case matters) everything that contains it in label or name, and the branches around it,
 * is seen, expanded or not.
 */
export function available(tree: Tree, filter = ''): TreeNode[] {
  const nodes = [...tree.nodes.values()].filter((node) => !isAdded(tree, node))
  if (!filter) return nodes.filter((node) => isVisible(tree, node))
  const seen = new Set<string>()
  for (const node of nodes) {
    if (contains(node, filter)) [node, ...ancestors(tree, node)].forEach(({ id }) => seen.add(id))
  }
  return nodes.filter(({ id }) => seen.has(id))
}

/** One line of what is added. */
export interface AddedLeaf {
  readonly node: TreeNode
  readonly property: Property
}

/** A tree never changes, and each key that is typed asks for its leaves several times. */
const leavesOf = new WeakMap<Tree, readonly AddedLeaf[]>()

function sortedLeaves(tree: Tree): readonly AddedLeaf[] {
  return [...tree.added]
    .flatMap((id) => {
      const node = tree.nodes.get(id)
      const property = tree.properties.get(id)
      return node && property ? [{ node, property }] : []
    })
    .sort((a, b) => compareNames(a.property.name, b.property.name))
}

/** What is added, by name; a filter (in any case) looks at name, title, description and value. */
export function addedLeaves(tree: Tree, filter = '', kept?: ReadonlySet<string>): readonly AddedLeaf[] {
  const all = leavesOf.get(tree) ?? sortedLeaves(tree)
  leavesOf.set(tree, all)
  const text = filter.toLowerCase()
  if (!text) return all
  return all.filter(
    ({ node, property }) =>
      kept?.has(node.id) ||
      [property.name, property.title, property.description, savedText(property)].some((each) =>
        each.toLowerCase().includes(text),
      ),
  )
}

/** What would be saved: every added leaf, arrays without values left out. */
export function resultOf(tree: Tree): Record<string, string> {
  return Object.fromEntries(
    addedLeaves(tree)
      .filter(({ property }) => isSaved(property))
      .map(({ property }) => [property.name, savedText(property)]),
  )
}

/** The added values as they are, half typed ones too: what `createTree` makes the same of. */
export function keptValues(tree: Tree): Metadata {
  return Object.fromEntries(
    addedLeaves(tree).map(({ property }) => {
      const { name, type, value, text } = property
      const kept = type === 'array' && isSaved(property) ? savedText(property) : text || value
      return [name, kept ?? undefined]
    }),
  )
}

/** The same work with other definitions. */
export function withDefinitions(tree: Tree, namespaces: readonly Namespace[]): Tree {
  return { ...tree, ...draftOf(namespaces, keptValues(tree)) }
}

/** What a save has to do: keys to write and keys to delete. */
export interface MetadataChange {
  readonly updated: Readonly<Record<string, string>>
  /** As the server spells them. A key that is written again in another spelling is not deleted. */
  readonly removed: readonly string[]
}

/** The change from what was saved before; keys in `untouchable` (lower case) are neither written nor deleted. */
export function changeOf(tree: Tree, existing: Metadata, untouchable: ReadonlySet<string> = new Set()): MetadataChange {
  const isOurs = (name: string) => !untouchable.has(name.toLowerCase())
  const updated = Object.fromEntries(Object.entries(resultOf(tree)).filter(([name]) => isOurs(name)))
  const kept = new Set(Object.keys(updated).map((name) => name.toLowerCase()))
  const removed = Object.keys(existing).filter((name) => !kept.has(name.toLowerCase()) && isOurs(name))
  return { updated, removed }
}

/** Added values that cannot be saved. */
export function wrongLeaves(tree: Tree): readonly AddedLeaf[] {
  return addedLeaves(tree).filter(({ property }) => problemOf(property))
}
