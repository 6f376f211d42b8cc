import { useCallback, useMemo, useState } from 'react'
import { useDraft, type WizardDraft } from '../hooks/use-draft.js'
import { readFields } from './read-fields.js'

interface FormDraftOptions<Fields> {
  /** What is never kept: secrets, files. They are as they start. */
  readonly never?: readonly (keyof Fields)[]
  /** Nothing is kept, and nothing offered. */
  readonly off?: boolean
}

/** What a form holds, kept as a draft while somebody types (DEC-81). */
export interface FormDraft<Fields> {
  readonly fields: Fields
  readonly setFields: (next: (before: Fields) => Fields) => void
  readonly draft: WizardDraft<Fields>
}

/**
 * @param form its name among the drafts
 * @param first what it starts with; read once
 */
export function useFormDraft<Fields extends object>(
  form: string,
  first: Fields | (() => Fields),
  { never = [], off = false }: FormDraftOptions<Fields> = {},
): FormDraft<Fields> {
  const [start] = useState(first)
  const [fields, setFields] = useState(start)
  const left = never.join(' ')
  const kept = useMemo(() => {
    if (off || fields === start) return null
    const isKept = ([name]: [string, unknown]) => !left.split(' ').includes(name)
    return Object.fromEntries(Object.entries(fields).filter(isKept)) as Fields
  }, [off, fields, start, left])
  const read = useCallback((stored: unknown) => (off ? null : readFields(stored, start)), [off, start])
  return { fields, setFields, draft: useDraft(form, read, kept) }
}
