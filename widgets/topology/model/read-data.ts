/** From a page's own graph to a `DataTopology`: tolerant, in steps, and with as much of the last one as has not changed. */
import { linkAddress, text } from './answer-text.js'
import {
  assembleData,
  type DataLink,
  type DataNode,
  type DataTopology,
  type LinkData,
  type NodeState,
} from './data-model.js'
import { readDecoration, type NodeBadge, type NodeRing } from './badges.js'
import { kindsOf, type NodeKinds } from './node-kinds.js'
import { isItem, noReading, readList, type Item, type ListReader, type Reading } from './read-list.js'
import type { LinkDirection, NodeKey, NodeSign } from './topology-nodes.js'

/** Of a node without a kind. */
const plainKind = 'node'
/** What that is called. @texts label */
const plainKinds = { [plainKind]: { label: 'Node' } } as const

const signs: Readonly<Record<NodeState, NodeSign>> = { active: 'active', loading: 'loading', off: 'off', error: 'down' }

function nodeKey(item: Item): string {
  const id = text(item.id)
  const kind = text(item.kind) || plainKind
  return id && !kind.includes('/') ? `${kind}/${id}` : ''
}

function readNode(item: Item, key: string): DataNode {
  const id = text(item.id)
  const state = text(item.state)
  return {
    kind: text(item.kind) || plainKind,
    id,
    key: key as NodeKey,
    name: text(item.name).trim() || id,
    url: linkAddress(item.url),
    status: text(item.status),
    sign: Object.hasOwn(signs, state) ? signs[state as NodeState] : 'active',
    task: null,
    group: text(item.group),
    texts: Array.isArray(item.texts) ? item.texts.map(text).filter(Boolean) : [],
    facts: isItem(item.facts)
      ? Object.entries(item.facts).map(([heading, value]) => [heading, text(value)] as const)
      : [],
    decoration: readDecoration({
      ...(Array.isArray(item.badges) && { badges: item.badges as NodeBadge[] }),
      ...(isItem(item.ring) && { ring: item.ring as unknown as NodeRing }),
    }),
    data: item.data,
  }
}

const directions: readonly string[] = ['forward', 'back', 'both'] satisfies LinkDirection[]

function readLink(item: Item, key: string): DataLink {
  const { from, to, label, direction } = item as Partial<Record<keyof LinkData, unknown>>
  return {
    key,
    from: text(from),
    to: text(to),
    label: text(label),
    direction: directions.includes(text(direction)) ? (text(direction) as LinkDirection) : 'none',
  }
}

/** What has parts of its own: written anew it may still be the same. */
function isEqual(one: unknown, other: unknown): boolean {
  return one === other || (isObject(one) && isObject(other) && JSON.stringify(one) === JSON.stringify(other))
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const nodes: ListReader<DataNode> = {
  key: nodeKey,
  keyOf: ({ key }) => key,
  read: readNode,
  isSame: (one, other) =>
    one.name === other.name &&
    one.status === other.status &&
    one.state === other.state &&
    one.url === other.url &&
    one.group === other.group &&
    one.data === other.data &&
    isEqual(one.texts, other.texts) &&
    isEqual(one.facts, other.facts) &&
    isEqual(one.badges, other.badges) &&
    isEqual(one.ring, other.ring),
}

const links: ListReader<DataLink> = {
  key: (item) => {
    const [from, to] = [text(item.from), text(item.to)]
    return from && to ? text(item.id) || JSON.stringify([from, to, text(item.label)]) : ''
  },
  keyOf: ({ key }) => key,
  read: readLink,
  isSame: (one, other) =>
    one.from === other.from && one.to === other.to && one.label === other.label && one.direction === other.direction,
}

interface Readings {
  readonly nodes: Reading<DataNode>
  readonly links: Reading<DataLink>
}

const readings = new WeakMap<DataTopology, Readings>()

/** A page's own graph is told from a cloud's answer by its nodes. */
export function isData(value: unknown): boolean {
  return isItem(value) && Array.isArray(value.nodes)
}

/**
 * @param before - What was read the last time; without any change the answer is that very object.
 * @param own - Kinds that the page has registered.
 */
export function* readData(
  data: unknown,
  before: DataTopology | undefined,
  own: NodeKinds | undefined,
): Generator<void, DataTopology> {
  const item: Item = isItem(data) ? data : {}
  const last = before && readings.get(before)
  const read: Readings = {
    nodes: yield* readList(item.nodes, last?.nodes ?? noReading, nodes),
    links: yield* readList(item.links, last?.links ?? noReading, links),
  }
  const table = kindsOf(own, plainKinds)
  const isSame = table === before?.table && read.nodes.list === before.nodes && read.links.list === before.links
  if (!isSame) yield
  const model = before && isSame ? before : assembleData(read.nodes.list, read.links.list, table, before)
  readings.set(model, read)
  return model
}
