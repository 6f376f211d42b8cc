import { t } from '@stratus/widgets'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { FormField } from '@stratus/widgets/react/form-field'
import { useState, type ReactNode } from 'react'
import { ToldOnceModal } from '../../../forms/ToldOnceModal.js'
import { useHost } from '../../../host.js'
import { keypairTake, loadKeypairLimits } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { Button } from '../../../ui/Button.js'
import type { Keypair } from './keypair.js'
import {
  keypairErrors,
  keypairToCreate,
  newKeypair,
  privateKeyFile,
  type KeypairFormPlace,
} from './keypair-form-model.js'
import { KeypairFields } from './KeypairFields.js'
import { saveText } from './save-text.js'
import { dialogTexts } from './texts.js'

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

/** A new key pair: name and type, then its private key, to be copied or downloaded; on the panel it is downloaded at once (DEC-36). */
export function CreateKeypair({ existing, place = 'panel', onCreated, onClose }: KeypairDialogProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newKeypair)
  const errors = keypairErrors(draft, { importing: false, existing, place })
  return (
    <ToldOnceModal<Keypair>
      heading={t(dialogTexts[place].create.title)}
      headingMade={({ name }) => t('Key Pair %s', [name])}
      submitLabel={t(dialogTexts[place].create.submit)}
      invalid={Object.keys(errors).length > 0}
      make={async () => {
        const keypair = await client.call('nova.keypairs.create', { body: keypairToCreate(draft, false) })
        toasts.add('success', t('Created keypair: %s', [keypair.name]))
        onCreated(keypair)
        if (place === 'panel') download(keypair)
        return keypair
      }}
      warning={t('The private key is shown only this once: keep it now. It cannot be recovered.')}
      renderMade={(made) => (
        <>
          <Key label={t('Private Key')} value={made.private_key} />
          <Key label={t('Public Key')} value={made.public_key} />
        </>
      )}
      renderKeep={(made) =>
        made.private_key ? (
          <>
            <CopyButton text={made.private_key} label={t('Copy Private Key to Clipboard')} />
            <Button icon="download" onClick={() => download(made)}>
              {t('Download Private Key')}
            </Button>
          </>
        ) : null
      }
      onClose={() => onClose()}
      help={<TakesQuota load={loadKeypairLimits} take={keypairTake} />}
    >
      <KeypairFields
        draft={draft}
        errors={errors}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
    </ToldOnceModal>
  )
}

function Key({ label, value }: { label: string; value: string | null | undefined }) {
  return (
    <FormField label={label}>
      <textarea className="mono" rows={6} readOnly dir="ltr" spellCheck={false} value={value ?? ''} />
    </FormField>
  )
}

function download(keypair: Keypair): void {
  if (keypair.private_key) saveText(privateKeyFile(keypair), keypair.private_key, 'application/x-pem-file')
}
