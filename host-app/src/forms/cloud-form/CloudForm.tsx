import {
  readNext,
  shownFields,
  stackPreview,
  type FormName,
  type StackPreview as Preview,
} from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useRef, useState } from 'react'
import { nothingDone } from '../../actions/action-result.js'
import { useHost, type CloudFormProps } from '../../host.js'
import { QuotaPies } from '../../quota/QuotaPies.js'
import { useLimits } from '../../quota/use-limits.js'
import { FieldGroup } from '../form-fields.js'
import { FormModal } from '../FormModal.js'
import { CloudField } from './CloudField.js'
import {
  asksForNothing,
  fieldError,
  fieldProblem,
  nothingToChoose,
  refusalOf,
  sendLabel,
  titleOf,
  toldOf,
  withTyped,
} from './cloud-form-model.js'
import { readAgain } from './read-again.js'
import { sectionsOf } from './form-sections.js'
import { formTakes, overQuota } from './form-takes.js'
import { useCloudFormDraft } from './use-cloud-form-draft.js'
import { useFormUses } from './use-form-uses.js'
import { useSnapshotsInTheWay } from './use-snapshots-in-the-way.js'
import { late } from '../../actions/late.js'

const StackPreview = late(async () => ({ default: (await import('./StackPreview.js')).StackPreview }))
const MemberLists = late(async () => ({ default: (await import('./MemberLists.js')).MemberLists }))

/** What was on the disk is gone after them. */
const destroys: ReadonlySet<FormName> = new Set(['nova.rebuild'])

/** A form of the cloud's as a dialog of ours. What the cloud refuses stands beside its field, and nothing typed is lost. */
export function CloudForm({ name, form: first, read, title, thing, onClose }: CloudFormProps) {
  const { client, toasts } = useHost()
  const [form, setForm] = useState(first)
  const { values, setValues, goOn, kept } = useCloudFormDraft(name, first, form)
  const sent = useRef(false)
  const [foreseen, setForeseen] = useState<Preview | null>(null)
  const fields = shownFields(form, values)

  const { sections, help, roles } = sectionsOf(name, fields)
  const idle = asksForNothing(roles ?? fields)
  const heading = t((!roles && form.title) || title)
  const uses = useFormUses(name, form.action)
  const inTheWay = useSnapshotsInTheWay(name, form.action)
  const unsendable = inTheWay ?? (idle ? t(nothingToChoose) : null)

  const takes = formTakes[name]
  const standsAt = (wanted: string): string =>
    values[wanted] ?? form.fields.find((field) => field.name === wanted)?.value ?? ''
  const limits = useLimits(takes?.load)
  const taken = takes && limits ? takes.take(limits.of, standsAt) : []
  const tooMuch = (field: string) => (takes ? overQuota(takes, taken, field) : undefined)

  const submit = async () => {
    const now = await readAgain(name, { first, form, values }, read)
    if (typeof now === 'string') throw new Error(t(now))
    const result = await client.sendForm(now.form, now.values)
    const refusal = refusalOf(result)
    if (!result.ok) {
      setForm(withTyped(now.form, result.form, values))
      const inFields = result.form.fields.some((field) => field.errors.length > 0)
      throw new Error(refusal || t(inFields ? 'The cloud refused what is marked.' : 'The cloud refused it.'))
    }
    if (refusal) throw new Error(refusal)
    const next = readNext(name, result.page ?? '', form.action)
    if (next) {
      setForm(next)
      goOn(next)
      return null
    }
    if (name === 'heat.preview') {
      const preview = stackPreview(result.page ?? '')
      if (!preview) throw new Error(t('The preview of the cloud is another one than is known here.'))
      setForeseen(preview)
      return null
    }
    for (const { type, text } of toldOf(result.messages, heading)) toasts.add(type, text)
    sent.current = true
    return nothingDone
  }

  return (
    <FormModal
      heading={titleOf(heading, thing, roles ? [] : first.fields)}
      size={roles || sections.length > 1 ? 'large' : 'medium'}
      submitLabel={t(sendLabel(form, title))}
      invalid={
        unsendable !== null || fields.some((field) => fieldProblem(field, values[field.name]) ?? tooMuch(field.name))
      }
      {...(unsendable !== null && { reason: unsendable })}
      submit={submit}
      draft={kept}
      onClose={() => onClose(sent.current)}
      danger={destroys.has(name)}
      help={
        takes || form.help.length ? (
          <>
            <Sentences texts={form.help} />
            {taken.length ? <QuotaPies quotas={taken} /> : null}
          </>
        ) : undefined
      }
    >
      {inTheWay === null ? null : (
        <Alert type="warning" withoutPrefix>
          {inTheWay}
        </Alert>
      )}
      {help ? <p className="field-help">{t(help)}</p> : null}
      {roles ? (
        <MemberLists
          roles={roles}
          values={values}
          onChange={(chosen) => setValues((before) => ({ ...before, ...chosen }))}
        />
      ) : null}
      {sections.map(({ title, fields: inside }) => {
        const drawn = inside.map((field) => (
          <CloudField
            key={field.name}
            field={field}
            value={values[field.name]}
            error={fieldError(field, values[field.name]) ?? tooMuch(field.name)}
            used={uses[field.name]}
            onChange={(value) => {
              setForeseen(null)
              setValues((before) => ({ ...before, [field.name]: value }))
            }}
          />
        ))
        return title === null ? (
          drawn
        ) : (
          <FieldGroup key={title} title={t(title)}>
            {drawn}
          </FieldGroup>
        )
      })}
      {foreseen ? <StackPreview {...foreseen} /> : null}
    </FormModal>
  )
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <div className="form-sentences">
      {texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
    </div>
  )
}
