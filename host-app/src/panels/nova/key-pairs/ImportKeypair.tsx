import { publicKeyMaxBytes } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { keypairTake, loadKeypairLimits } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { resourceTypes } from '../../../paths.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { LoadEdit } from '../../../forms/LoadEdit.js'
import type { KeypairDialogProps } from './CreateKeypair.js'
import { isPrivateKey, keypairErrors, keypairToCreate, newKeypair } from './keypair-form-model.js'
import { KeypairFields } from './KeypairFields.js'
import { dialogTexts } from './texts.js'

/** A key pair of a public key one has: typed, pasted or read from a file. */
export function ImportKeypair({ existing, place = 'panel', onCreated, onClose }: KeypairDialogProps) {
  const { client, toasts } = useHost()
  const [isSecret, setSecret] = useState(false)
  const { fields: draft, setFields, kept } = useFormDraft('key pair to import', newKeypair, { off: isSecret })
  const errors = keypairErrors(draft, { importing: true, existing, place })
  const set = (change: Partial<typeof draft>) => setFields((before) => ({ ...before, ...change }))
  return (
    <FormModal
      heading={t(dialogTexts[place].import.title)}
      submitLabel={t(dialogTexts[place].import.submit)}
      invalid={Object.keys(errors).length > 0}
      submit={async () => {
        const keypair = await client.call('nova.keypairs.create', { body: keypairToCreate(draft, true) })
        toasts.add('success', t('Successfully imported key pair %(name)s.', { name: keypair.name }))
        onCreated(keypair)
        return { ...nothingDone, created: [{ type: resourceTypes.keypair, id: keypair.name }] }
      }}
      draft={kept}
      onClose={onClose}
      help={<TakesQuota load={loadKeypairLimits} take={keypairTake} />}
    >
      <KeypairFields draft={draft} errors={errors} onChange={set} />
      <LoadEdit
        label={t('Public Key')}
        required
        accept=".pub,.pem,.crt,.txt"
        maxBytes={publicKeyMaxBytes}
        value={draft.public_key}
        onChange={(public_key) => {
          setSecret(isPrivateKey(public_key))
          set({ public_key })
        }}
        error={errors.public_key && t(errors.public_key)}
      />
    </FormModal>
  )
}
