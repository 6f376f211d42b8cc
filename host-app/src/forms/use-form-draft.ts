import { useCallback, useMemo, useState } from 'react'
import { useDraft, type WizardDraft } from '../hooks/use-draft.js'
import { changedFields, readFields } from './read-fields.js'

interface FormDraftOptions<Fields> {
  /** What is never kept: secrets, files. They are as they start. */
  readonly never?: readonly (keyof Fields)[]
  /** Nothing is kept, and nothing offered. */
  readonly off?: boolean
  /** What of a draft the form can still take; default all. */
  accept?(typed: Fields, before: Fields): Fields
  /** What is never kept, in a sentence, translated. */
  readonly without?: string
}

/** What a form holds, kept as a draft while somebody types (DEC-81). */
export interface FormDraft<Fields> {
  readonly fields: Fields
  readonly setFields: (next: (before: Fields) => Fields) => void
  readonly kept: KeptDraft<Fields>
}

/** A draft as the dialog of its form offers and ends it: `FormModal` and `DraftNotice` take it. */
export interface KeptDraft<Fields> extends WizardDraft<Fields> {
  fill(typed: Fields): void
  readonly without?: string
}

/**
 * @param form its name among the drafts
 * @param first what it starts with; read once
 */
export function useFormDraft<Fields extends object>(
  form: string,
  first: Fields | (() => Fields),
  { never = [], off = false, accept = (typed) => typed, without }: FormDraftOptions<Fields> = {},
): FormDraft<Fields> {
  const [start] = useState(first)
  const [fields, setFields] = useState(start)
  const left = never.join(' ')
  const content = useMemo(
    () => (off || fields === start ? null : changedFields(fields, start, left.split(' '))),
    [off, fields, start, left],
  )
  const read = useCallback((stored: unknown) => (off ? null : readFields(stored, start)), [off, start])
  const draft = useDraft(form, read, content)
  const fill = (typed: Fields) => setFields((before) => accept(typed, before))
  return { fields, setFields, kept: { ...draft, fill, ...(without !== undefined && { without }) } }
}
