import type { DialogForm, FormName, FormValues } from '@stratus/api-client/forms'
import { useCallback, useState } from 'react'
import { useDraft } from '../../hooks/use-draft.js'
import type { KeptDraft } from '../use-form-draft.js'
import { typedBefore } from './cloud-form-model.js'

/** Forms of the cloud that take minutes, and ask for no secret (DEC-81). */
const long: ReadonlySet<FormName> = new Set(['neutron.createRouter', 'neutron.addRule'])

/** What is typed in a form of the cloud's, kept as a draft where the form is a long one; each thing has drafts of its own. */
export function useCloudFormDraft(name: FormName, form: DialogForm) {
  const [values, setValues] = useState<FormValues>({})
  const isKept = long.has(name)
  const read = useCallback((stored: unknown) => (isKept ? typedBefore(form, stored) : null), [isKept, form])
  const isTyped = isKept && Object.keys(values).length > 0
  const draft = useDraft(`${name} ${form.action}`, read, isTyped ? values : null)
  return { values, setValues, kept: { ...draft, fill: setValues } satisfies KeptDraft<FormValues> }
}
