import type { Client } from '@stratus/api-client'
import type { Ends, Seen } from './task.js'

/** What the cloud is asked with. */
export type TaskReader = Pick<Client, 'call'>

export interface Thing {
  readonly id: string
}

/** Things of a type that a task can be about: how the cloud tells of them. */
export interface TaskKind {
  /** No server tells of their changes: they are asked for. */
  readonly untold?: true
  /** All of them, as `seen` takes them; one request for however many are followed. */
  load(client: TaskReader, signal: AbortSignal): Promise<readonly Thing[]>
  /** Null: the cloud still lists it, and it is gone. */
  seen(row: Thing): Seen | null
  ends: Ends
  /** Page of a thing, below the web root. */
  path(id: string): string
  /** Asked once, when one has failed: more about why. */
  explain?(client: TaskReader, id: string): Promise<{ reason: string | null; requestId: string | null }>
}

/** By type of resource. What is not here is done when its call has come back. */
export type TaskKinds = Readonly<Record<string, TaskKind>>
