import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import { nothingDone, type ActionResult } from '../actions/action-result.js'
import { useHost } from '../host.js'
import { changedIn, orGone } from './edited-fields.js'
import { FieldGroup } from './form-fields.js'
import { FormModal } from './FormModal.js'
import { sentName } from './name-errors.js'
import { useTakenName } from './use-taken-name.js'

interface Draft {
  readonly name: string
}

/** English, keys of their translations; `%s` becomes the name. */
export interface ItemFormTexts {
  readonly title: string
  readonly submit: string
  readonly success: string
  /** Of a name that is taken, where names are unique. */
  readonly taken?: string
}

interface ItemFormProps<D extends Draft, Errors extends { name?: string }> {
  /** Type code of what is made or changed. */
  type: string
  texts: ItemFormTexts
  /** What is changed; null makes a new one. */
  item: { readonly id: string } | null
  /** What the form opens with. */
  start: D
  /** Messages by field, in English; an empty object may be sent. */
  errorsOf(draft: D): Errors
  create(body: D): Promise<{ readonly id: string }>
  /** Changes what there is, by what was changed in the form; asked only when something was. */
  update?(id: string, changed: Partial<D>): Promise<unknown>
  /** Beside the fields. */
  help?: ReactNode
  onClose(result: ActionResult): void
  children(form: { draft: D; errors: Errors; set(change: Partial<D>): void }): ReactNode
}

/** The small form of a thing with a name, in a dialog: makes one, or changes one. */
export function ItemForm<D extends Draft, Errors extends { name?: string }>(props: ItemFormProps<D, Errors>) {
  const { type, texts, item, start, errorsOf, create, update, help, onClose, children } = props
  const { toasts } = useHost()
  const [draft, setDraft] = useState(start)
  const errors = errorsOf(draft)
  const taken = useTakenName(texts.taken)

  const send = async (body: D): Promise<ActionResult> => {
    if (!item) {
      const { id } = await taken.sending(body.name, create(body))
      return { ...nothingDone, created: [{ type, id }] }
    }
    const changed = changedIn(start, draft)
    const sent = { ...changed, ...('name' in changed && { name: body.name }) }
    if (update && Object.keys(sent).length > 0) await taken.sending(sent.name, orGone(update(item.id, sent)))
    return { ...nothingDone, updated: [{ type, id: item.id }] }
  }
  const submit = async (): Promise<ActionResult> => {
    const body = { ...draft, name: sentName(draft.name) }
    const result = await send(body)
    toasts.add('success', t(texts.success, [body.name]))
    return result
  }
  return (
    <FormModal
      heading={t(texts.title)}
      submitLabel={t(texts.submit)}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      onClose={onClose}
      help={help}
    >
      <FieldGroup title={t(texts.title)} hiddenTitle>
        <div className="wide form-stack">
          {children({
            draft,
            errors: { ...errors, ...taken.errorOf(draft.name) },
            set: (change) => setDraft((before) => ({ ...before, ...change })),
          })}
        </div>
      </FieldGroup>
    </FormModal>
  )
}
