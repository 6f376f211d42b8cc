import type { AnswerOf, Server } from '@stratus/api-client'
import { isImageTransitional, isServerTransitional, isVolumeTransitional } from '@stratus/api-client/rules'
import { instanceStatus } from '@stratus/widgets'
import { statusLook as storageStatus } from '../panels/cinder/status.js'
import { listImages } from '../panels/glance/images/list-images.js'
import { statusLook as imageStatus } from '../panels/glance/images/status.js'
import { listStacks } from '../panels/heat/stacks/list-stacks.js'
import { statusText, toneOf, type Stack } from '../panels/heat/stacks/stack.js'
import { mayEndIn } from '../panels/nova/instances/goals.js'
import { paths, resourceTypes } from '../paths.js'
import type { TaskKind, TaskReader, Thing } from '../tasks/task-kind.js'
import type { Ends, Seen } from '../tasks/task.js'

function kind<Row extends Thing>({
  load,
  seen,
  ...rest
}: Omit<TaskKind, 'load' | 'seen'> & {
  load(client: TaskReader, signal: AbortSignal): Promise<readonly Row[]>
  seen(row: Row): Seen | null
}): TaskKind {
  // The rows are those of `load`, or of the list of the same type.
  return { ...rest, load, seen: (row) => seen(row as Row) }
}

type AnyServer = AnswerOf<'nova.anyServers.list'>['items'][number]
type SeenServer = Pick<Server, 'id' | 'name' | 'status' | 'task_state' | 'host'> & Partial<Pick<Server, 'fault'>>

/** Nova lists an instance for a moment after it is gone. */
const gone: ReadonlySet<string> = new Set(['DELETED', 'SOFT_DELETED'])

/** What moves an instance to another machine: its status tells nothing of that. */
const moves: ReadonlySet<string | null> = new Set(['migrate', 'live_migrate', 'drain'])

const instance = {
  seen: ({ id, name, host, status, task_state, fault }: SeenServer): Seen | null => {
    const code = status?.toUpperCase() ?? ''
    if (gone.has(code)) return null
    return {
      id,
      name,
      host,
      code,
      status: instanceStatus(status, task_state).text,
      moving: isServerTransitional({ status, task_state }),
      error: code === 'ERROR' ? (fault?.message ?? '') : null,
    }
  },
  ends: (({ action }, { code, host }, item) => {
    if (moves.has(action) && host && item.host) return host !== item.host
    return mayEndIn(action, code)
  }) satisfies Ends,
  async explain(client: TaskReader, id: string) {
    const { items } = await client.call('nova.servers.actions', { params: { id }, quiet: true })
    const last = items.toSorted((a, b) => (b.start_time ?? '').localeCompare(a.start_time ?? ''))[0]
    return { reason: last?.message ?? null, requestId: last?.request_id ?? null }
  },
}

type Stored = Pick<AnswerOf<'cinder.volumes.get'>, 'id' | 'name' | 'status'>
type Image = Awaited<ReturnType<typeof listImages>>[number]

const anywhere: Ends = () => true
const storage = {
  ends: anywhere,
  seen: ({ id, name, status }: Stored): Seen => {
    const { text, tone } = storageStatus(status)
    return {
      id,
      name,
      code: status ?? '',
      status: text,
      moving: isVolumeTransitional({ status }),
      error: tone === 'danger' ? '' : null,
    }
  },
}

/** What is followed, by type of resource. What is not here is done when its call has come back. */
export const taskKinds: Readonly<Record<string, TaskKind>> = {
  [resourceTypes.instance]: kind<Server>({
    ...instance,
    load: async (client, signal) => (await client.call('nova.servers.list', { signal, quiet: true })).items,
    path: (id) => paths.instance('project', id),
  }),
  [resourceTypes.anyInstance]: kind<AnyServer>({
    ...instance,
    untold: true,
    load: async (client, signal) => (await client.call('nova.anyServers.list', { signal, quiet: true })).items,
    path: (id) => paths.instance('admin', id),
  }),
  [resourceTypes.volume]: kind<Stored>({
    ...storage,
    load: async (client, signal) => (await client.call('cinder.volumes.list', { signal, quiet: true })).items,
    path: (id) => paths.volume(id),
  }),
  [resourceTypes.anyVolume]: kind<Stored>({
    ...storage,
    untold: true,
    load: async (client, signal) => {
      const query = { all_projects: true }
      return (await client.call('cinder.volumes.list', { query, signal, quiet: true })).items
    },
    path: (id) => paths.volume(id, 'admin'),
  }),
  [resourceTypes.snapshot]: kind<Stored>({
    ...storage,
    load: async (client, signal) => (await client.call('cinder.snapshots.list', { signal, quiet: true })).items,
    path: () => paths.snapshots(),
  }),
  [resourceTypes.anySnapshot]: kind<Stored>({
    ...storage,
    untold: true,
    load: async (client, signal) => {
      const query = { all_tenants: 1 }
      return (await client.call('cinder.snapshots.list', { query, signal, quiet: true })).items
    },
    path: () => paths.snapshots('admin'),
  }),
  [resourceTypes.image]: kind<Image>({
    load: (client, signal) => listImages(client, {}, signal),
    seen: (image) => ({
      id: image.id,
      name: image.name ?? null,
      code: image.status ?? '',
      status: imageStatus(image.status ?? null).text,
      // A queued one waits for somebody to send its data.
      moving: isImageTransitional(image) && image.status !== 'queued',
      error: image.status === 'killed' ? '' : null,
    }),
    ends: anywhere,
    path: (id) => paths.details(resourceTypes.image, id),
  }),
  [resourceTypes.stack]: kind<Stack>({
    load: listStacks,
    seen: (stack) => ({
      id: stack.id,
      name: stack.name,
      code: stack.status,
      status: statusText(stack.status),
      moving: toneOf(stack) === 'info',
      error: toneOf(stack) === 'danger' ? '' : null,
    }),
    ends: anywhere,
    path: paths.stack,
  }),
}
