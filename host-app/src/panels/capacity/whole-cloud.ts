import type { AnswerOf } from '@stratus/api-client'
import { formatGibibytes, t, type CellDescriptor, type Column } from '@stratus/widgets'
import { ageCell } from '../../list/age-cell.js'
import type { Volume } from '../cinder/volumes/volume.js'

type AnyServer = AnswerOf<'nova.anyServers.list'>['items'][number]

/** Something of any project, as far as a glance goes. */
export interface AnyThing {
  readonly id: string
  /** English, key of its translation. */
  readonly kind: 'Instance' | 'Volume'
  readonly name: string
  /** Name of its project; null where nobody told it. */
  readonly project: string | null
  /** As the service calls it. */
  readonly status: string
  /** ms since 1970; null where nobody told it. */
  readonly made: number | null
  /** GiB of a volume. */
  readonly size: number
}

const moment = (text: string | null): number | null => Date.parse(text ?? '') || null

export function thingOfServer({ id, name, project, status, created }: AnyServer): AnyThing {
  return { id, kind: 'Instance', name: name ?? id, project, status: status ?? '', made: moment(created), size: 0 }
}

/** @param project its project's name */
export function thingOfVolume({ id, name, status, created_at, size }: Volume, project: string | null): AnyThing {
  return {
    id,
    kind: 'Volume',
    name: name || id,
    project,
    status: status ?? '',
    made: moment(created_at),
    size: size ?? 0,
  }
}

const hasFailed = ({ status }: AnyThing): boolean => /error/i.test(status)
const newestFirst = (one: AnyThing, other: AnyThing): number => (other.made ?? 0) - (one.made ?? 0)

/** What has failed, the newest first. */
export const failedOf = (things: readonly AnyThing[]): AnyThing[] => things.filter(hasFailed).sort(newestFirst)

/** So many of what was made last are told. */
const mostLatest = 10

/** What was made last, the newest first. */
export const latestOf = (things: readonly AnyThing[]): AnyThing[] =>
  things
    .filter(({ made }) => made !== null)
    .sort(newestFirst)
    .slice(0, mostLatest)

/** What a project has. */
export interface ProjectUse {
  /** Its name; '' for what nobody told a project of. */
  readonly id: string
  readonly instances: number
  readonly volumes: number
  /** GiB of its volumes. */
  readonly storage: number
  readonly failed: number
}

/** What each project has, by its name: a list of all instances tells no more. */
export function useByProject(things: readonly AnyThing[]): ProjectUse[] {
  const uses = new Map<string, { instances: number; volumes: number; storage: number; failed: number }>()
  for (const thing of things) {
    const name = thing.project ?? ''
    const use = uses.get(name) ?? { instances: 0, volumes: 0, storage: 0, failed: 0 }
    uses.set(name, use)
    if (thing.kind === 'Instance') use.instances += 1
    else use.volumes += 1
    use.storage += thing.size
    if (hasFailed(thing)) use.failed += 1
  }
  return [...uses].map(([id, use]) => ({ id, ...use }))
}

/** @param href address of a thing's page */
export function thingColumns(href: (thing: AnyThing) => string): Column<AnyThing>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: ({ name }) => name,
      cell: (thing) => ({ text: thing.name, href: href(thing) }),
    },
    { id: 'kind', title: t('Kind'), priority: 2, value: ({ kind }) => t(kind) },
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    { id: 'status', title: t('Status'), value: ({ status }) => status, cell: statusCell },
    {
      id: 'made',
      title: t('Made'),
      type: 'number',
      priority: 2,
      align: 'start',
      value: ({ made }) => made,
      cell: madeCell,
    },
  ]
}

const statusCell = (thing: AnyThing): CellDescriptor => {
  const words = thing.status.replace(/[_-]+/g, ' ').toLowerCase()
  const text = t(words.charAt(0).toUpperCase() + words.slice(1))
  return hasFailed(thing) ? { text, tone: 'danger', icon: 'danger' } : { text }
}

const madeCell = ({ made }: AnyThing) => (made === null ? null : ageCell(new Date(made)))

export function projectUseColumns(): Column<ProjectUse>[] {
  return [
    { id: 'project', title: t('Project'), rowHeader: true, value: ({ id }) => id || t('Unknown') },
    { id: 'instances', title: t('Instances'), type: 'number', width: 130, value: ({ instances }) => instances },
    { id: 'volumes', title: t('Volumes'), type: 'number', value: ({ volumes }) => volumes },
    {
      id: 'storage',
      title: t('Volume Storage'),
      type: 'number',
      priority: 2,
      value: ({ storage }) => storage,
      cell: ({ storage }) => (storage ? formatGibibytes(storage) : '0'),
    },
    {
      id: 'failed',
      title: t('In error'),
      type: 'number',
      width: 130,
      value: ({ failed }) => failed,
      cell: ({ failed }) => (failed ? { text: failed, tone: 'danger', icon: 'danger' } : '0'),
    },
  ]
}
