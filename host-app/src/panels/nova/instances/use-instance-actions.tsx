import type { Server } from '@stratus/api-client'
import { serverCan, type ServerAction } from '@stratus/api-client/rules'
import { t, tn, type StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { instanceLongTail } from '../../../horizon/long-tail/instances.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { paths, type Area } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { runAction } from '../../../actions/run-action.js'
import { openConsole } from './console-window.js'
import { instanceType, operations } from './operations.js'

export interface InstanceActions {
  /** Ids of instances that something is being asked for. */
  readonly busy: ReadonlySet<string>
  /** One of the row's actions, by its id. */
  run(action: string, server: Server): void
  /** An operation on several; those whose state does not take it are said by name, the rest goes on. */
  runAll(action: ServerAction, servers: readonly Server[]): void
  /** To be rendered. */
  readonly dialogs: ReactNode
}

const labelOf = ({ name, id }: Server) => name || id

/** Everything that can be done with instances, for the list and for the page of one. */
export function useInstanceActions(area: Area, onResult: (result: ActionResult | null) => void): InstanceActions {
  const { client, toasts } = useHost()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const longTail = useLongTail<Server>({ type: instanceType, actions: instanceLongTail[area], onResult })
  const question = useRef<StratusDeleteModal>(null)

  /** What cannot do harm is done without a question. */
  const runAtOnce = async (action: ServerAction, server: Server): Promise<ActionResult> => {
    const { run, success, failure } = operations[action]
    const { id } = server
    const affected = [{ type: instanceType, id }]
    setBusy((before) => new Set([...before, id]))
    try {
      await run(client, server)
      toasts.add('success', tn(...success, 1, [labelOf(server)]))
      return { ...nothingDone, updated: affected }
    } catch (error) {
      const text = t(failure, { id })
      const reason = errorMessage(error)
      toasts.add('error', text, reason === text ? {} : { details: reason })
      return { ...nothingDone, failed: affected }
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)))
    }
  }

  const runAll = (action: ServerAction, servers: readonly Server[]): void => {
    const { words, harmless = false, failure, run } = operations[action]
    const takes = (server: Server) => serverCan[action].unavailable(server) === null
    const [first] = servers
    if (!words || (harmless && servers.length === 1)) {
      if (first) void runAtOnce(action, first).then(onResult)
      return
    }
    const modal = question.current
    if (!modal) return
    void runAction<Server>(
      {
        type: instanceType,
        items: servers.filter(takes),
        refused: servers.filter((server) => !takes(server)),
        words,
        // Deletion is only scheduled: the row stays, busy, until the cloud says that it is gone.
        outcome: 'updated',
        harmless,
        failure: ({ id }) => t(failure, { id }),
        run: (server) => run(client, server),
      },
      { ask: modal.open.bind(modal), say: toasts.add },
    ).then(onResult)
  }

  return {
    busy,
    run: (action, server) => {
      if (longTail.run(action, server)) return
      if (action === 'console') void openConsole(client, server, toasts.add)
      else if (action === 'log') void navigate(`${paths.instance(area, server.id)}?tab=log`)
      else runAll(action as ServerAction, [server])
    },
    runAll,
    dialogs: <DeleteModal ref={question} />,
  }
}
