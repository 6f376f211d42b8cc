import type { ServiceName } from '../catalog.js'
import { textOf, type Json } from '../json.js'
import type { Ask } from '../services.js'

/** A type of things whose changes can be told, by its name in Heat; with `::Any` those of all projects, which are told only to a token that shows them. */
export type WatchedType =
  | 'OS::Nova::Server'
  | 'OS::Nova::Server::Any'
  | 'OS::Glance::Image'
  | 'OS::Cinder::Volume'
  | 'OS::Cinder::Volume::Any'
  | 'OS::Cinder::Snapshot'
  | 'OS::Cinder::Snapshot::Any'
  | 'OS::Neutron::Net'
  | 'OS::Neutron::Subnet'
  | 'OS::Neutron::Port'
  | 'OS::Neutron::Router'
  | 'OS::Neutron::FloatingIP'
  | 'OS::Neutron::SecurityGroup'
  | 'OS::Neutron::Trunk'
  | 'OS::Neutron::QoSPolicy'
  | 'OS::Heat::Stack'

/** How a service is asked for no more than what tells of changes. */
export interface WatchTerms {
  readonly service: ServiceName
  readonly path: string
  /** The name of the rows in an answer. */
  readonly rows: string
  readonly ask?: Ask
  /** What every question says of whose things are meant. */
  readonly scope?: Readonly<Record<string, string>>
  /**
   * How the service tells only what has changed since a time, with what is gone: the parameter, the field that holds the time of a
   * row, and the question for the newest row. Without it all rows are read.
   */
  readonly since?: {
    readonly parameter: string
    readonly field: string
    readonly newest: Readonly<Record<string, string>>
  }
  /** Fields that change with the thing. */
  readonly marks: readonly string[]
  /** Whether it is on its way from one state to another. */
  moves(row: Json): boolean
}

const moving = /ing$|ing-|^(build|resize|rebuild|reboot|hard_reboot|migrating|password)$/i

/** Neutron answers with the named fields only, and counts the changes of each thing. */
function network(path: string, more: readonly string[] = []): WatchTerms {
  const marks = ['revision_number', ...more]
  const query = new URLSearchParams(['id', 'updated_at', ...marks].map((name) => ['fields', name]))
  const rows = path.replace(/^.*\//, '').replaceAll('-', '_')
  return {
    service: 'network',
    path,
    rows,
    marks,
    ask: { query },
    moves: (row) => /^(BUILD|PENDING)/.test(textOf(row, 'status')),
  }
}

const byStatus = (row: Json): boolean => moving.test(textOf(row, 'status'))

const servers: WatchTerms = {
  service: 'compute',
  path: '/servers/detail',
  rows: 'servers',
  ask: { microversion: '2.60' },
  since: {
    parameter: 'changes-since',
    field: 'updated',
    newest: { limit: '1', sort_key: 'updated_at', sort_dir: 'desc' },
  },
  marks: ['updated', 'status', 'OS-EXT-STS:task_state', 'OS-EXT-STS:power_state', 'name'],
  moves: (row) => textOf(row, 'OS-EXT-STS:task_state') !== '' || byStatus(row),
}

const volumes: WatchTerms = {
  service: 'volume',
  path: '/volumes/detail',
  rows: 'volumes',
  marks: ['updated_at', 'status', 'size', 'migration_status'],
  moves: byStatus,
}

const snapshots: WatchTerms = {
  service: 'volume',
  path: '/snapshots/detail',
  rows: 'snapshots',
  marks: ['updated_at', 'status'],
  moves: byStatus,
}

const ofAllProjects = { scope: { all_tenants: 'true' } } as const

/** Every type that is watched, and how. */
export const watchedTypes: Readonly<Record<WatchedType, WatchTerms>> = {
  'OS::Nova::Server': servers,
  'OS::Nova::Server::Any': { ...servers, ...ofAllProjects },
  'OS::Glance::Image': {
    service: 'image',
    path: '/images',
    rows: 'images',
    ask: { query: { limit: 1000 } },
    marks: ['updated_at', 'status'],
    moves: byStatus,
  },
  'OS::Cinder::Volume': volumes,
  'OS::Cinder::Volume::Any': { ...volumes, ...ofAllProjects },
  'OS::Cinder::Snapshot': snapshots,
  'OS::Cinder::Snapshot::Any': { ...snapshots, ...ofAllProjects },
  'OS::Neutron::Net': network('/networks', ['status']),
  'OS::Neutron::Subnet': network('/subnets'),
  'OS::Neutron::Port': network('/ports', ['status']),
  'OS::Neutron::Router': network('/routers', ['status']),
  'OS::Neutron::FloatingIP': network('/floatingips', ['status']),
  'OS::Neutron::SecurityGroup': network('/security-groups'),
  'OS::Neutron::Trunk': network('/trunks', ['status']),
  'OS::Neutron::QoSPolicy': { ...network('/qos/policies'), rows: 'policies' },
  'OS::Heat::Stack': {
    service: 'orchestration',
    path: '/stacks',
    rows: 'stacks',
    marks: ['updated_time', 'stack_status'],
    moves: (row) => textOf(row, 'stack_status').endsWith('_IN_PROGRESS'),
  },
}

export const isWatched = (type: string): type is WatchedType => Object.hasOwn(watchedTypes, type)
