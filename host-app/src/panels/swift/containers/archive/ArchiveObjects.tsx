import { formatBytes, t, tn } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../../../../host.js'
import { useLoad } from '../../../../hooks/use-load.js'
import { Loaded } from '../../../../layouts/Loaded.js'
import { errorMessage, isAborted } from '../../../../stores/error-messages.js'
import { collect, type Contents } from '../contents.js'
import type { Item } from '../item.js'
import { NotArchived, writeArchive } from './archive.js'
import { openFileSink } from './file-sink.js'

interface ArchiveObjectsProps {
  container: string
  folder: string
  chosen: readonly Item[]
  onClose(): void
}

/** Finds the files below what is chosen, and saves them as one ZIP archive, each under its way below the folder. */
export function ArchiveObjects({ container, folder, chosen, onClose }: ArchiveObjectsProps) {
  const { client, toasts } = useHost()
  const [open, setOpen] = useState(true)
  const [error, setError] = useState('')
  /** Bytes in the archive; null: it is not being written. */
  const [written, setWritten] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const load = useCallback(
    (signal: AbortSignal) => collect(client, container, chosen, { signal, onCount: () => undefined }),
    [client, container, chosen],
  )
  const { state, retry } = useLoad(load)
  const files = state.status === 'ready' ? state.data.files : []
  useEffect(() => () => running.current?.abort(), [])

  const save = async (): Promise<void> => {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    const name = `${folder.split('/').at(-2) ?? container}.zip`
    setError('')
    try {
      const sink = await openFileSink(name)
      setWritten(0)
      const onAdded = ({ bytes }: Item) => setWritten((before) => (before ?? 0) + bytes)
      await writeArchive(client, container, files, { folder, sink }, { signal, onAdded })
      toasts.add('success', t('%s saved.', [name]))
      setOpen(false)
    } catch (thrown) {
      if (thrown instanceof NotArchived)
        setError(t('Nothing was saved: %s cannot be read. %s', [thrown.path, errorMessage(thrown.cause)]))
      else setError(isAborted(thrown) ? t('Nothing was saved.') : errorMessage(thrown))
    } finally {
      running.current = null
      setWritten(null)
    }
  }

  return (
    <Modal
      open={open}
      heading={t('Download as ZIP')}
      submitLabel={written === null ? t('Download') : t('Downloading')}
      submitDisabled={files.length === 0 || written !== null}
      cancelLabel={written === null ? t('Cancel') : t('Stop')}
      withoutGuard
      error={error}
      // The modal must stay alive while the archive is written, for its progress and the way to stop it.
      submit={() => undefined}
      onStratusSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onStratusCloseRequest={(event) => {
        if (!running.current) return
        event.preventDefault()
        if (event.detail.source === 'cancel') running.current.abort()
      }}
      onStratusAfterClose={onClose}
    >
      <Loaded state={state} retry={retry} failure={t('Unable to get the objects in container.')}>
        {(contents) => <Summary contents={contents} written={written} />}
      </Loaded>
    </Modal>
  )
}

function Summary({ contents: { files, unsure }, written }: { contents: Contents; written: number | null }) {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <>
      <p role="status">
        {files.length === 0
          ? t('There are no files in it.')
          : tn(
              '%(count)s file, %(size)s, in one archive.',
              '%(count)s files, %(size)s, in one archive.',
              files.length,
              {
                count: files.length,
                size: formatBytes(size),
              },
            )}
      </p>
      {unsure.size > 0 ? (
        <Alert type="info" withoutPrefix>
          {t('The server leaves out the last entry of a folder with more than 1,000: it is not in the archive.')}
        </Alert>
      ) : null}
      {written === null ? null : <progress aria-label={t('Downloading')} max={Math.max(size, 1)} value={written} />}
    </>
  )
}
