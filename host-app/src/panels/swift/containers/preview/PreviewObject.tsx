import { formatBytes, t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useCallback, useState } from 'react'
import { useHost } from '../../../../host.js'
import { useLoad } from '../../../../hooks/use-load.js'
import { Loaded } from '../../../../layouts/Loaded.js'
import { Button } from '../../../../ui/Button.js'
import type { Item } from '../item.js'
import { loadPreview, type Preview } from './load-preview.js'
import './preview.css'

interface PreviewObjectProps {
  container: string
  item: Item
  onDownload(): void
  onClose(): void
}

/** What is in an object: drawn as an image, or written as text. Nothing of it is markup, and nothing of it runs. */
export function PreviewObject({ container, item, onDownload, onClose }: PreviewObjectProps) {
  const { client } = useHost()
  const [open, setOpen] = useState(true)
  const load = useCallback(
    (signal: AbortSignal) => loadPreview(client, container, item, signal),
    [client, container, item],
  )
  const { state, retry } = useLoad(load)
  return (
    <Modal open={open} size="large" heading={item.name} onStratusAfterClose={onClose}>
      <Loaded state={state} retry={retry} failure={t('Unable to download the object.')}>
        {(preview) => <Contents preview={preview} name={item.name} />}
      </Loaded>
      <div slot="footer" className="preview-end">
        <Button icon="download" onClick={onDownload}>
          {t('Download (%s)', [formatBytes(item.bytes)])}
        </Button>
        <Button kind="primary" focusFirst onClick={() => setOpen(false)}>
          {t('Close')}
        </Button>
      </div>
    </Modal>
  )
}

function Contents({ preview, name }: { preview: Preview; name: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <p>{t('This is no image that the browser can show.')}</p>
  if (preview.kind === 'picture')
    return <img className="preview-picture" src={preview.address} alt={name} onError={() => setBroken(true)} />
  if (preview.text === null) return <p>{t('This is neither text nor an image.')}</p>
  if (preview.text === '') return <p>{t('The file is empty.')}</p>
  return (
    <pre className="preview-text" dir="auto">
      {preview.text}
    </pre>
  )
}
