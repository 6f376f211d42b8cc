import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { FormField } from '@stratus/widgets/react/form-field'
import { useEffect, useRef, type Ref } from 'react'
import type { Keypair } from './keypair.js'

function Key({ label, value, ref }: { label: string; value: string; ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <FormField label={label}>
      <textarea ref={ref} className="mono" rows={6} readOnly dir="ltr" spellCheck={false} value={value} />
    </FormField>
  )
}

/** The keys of a pair that was just made: the only time that the private one is seen. */
export function NewPrivateKey({ keypair }: { keypair: Keypair }) {
  const key = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // The field that had the focus is gone, and the dialog takes none until it is idle again.
    const timer = setTimeout(() => {
      key.current?.focus()
      key.current?.setSelectionRange(0, 0)
    }, 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="keypair-made">
      <Alert type="warning" withoutPrefix>
        {t('The private key is shown only this once: keep it now. It cannot be recovered.')}
      </Alert>
      <Key ref={key} label={t('Private Key')} value={keypair.private_key ?? ''} />
      <Key label={t('Public Key')} value={keypair.public_key ?? ''} />
    </div>
  )
}
