import { formatAmount, t, tn } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../../actions/action-result.js'
import { useHost } from '../../../../host.js'
import { Button } from '../../../../ui/Button.js'
import { errorMessage } from '../../../../stores/error-messages.js'
import type { Failure } from './deletion.js'
import type { Item } from '../item.js'
import { useObjectDeletion, type DeletionState } from './use-object-deletion.js'
import './delete-objects.css'

/** More failures than this are counted, not listed. */
const listed = 200

interface DeleteObjectsProps {
  container: string
  chosen: readonly Item[]
  onClose(result: ActionResult): void
}

const headings = {
  collecting: 'Collecting information for deletion:',
  unreadable: 'Collecting information for deletion:',
  ready: 'Collecting information for deletion:',
  deleting: 'Deleting:',
  done: 'Deleting:',
} as const

/** Finds out what is in the chosen folders, asks, deletes, and names what could not be deleted (O-DEL-01..03). */
export function DeleteObjects({ container, chosen, onClose }: DeleteObjectsProps) {
  const { client } = useHost()
  const [open, setOpen] = useState(true)
  const { state, look, start, retry, stop } = useObjectDeletion(client, container, chosen)
  const { phase, failures } = state
  const ended = phase === 'done'

  const close = (): void => {
    const typed = (items: readonly Item[]) => items.map(({ path }) => ({ type: 'OS::Swift::Object', id: path }))
    onClose({ ...nothingDone, deleted: typed(state.deleted), failed: typed(failures.map(({ item }) => item)) })
  }
  return (
    <Modal
      open={open}
      heading={t('Delete Files in %s', [container])}
      submitLabel={ended ? '' : t('Delete')}
      cancelLabel={phase === 'deleting' ? t('Stop') : t('Cancel')}
      submitDisabled={phase !== 'ready'}
      danger
      withoutGuard
      submit={() => undefined}
      onStratusSubmit={(event) => {
        event.preventDefault()
        if (phase === 'ready') start()
      }}
      onStratusCloseRequest={(event) => {
        if (phase !== 'deleting') return
        event.preventDefault()
        if (event.detail.source === 'cancel') stop()
      }}
      onStratusAfterClose={close}
    >
      <div className="delete-objects">
        <p>
          {chosen.length === 1 && chosen[0] ? (
            <bdi>{chosen[0].path}</bdi>
          ) : (
            tn('%s item', '%s items', chosen.length, [formatAmount(chosen.length)])
          )}
        </p>
        <Counts state={state} />
        {phase === 'unreadable' ? (
          <div role="alert">
            <p className="field-error">{errorMessage(state.error)}</p>
            <Button icon="refresh" onClick={look}>
              {t('Try again')}
            </Button>
          </div>
        ) : null}
        {ended && failures.length > 0 ? <Failures failures={failures} /> : null}
      </div>
      {ended ? (
        <div slot="footer" className="delete-end">
          {failures.length > 0 ? (
            <Button icon="refresh" onClick={retry}>
              {t('Try again')}
            </Button>
          ) : null}
          <Button kind="primary" focusFirst onClick={() => setOpen(false)}>
            {t('OK')}
          </Button>
        </div>
      ) : null}
    </Modal>
  )
}

const amountsOf = (files: number, folders: number) => ({
  files: tn('%s file', '%s files', files, [formatAmount(files)]),
  folders: tn('%s folder', '%s folders', folders, [formatAmount(folders)]),
})

function Counts({ state: { phase, files, folders, deleted, failures } }: { state: DeletionState }) {
  const total = files + folders
  const text = t('%(files)s in %(folders)s.', amountsOf(files, folders))
  const busy = phase === 'collecting'
  const left = total - deleted.length - failures.length
  const deletedFolders = deleted.filter(({ is_subdir }) => is_subdir).length
  return (
    <>
      <p role="status" className="delete-counts">
        {t(headings[phase])} {text}{' '}
        {failures.length > 0
          ? tn('Encountered %s failure.', 'Encountered %s failures.', failures.length, [formatAmount(failures.length)])
          : ''}
      </p>
      {busy || phase === 'deleting' || phase === 'done' ? (
        <progress
          aria-label={t(headings[phase])}
          max={Math.max(total, 1)}
          value={busy ? undefined : deleted.length + failures.length}
        />
      ) : null}
      {phase === 'done' ? (
        <p>
          {t('Deleted %(files)s and %(folders)s.', amountsOf(deleted.length - deletedFolders, deletedFolders))}{' '}
          {left > 0 ? tn('Stopped: %s was left.', 'Stopped: %s were left.', left, [formatAmount(left)]) : ''}
        </p>
      ) : null}
    </>
  )
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  const more = failures.length - listed
  return (
    <section role="alert" className="delete-failures">
      <h3>{t('Not deleted')}</h3>
      <ul>
        {failures.slice(0, listed).map(({ item, error }) => (
          <li key={item.path}>
            <bdi>{item.path}</bdi>: {errorMessage(error)}
          </li>
        ))}
        {more > 0 ? <li>{tn('and %s more', 'and %s more', more, [formatAmount(more)])}</li> : null}
      </ul>
    </section>
  )
}
