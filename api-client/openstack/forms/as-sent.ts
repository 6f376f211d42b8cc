import type { FormField } from '../../html/form.js'
import type { Services } from '../services.js'
import { answerForm } from './answer-form.js'

/** For tests: the fields of a form as they are shown. */
export async function shownForm(services: Services, path: string): Promise<readonly FormField[]> {
  const answer = await answerForm(services, path, null)
  if (!answer || !('form' in answer)) throw new Error(`no form at ${path}`)
  return answer.form.fields
}

/** For tests: what a browser sends of a form, with some fields changed. Of a select that is only what is among its options. */
export function asSent(
  fields: readonly FormField[],
  changed: Readonly<Record<string, readonly string[]>> = {},
): URLSearchParams {
  const sent = ({ name, type, value, checked, choices, multiple }: FormField): readonly string[] => {
    if (type === 'checkbox') return checked ? ['on'] : []
    if (type !== 'select') return [value]
    const wanted = changed[name] ?? value.split('\n')
    const chosen = choices.map((each) => each.value).filter((each) => wanted.includes(each))
    return multiple ? chosen : [chosen[0] ?? choices[0]?.value ?? '']
  }
  return new URLSearchParams(
    fields.flatMap((field) => {
      const values = field.type === 'select' ? sent(field) : (changed[field.name] ?? sent(field))
      return values.map((value) => [field.name, value])
    }),
  )
}
