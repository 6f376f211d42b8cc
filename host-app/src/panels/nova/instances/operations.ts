import type { Client, Server } from '@stratus/api-client'
import type { ServerAction } from '@stratus/api-client/rules'
import type { ActionWords } from '../../../actions/words.js'

/** Type code under which action results name instances. */
export const instanceType = 'OS::Nova::Server'

interface Operation {
  /** `{id}` is the instance's (L-SUB-08). English, key of its translation. */
  readonly failure: string
  /** `%s`: the names. */
  readonly success: readonly [one: string, other: string]
  /** Null: never done to several. */
  readonly words: ActionWords | null
  /** Nothing is interrupted: several are asked about, to see how it goes and to stop it; one is not. */
  readonly harmless?: boolean
  run(client: Pick<Client, 'call'>, server: Pick<Server, 'id'>): Promise<unknown>
}

function asking(
  name: readonly [string, string],
  effect: readonly [string, string],
  past: readonly [string, string],
): ActionWords {
  const [one, other] = name
  return {
    title: [`Confirm ${one}`, `Confirm ${other}`],
    body: [`You have selected: "%s". ${effect[0]}`, `You have selected: "%s". ${effect[1]}`],
    submit: [one, other],
    success: past,
    failure: [`Unable to ${lower(one)}: %s`, `Unable to ${lower(other)}: %s`],
    refused: ['Not possible in the present state: %s', 'Not possible in their present state: %s'],
  }
}

const lower = (text: string) => text.toLowerCase()

const operate =
  (operation: Exclude<ServerAction, 'delete'>): Operation['run'] =>
  (client, { id }) =>
    client.call('nova.servers.operate', { params: { id }, body: { operation }, quiet: true })

const started = ['Started Instance: %s', 'Started Instances: %s'] as const
const softReboot = ['Soft Rebooted Instance: %s', 'Soft Rebooted Instances: %s'] as const
const hardReboot = ['Hard Rebooted Instance: %s', 'Hard Rebooted Instances: %s'] as const
const shutOff = ['Shut Off Instance: %s', 'Shut Off Instances: %s'] as const
const deleted = ['Scheduled deletion of Instance: %s', 'Scheduled deletion of Instances: %s'] as const
const resumed = ['Resumed Instance: %s', 'Resumed Instances: %s'] as const

/** The eight state operations and delete: their messages, and whether they ask first (L-SUB-08). */
export const operations: Readonly<Record<ServerAction, Operation>> = {
  start: {
    failure: 'Unable to start the server with id: {id}',
    success: started,
    words: asking(
      ['Start Instance', 'Start Instances'],
      ['The instance will be started.', 'The instances will be started.'],
      started,
    ),
    harmless: true,
    run: operate('start'),
  },
  stop: {
    failure: 'Unable to stop the server with id: {id}',
    success: shutOff,
    words: asking(
      ['Shut Off Instance', 'Shut Off Instances'],
      ['The instance will be shut off.', 'The instances will be shut off.'],
      shutOff,
    ),
    run: operate('stop'),
  },
  pause: {
    failure: 'Unable to pause the server with id: {id}',
    success: ['Paused Instance: %s', 'Paused Instances: %s'],
    words: null,
    run: operate('pause'),
  },
  unpause: {
    failure: 'Unable to unpause the server with id: {id}',
    success: resumed,
    words: null,
    run: operate('unpause'),
  },
  suspend: {
    failure: 'Unable to suspend the server with id: {id}',
    success: ['Suspended Instance: %s', 'Suspended Instances: %s'],
    words: null,
    run: operate('suspend'),
  },
  resume: {
    failure: 'Unable to resume the server with id: {id}',
    success: resumed,
    words: null,
    run: operate('resume'),
  },
  soft_reboot: {
    failure: 'Unable to soft-reboot the server with id: {id}',
    success: softReboot,
    words: asking(
      ['Soft Reboot Instance', 'Soft Reboot Instances'],
      ['The instance restarts in an orderly way.', 'The instances restart in an orderly way.'],
      softReboot,
    ),
    run: operate('soft_reboot'),
  },
  hard_reboot: {
    failure: 'Unable to hard-reboot the server with id: {id}',
    success: hardReboot,
    words: asking(
      ['Hard Reboot Instance', 'Hard Reboot Instances'],
      [
        'The instance restarts as if its power had been cut; what it has not written to disk is lost.',
        'The instances restart as if their power had been cut; what they have not written to disk is lost.',
      ],
      hardReboot,
    ),
    run: operate('hard_reboot'),
  },
  delete: {
    failure: 'Unable to delete the server with id: {id}',
    success: deleted,
    words: asking(
      ['Delete Instance', 'Delete Instances'],
      ['A deleted instance is not recoverable.', 'Deleted instances are not recoverable.'],
      deleted,
    ),
    run: (client, { id }) => client.call('nova.servers.delete', { params: { id }, quiet: true }),
  },
}
