import type { DialogForm, FormName, FormValues } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { useCallback, useMemo, useState } from 'react'
import { useDraft } from '../../hooks/use-draft.js'
import type { KeptDraft } from '../use-form-draft.js'
import { keepable, typedBefore, withMore } from './cloud-form-model.js'

interface LongForm {
  /** Fields that are never kept, passwords apart. */
  readonly never?: readonly string[]
  /** What is never kept, in a sentence. English, key of its translation. */
  readonly without?: string
}

/** Forms of the cloud that take minutes, and ask for no secret or leave it out (DEC-81). @texts */
const long: Partial<Readonly<Record<FormName, LongForm>>> = {
  'neutron.createRouter': {},
  'neutron.addRule': {},
  'heat.launch': {
    never: ['template_url', 'environment_data'],
    without: 'Passwords, the address of the template and the environment were not kept.',
  },
}

/**
 * What is typed in a form of the cloud's, kept as a draft where the form is a long one; each thing has drafts of its own. A draft of
 * several steps is of all of them: what belongs to a later one waits for it.
 */
export function useCloudFormDraft(name: FormName, first: DialogForm, form: DialogForm) {
  const [values, setValues] = useState<FormValues>({})
  /** Of other steps: of those before this one as they were sent, of those after it as the draft has them. */
  const [others, setOthers] = useState<FormValues>({})
  const kind = long[name]
  const isKept = kind !== undefined
  const read = useCallback((stored: unknown) => (isKept ? withMore(first, stored) : null), [isKept, first])
  const content = useMemo(() => {
    const typed = { ...others, ...keepable(form, values, kind?.never) }
    return isKept && Object.keys(typed).length > 0 ? typed : null
  }, [isKept, kind, others, form, values])
  const draft = useDraft(`${name} ${first.action}`, read, content)
  const fill = (typed: FormValues) => {
    setOthers(typed)
    setValues(typedBefore(form, typed) ?? {})
  }
  return {
    values,
    setValues,
    /** Another step is there. */
    goOn(next: DialogForm) {
      const typed = { ...others, ...keepable(form, values, kind?.never) }
      setOthers(typed)
      setValues(typedBefore(next, typed) ?? {})
    },
    kept: { ...draft, fill, ...(kind?.without && { without: t(kind.without) }) } satisfies KeptDraft<FormValues>,
  }
}
