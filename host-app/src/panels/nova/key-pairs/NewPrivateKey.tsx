import { t } from '@stratus/widgets'
import { Field } from '../../../ui/Field.js'
import { Alert } from '../../../ui/Alert.js'
import type { Keypair } from './keypair.js'

function Key({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      {({ id }) => (
        <textarea id={id} className="field mono" rows={6} readOnly dir="ltr" spellCheck={false} value={value} />
      )}
    </Field>
  )
}

/** The keys of a pair that was just made: the only time that the private one is seen. */
export function NewPrivateKey({ keypair }: { keypair: Keypair }) {
  return (
    <div className="keypair-made">
      <Alert
        type="warning"
        text={t('The private key is shown only this once: keep it now. Nobody can bring it back.')}
      />
      <Key label={t('Private Key')} value={keypair.private_key ?? ''} />
      <Key label={t('Public Key')} value={keypair.public_key ?? ''} />
    </div>
  )
}
