import { useStore } from '@nanostores/react'
import { t, tn } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { fillForm } from '../../../forms/fill-form.js'
import { Checkbox, Choice, TextInput } from '../../../forms/form-fields.js'
import { useHost } from '../../../host.js'
import { PartTable } from '../../../list/PartTable.js'
import { resourceTypes } from '../../../paths.js'
import { askToMove } from './ask-to-move.js'
import type { ComputeHost } from './compute-host.js'
import {
  countOf,
  drainAction,
  drainColumns,
  drainRows,
  movesFrom,
  type AnyServer,
  type Asked,
  type Move,
  type RunningMove,
} from './drain.js'

interface DrainHostProps {
  host: ComputeHost
  /** Of all hosts, as they were when it was opened. */
  servers: readonly AnyServer[]
  /** Another host takes instances, as far as is known. */
  elsewhere: boolean
  onClose(result: ActionResult): void
}

const byName = { column: 'name', direction: 'ascending' } as const
const nothingAsked: ReadonlyMap<string, Asked> = new Map()

/**
 * Empties a host: no new instances come, and each of its own is asked to move to another, which the scheduler chooses (A-PAGE-21).
 * How it goes with each stands beside it; closed, it goes on, and is followed among the tasks.
 */
export default function DrainHost({ host, servers, elsewhere, onClose }: DrainHostProps) {
  const { client, tasks, toasts } = useHost()
  const [disables, setDisables] = useState(host.status === 'enabled')
  const [reason, setReason] = useState('')
  const [running, setRunning] = useState<RunningMove>('live')
  const [copyDisks, setCopyDisks] = useState(false)
  const [asked, setAsked] = useState(nothingAsked)
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState('')
  const [since, setSince] = useState(Infinity)
  const result = useRef(nothingDone)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  const moves = useMemo(
    () => movesFrom(servers, host.name, running, elsewhere),
    [servers, host.name, running, elsewhere],
  )
  const followed = useStore(tasks.list)
  const rows = useMemo(() => drainRows(moves, asked, followed, since), [moves, asked, followed, since])
  const columns = useMemo(() => drainColumns(), [])
  const begun = asked.size > 0
  const toMove = rows.filter(({ progress }) => progress.kind === (begun ? 'failed' : 'planned'))
  const willDisable = disables && host.status === 'enabled'

  const disable = async (): Promise<void> => {
    if (!willDisable || begun) return
    await fillForm(client, 'nova.disableHost', { id: host.id }, { reason })
    result.current = { ...nothingDone, updated: [{ type: resourceTypes.computeHost, id: host.id }] }
  }

  const move = async (wanted: readonly Move[]): Promise<void> => {
    const refused: string[] = []
    const tell = (id: string, how: Asked): void => {
      if (typeof how === 'object') refused.push(`${wanted.find((one) => one.id === id)?.name}: ${how.refused}`)
      setAsked((before) => new Map(before).set(id, how))
    }
    setSince((first) => Math.min(first, Date.now()))
    setAsked((before) => new Map([...before, ...wanted.map(({ id }) => [id, 'waiting'] as const)]))
    const things = (await askToMove(client, wanted, copyDisks, tell)).map(({ server }) => server)
    if (things.length) {
      const text = t('Draining %s', [host.name])
      tasks.begin({
        type: resourceTypes.anyInstance,
        asked: 'updated',
        text,
        action: drainAction,
        promised: true,
        things,
      })
    }
    if (!refused.length) return
    const failure = tn(
      '%s instance could not be asked to move.',
      '%s instances could not be asked to move.',
      refused.length,
    )
    if (isOpen.current) setError(failure)
    else toasts.add('error', failure, { details: refused.join('\n') })
  }

  // `asking` is of the last drawing: a second click may come before the next.
  const starting = useRef(false)
  const start = async (): Promise<void> => {
    if (starting.current) return
    starting.current = true
    setAsking(true)
    setError('')
    try {
      await disable()
      if (!toMove.length && !begun) {
        toasts.add('success', t('%s takes no new instances.', [host.name]))
        onClose(result.current)
        return
      }
      await move(toMove)
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? t(failure.message) : t('Unable to disable the service.'))
    } finally {
      starting.current = false
      setAsking(false)
    }
  }

  const submitLabel = begun ? t('Try again') : toMove.length || !willDisable ? t('Drain Host') : t('Disable Service')
  const mayStart = toMove.length > 0 || (willDisable && !begun)
  return (
    <Modal
      open
      size="large"
      heading={t('Drain Host: %s', [host.name])}
      submitLabel={submitLabel}
      submitDisabled={asking || !mayStart}
      submitReason={
        asking ? t('Instances are being asked to move.') : begun ? t('Nothing has failed.') : t('Nothing can be moved.')
      }
      cancelLabel={begun ? t('Close') : t('Cancel')}
      withoutGuard={begun}
      error={error}
      submit={() => undefined}
      onStratusSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
      onStratusAfterClose={() => onClose(result.current)}
    >
      <form noValidate className="form-stack">
        {begun ? (
          <DrainProgress rows={rows} />
        ) : (
          <>
            <p>
              {elsewhere
                ? t('Every instance is moved to another host, which the scheduler chooses.')
                : t('No other host is up and enabled: what is on this one stays.')}
            </p>
            {host.status === 'enabled' ? (
              <Checkbox
                label={t('Disable the service first, so that no new instances come')}
                checked={disables}
                onChange={setDisables}
              />
            ) : null}
            {willDisable ? <TextInput label={t('Reason')} value={reason} onChange={setReason} /> : null}
            {elsewhere ? (
              <Choice
                label={t('Running instances')}
                value={running}
                onChange={(value) => setRunning(value === 'cold' ? 'cold' : 'live')}
                choices={[
                  { value: 'live', label: t('Move while they run') },
                  { value: 'cold', label: t('Shut down and move') },
                ]}
              />
            ) : null}
            {elsewhere && running === 'live' ? (
              <Checkbox label={t('Copy local disks (block migration)')} checked={copyDisks} onChange={setCopyDisks} />
            ) : null}
          </>
        )}
        <PartTable
          label={t('Instances')}
          name="drain"
          columns={columns}
          rows={rows}
          sort={byName}
          many={rows.length > 20}
          empty={t('No instances run on this host.')}
        />
      </form>
    </Modal>
  )
}

function DrainProgress({ rows }: { rows: ReturnType<typeof drainRows> }) {
  const all = rows.length - countOf(rows, 'stays')
  const [failed, stays, unconfirmed] = [countOf(rows, 'failed'), countOf(rows, 'stays'), countOf(rows, 'unconfirmed')]
  const moved = countOf(rows, 'moved') + unconfirmed
  const counts = [
    t('%s of %s moved', [moved, all]),
    unconfirmed ? t('%s to confirm', [unconfirmed]) : '',
    failed ? t('%s failed', [failed]) : '',
    stays ? tn('%s stays', '%s stay', stays) : '',
  ]
  return (
    <div>
      <progress aria-label={t('Instances moved')} value={moved} max={all || 1} />
      <p role="status">{counts.filter(Boolean).join(', ')}</p>
      <p className="muted">{t('It goes on when this is closed; the tasks tell how.')}</p>
    </div>
  )
}
