import { t } from '../../internal/localize.js'
import { isCloud } from '../model/cloud-model.js'
import { isDataNode } from '../model/data-model.js'
import { kindName } from '../model/node-kinds.js'
import {
  groupOf,
  otherEnd,
  signOf,
  type NodeSign,
  type Pending,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from '../model/topology-model.js'
import { cloudBalloon } from './cloud-balloon.js'
import type { BalloonLink, BalloonParts, BalloonRow } from './balloon-parts.js'

export type { BalloonAction, BalloonDeed, BalloonLink, BalloonRow } from './balloon-parts.js'

export interface Balloon extends BalloonParts {
  readonly node: TopologyNode
  readonly state: NodeSign
}

/**
 * What a node's balloon shows and offers. English texts, to be translated.
 * @param base address of the topology page, with a slash at its end: routes of a cloud start there
 */
export function balloonOf(node: TopologyNode, model: Topology, pending: Pending, base: string): Balloon {
  const parts = isCloud(model) ? cloudBalloon(node, model, base) : plainBalloon(node, model)
  return { node, state: signOf(node, pending), ...parts }
}

/** Of whatever a page has: its facts, what it is linked with, and its page. @texts heading noRows label */
function plainBalloon(node: TopologyNode, model: Topology): BalloonParts {
  const details: BalloonLink[] = node.url === null ? [] : [{ action: 'details', label: 'View Details', href: node.url }]
  return {
    facts: factsOf(node, model),
    heading: 'Links',
    noRows: 'Nothing is linked to it.',
    rows: model.linksOf(node.key).map((link) => linkRow(link, node, model)),
    links: details,
    add: null,
    remove: null,
  }
}

function factsOf(node: TopologyNode, model: Topology): BalloonParts['facts'] {
  const group = groupOf(node, model)
  const members = model.structure.membersAt(model.placeOf(node.key)).length
  return [
    ...(group ? [[kindName(model.kindOf(group)), group.name] as const] : []),
    ...(members ? [[t('Members'), String(members)] as const] : []),
    ...(isDataNode(node) ? [...node.texts.map((text) => ['', text] as const), ...node.facts] : []),
  ]
}

/** One link, with what is at its other end. */
function linkRow(link: TopologyLink, node: TopologyNode, model: Topology): BalloonRow {
  const other = otherEnd(link, node)
  return {
    key: link.key,
    id: other.id,
    label: other.name,
    href: other.url,
    facts: [kindName(model.kindOf(other)), wayText(link, node), link.label].filter(Boolean),
    status: null,
    remove: null,
  }
}

/** Which way a link goes, seen from one of its ends. */
function wayText({ from, direction }: TopologyLink, { key }: TopologyNode): string {
  if (direction === 'none' || direction === 'both') return ''
  return (direction === 'forward') === (from.key === key) ? t('outgoing') : t('incoming')
}
