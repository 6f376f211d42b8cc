import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useMemo, useState } from 'react'
import { LoadEdit } from '../../../../forms/LoadEdit.js'
import type { LaunchWish } from '../model/launch-wish.js'
import { readLaunchJson } from './read-launch-json.js'

interface ImportModalProps {
  /** @param refused fields that stay as they are, each in a sentence */
  onTake(wish: LaunchWish, refused: readonly string[]): void
  onClose(): void
}

/** Bytes of JSON: more than any launch has. */
const most = 256 * 1024

/** Takes over a launch from the JSON that the wizard shows, pasted or from a file. */
export function ImportModal({ onTake, onClose }: ImportModalProps) {
  const [text, setText] = useState('')
  const read = useMemo(() => readLaunchJson(text), [text])
  const usable = read !== null && read.taken.length > 0
  return (
    <Modal
      open
      heading={t('Import JSON')}
      submitLabel={t('Take over')}
      submitDisabled={!usable}
      submit={() => (read ? onTake(read.wish, read.refused) : undefined)}
      onStratusAfterClose={onClose}
    >
      <div className="launch-command">
        <p className="launch-intro">
          {t(
            'Paste what “CLI command and JSON” shows, or choose a file with it. Fields that it does not name stay as they are.',
          )}
        </p>
        <LoadEdit
          label={t('JSON')}
          rows={12}
          maxBytes={most}
          accept=".json,application/json"
          value={text}
          onChange={setText}
          error={text.trim() !== '' && read === null ? t('A JSON object is expected.') : undefined}
        />
        {read?.taken.length ? <p>{t('To be taken over: %s', [read.taken.join(', ')])}</p> : null}
        {read?.refused.length ? (
          <div>
            <Alert type="warning" withoutPrefix>
              {t('These fields are left out:')}
            </Alert>
            <ul className="launch-refused">
              {read.refused.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Modal>
  )
}
