import { t } from '@stratus/widgets'
import { DecryptPassword } from '@stratus/widgets/react/decrypt-password'
import { Modal } from '@stratus/widgets/react/modal'
import { useState } from 'react'

interface Props {
  keypairName: string
  /** As the cloud keeps it; '' while there is none. */
  encryptedPassword: string
  onClose(): void
}

/** The password of an instance, decrypted in the browser with the private key of its key pair. */
export default function RetrievePassword({ keypairName, encryptedPassword, onClose }: Props) {
  const [open, setOpen] = useState(true)
  return (
    <Modal
      open={open}
      size="medium"
      heading={t('Retrieve Instance Password')}
      withoutGuard
      onStratusAfterClose={onClose}
    >
      <DecryptPassword {...{ keypairName, encryptedPassword }} onStratusCloseRequest={() => setOpen(false)} />
    </Modal>
  )
}
