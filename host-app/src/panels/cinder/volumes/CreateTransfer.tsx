import { newTransfer, sendToBeTold, type DialogForm, type NewTransfer } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { copyable } from '../../../details/Copyable.js'
import { TextInput } from '../../../forms/form-fields.js'
import { incompleteForm } from '../../../forms/FormModal.js'
import { ErrorsShown, useShowErrors } from '../../../forms/use-show-errors.js'
import { useHost } from '../../../host.js'
import { saveBlob } from '../../../horizon/save-blob.js'
import { resourceTypes } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { nameOf, type Volume } from './volume.js'

interface Props {
  volume: Volume
  /** As the cloud has it. */
  form: DialogForm
  onClose(result: ActionResult): void
}

/**
 * Hands a volume to another project: whoever has the key that is shown here, this once, takes it. Nothing of it is kept, and Escape
 * does not take it away.
 */
export default function CreateTransfer({ volume, form, onClose }: Props) {
  const { client, toasts } = useHost()
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewTransfer | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [open, setOpen] = useState(true)
  const { form: shown, errorsShown, showErrors } = useShowErrors()
  const isNamed = name.trim() !== ''

  const create = async (): Promise<false> => {
    const result = await sendToBeTold(client, form, { name: name.trim() }, newTransfer)
    if ('made' in result) {
      setMade(result.made)
      toasts.add('success', t('Created volume transfer: "%s".', [result.made.name]))
    } else {
      const wrong = [...result.errors, ...Object.values(result.fields)]
      setRefused(wrong.length ? wrong : [t('Unable to create volume transfer.')])
    }
    // It stays open: for another try, or for the key to be seen.
    return false
  }

  const type = resourceTypes.volume
  return (
    <Modal
      open={open}
      size="medium"
      heading={made ? t('Volume Transfer') : t('Create Volume Transfer')}
      submitLabel={made ? '' : t('Create Volume Transfer')}
      submitDisabled={!isNamed}
      submitReason={t(incompleteForm)}
      onStratusSubmitRefused={showErrors}
      withoutGuard={made !== null}
      submit={create}
      onStratusCloseRequest={(event) => {
        if (made && event.detail.source === 'escape') event.preventDefault()
      }}
      onStratusAfterClose={() => onClose(made ? { ...nothingDone, updated: [{ type, id: volume.id }] } : nothingDone)}
    >
      {made ? (
        <div className="form-stack">
          <Alert type="warning" withoutPrefix>
            {t('The key is shown only this once: keep it now. Who has it takes the volume.')}
          </Alert>
          <DefinitionList
            items={[
              copyable(t('Transfer Name'), made.name),
              copyable(t('Transfer ID'), made.id),
              copyable(t('Authorization Key'), made.key),
            ]}
          />
        </div>
      ) : (
        <form ref={shown} noValidate className="form-stack">
          {refused.map((reason) => (
            <Alert key={reason} type="error">
              {reason}
            </Alert>
          ))}
          <p>
            {t('"%s" goes to the project that accepts the transfer. Until then nobody can use it.', [nameOf(volume)])}
          </p>
          <ErrorsShown value={errorsShown}>
            <TextInput
              label={t('Transfer Name')}
              required
              value={name}
              error={isNamed ? '' : t('This field is required.')}
              onChange={setName}
            />
          </ErrorsShown>
        </form>
      )}
      {made ? (
        <div slot="footer" className="form-keep">
          <Button icon="download" onClick={() => saveBlob(fileOf(made), 'transfer-credentials.txt')}>
            {t('Download')}
          </Button>
          <Button kind="primary" focusFirst onClick={() => setOpen(false)}>
            {t('Done')}
          </Button>
        </div>
      ) : null}
    </Modal>
  )
}

/** In the words of Horizon's file. */
const fileOf = ({ name, id, key }: NewTransfer): Blob =>
  new Blob([`Volume transfer name: ${name}\nTransfer ID: ${id}\nAuthorization Key: ${key}\n`], { type: 'text/plain' })
