import { t } from '@stratus/widgets'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { Modal } from '@stratus/widgets/react/modal'
import { useState, type ReactNode } from 'react'
import { useHost } from '../../../host.js'
import { keypairTake, loadKeypairLimits } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { Button } from '../../../ui/Button.js'
import { incompleteForm } from '../../../forms/FormModal.js'
import { ErrorsShown, useShowErrors } from '../../../forms/use-show-errors.js'
import { saveText } from './save-text.js'
import type { Keypair } from './keypair.js'
import {
  keypairErrors,
  keypairToCreate,
  newKeypair,
  privateKeyFile,
  type KeypairFormPlace,
} from './keypair-form-model.js'
import { KeypairFields } from './KeypairFields.js'
import { NewPrivateKey } from './NewPrivateKey.js'
import { dialogTexts } from './texts.js'
import './key-pairs.css'

/** A dialog that makes a key pair: create or import. Open as long as it is rendered. */
export type KeypairDialog = (props: KeypairDialogProps) => ReactNode

export interface KeypairDialogProps {
  /** Names of the user's key pairs. */
  existing: readonly string[]
  /** Chooses words and rules; default the panel's. */
  place?: KeypairFormPlace
  /** It exists now. The create dialog stays, to show the private key. */
  onCreated(keypair: Keypair): void
  /** The dialog is closed, with or without a key pair. */
  onClose(): void
}

/**
 * A new key pair: name and type, then its private key, shown, to be copied or downloaded; on the panel it is downloaded at once
 * (DEC-36). Nothing but Done and the close button takes the key away.
 */
export function CreateKeypair({ existing, place = 'panel', onCreated, onClose }: KeypairDialogProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newKeypair)
  const [made, setMade] = useState<Keypair | null>(null)
  const [open, setOpen] = useState(true)
  const { form, errorsShown, showErrors } = useShowErrors()
  const errors = keypairErrors(draft, { importing: false, existing, place })

  const create = async (): Promise<false> => {
    const keypair = await client.call('nova.keypairs.create', { body: keypairToCreate(draft, false) })
    toasts.add('success', t('Created keypair: %s', [keypair.name]))
    setMade(keypair)
    onCreated(keypair)
    if (place === 'panel') download(keypair)
    // It stays open: the private key is to be seen.
    return false
  }

  return (
    <Modal
      open={open}
      heading={made ? t('Key Pair %s', [made.name]) : t(dialogTexts[place].create.title)}
      submitLabel={made ? '' : t(dialogTexts[place].create.submit)}
      submitDisabled={Object.keys(errors).length > 0}
      submitReason={t(incompleteForm)}
      onStratusSubmitRefused={showErrors}
      withoutGuard={made !== null}
      submit={create}
      onStratusCloseRequest={(event) => {
        if (made && event.detail.source === 'escape') event.preventDefault()
      }}
      onStratusAfterClose={onClose}
    >
      {made ? (
        <NewPrivateKey keypair={made} />
      ) : (
        <form ref={form} noValidate className="form-stack">
          <ErrorsShown value={errorsShown}>
            <KeypairFields
              draft={draft}
              errors={errors}
              onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            />
          </ErrorsShown>
        </form>
      )}
      {made ? null : (
        <div slot="help">
          <TakesQuota load={loadKeypairLimits} take={keypairTake} />
        </div>
      )}
      {made ? (
        <div slot="footer" className="keypair-keep">
          {made.private_key ? <CopyButton text={made.private_key} label={t('Copy Private Key to Clipboard')} /> : null}
          {made.private_key ? (
            <Button icon="download" onClick={() => download(made)}>
              {t('Download Private Key')}
            </Button>
          ) : null}
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t('Done')}
          </Button>
        </div>
      ) : null}
    </Modal>
  )
}

function download(keypair: Keypair): void {
  if (keypair.private_key) saveText(privateKeyFile(keypair), keypair.private_key, 'application/x-pem-file')
}
