import type { AnswerOf } from '@stratus/api-client'
import { instanceStatus } from '@stratus/widgets'
import type { FormChoice } from '../../../forms/form-fields.js'
import type { Volume } from './volume.js'
import { compareNames } from '../../../stores/compare-names.js'

type Server = Pick<AnswerOf<'nova.servers.list'>['items'][number], 'id' | 'name' | 'status' | 'task_state'>

/** In which states Nova plugs a volume in. */
const takesVolumes = new Set(['ACTIVE', 'PAUSED', 'SHUTOFF', 'RESIZED', 'SHELVED_OFFLOADED'])

/** An instance that has the volume. */
export interface AttachedRow {
  /** Of the instance. */
  readonly id: string
  /** Its name; its id where that is not known. */
  readonly name: string
  readonly device: string
}

/** Where a volume is attached, and where it could be. */
export interface Attachments {
  readonly attached: readonly AttachedRow[]
  /** Instances that can take it, with their state. */
  readonly choices: readonly FormChoice[]
  /** Why it cannot be attached any more now; null: it can. English, key of its translation. */
  readonly reason: string | null
}

/** @texts English, keys of their translations. */
const reasons = {
  inUse: 'This volume can be attached to one instance only.',
  busy: 'The status of the volume does not allow it.',
  nowhere: 'There is no instance that could take it.',
} as const

export function attachmentsOf(volume: Volume, servers: readonly Server[]): Attachments {
  const names = new Map(servers.map(({ id, name }) => [id, name]))
  const attached = volume.attachments.flatMap(({ server_id, instance_name, device }) =>
    server_id
      ? [{ id: server_id, name: instance_name || names.get(server_id) || server_id, device: device ?? '' }]
      : [],
  )
  const has = new Set(attached.map(({ id }) => id))
  const choices = servers
    .filter(
      ({ id, status, task_state }) => takesVolumes.has(status?.toUpperCase() ?? '') && !task_state && !has.has(id),
    )
    .map((server) => ({
      value: server.id,
      label: `${server.name || server.id} (${instanceStatus(server.status, server.task_state).text})`,
    }))
    .toSorted((a, b) => compareNames(a.label, b.label))
  return { attached, choices, reason: whyNot(volume, choices) }
}

function whyNot({ status, multiattach }: Volume, choices: readonly FormChoice[]): string | null {
  if (status === 'in-use') return multiattach ? (choices.length ? null : reasons.nowhere) : reasons.inUse
  if (status !== 'available') return reasons.busy
  return choices.length ? null : reasons.nowhere
}
