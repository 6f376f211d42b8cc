import { newTransfer, type DialogForm, type NewTransfer } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { copyable } from '../../../details/Copyable.js'
import { beTold } from '../../../forms/be-told.js'
import { TextInput } from '../../../forms/form-fields.js'
import { ToldOnceModal } from '../../../forms/ToldOnceModal.js'
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

const type = resourceTypes.volume

/** Hands a volume to another project: whoever has the key that is shown then takes it. */
export default function CreateTransfer({ volume, form, onClose }: Props) {
  const { client, toasts } = useHost()
  const [name, setName] = useState('')
  const isNamed = name.trim() !== ''
  return (
    <ToldOnceModal<NewTransfer>
      heading={t('Create Volume Transfer')}
      headingMade={() => t('Volume Transfer')}
      submitLabel={t('Create Volume Transfer')}
      invalid={!isNamed}
      make={async () => {
        const made = await beTold(client, form, { name: name.trim() }, newTransfer)
        toasts.add('success', t('Created volume transfer: "%s".', [made.name]))
        return made
      }}
      warning={t('The key is shown only this once: keep it now. Who has it takes the volume.')}
      renderMade={(made) => (
        <DefinitionList
          items={[
            copyable(t('Transfer Name'), made.name),
            copyable(t('Transfer ID'), made.id),
            copyable(t('Authorization Key'), made.key),
          ]}
        />
      )}
      renderKeep={(made) => (
        <Button icon="download" onClick={() => saveBlob(fileOf(made), 'transfer-credentials.txt')}>
          {t('Download')}
        </Button>
      )}
      onClose={(made) => onClose(made ? { ...nothingDone, updated: [{ type, id: volume.id }] } : nothingDone)}
    >
      <p>{t('"%s" goes to the project that accepts the transfer. Until then nobody can use it.', [nameOf(volume)])}</p>
      <TextInput
        label={t('Transfer Name')}
        required
        value={name}
        error={isNamed ? '' : t('This field is required.')}
        onChange={setName}
      />
    </ToldOnceModal>
  )
}

/** In the words of Horizon's file. */
const fileOf = ({ name, id, key }: NewTransfer): Blob =>
  new Blob([`Volume transfer name: ${name}\nTransfer ID: ${id}\nAuthorization Key: ${key}\n`], { type: 'text/plain' })
