import type { FormField } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { quotaGroups, unlimitedHelp } from '../../quota/quota-groups.js'

/** Fields under a heading; English, key of its translation. Null: under none. */
interface FormSection {
  readonly title: string | null
  readonly fields: readonly FormField[]
}

/** Of forms with many fields: what belongs together, and a sentence for all of them. */
const layouts: Partial<
  Readonly<
    Record<
      FormName,
      {
        readonly help: string
        readonly groups: readonly { readonly title: string; readonly names: readonly string[] }[]
      }
    >
  >
> = {
  'keystone.projectQuotas': { help: unlimitedHelp, groups: quotaGroups },
}

/** The fields of a form as they stand together; what no heading has stands last. */
export function sectionsOf(
  name: FormName,
  fields: readonly FormField[],
): { readonly sections: readonly FormSection[]; readonly help: string } {
  const { groups = [], help = '' } = layouts[name] ?? {}
  const grouped = new Set(groups.flatMap(({ names }) => names))
  const sections = groups.map(({ title, names }): FormSection => {
    return { title, fields: fields.filter((field) => names.includes(field.name)) }
  })
  const rest = { title: null, fields: fields.filter((field) => !grouped.has(field.name)) }
  return { sections: [...sections, rest].filter((section) => section.fields.length > 0), help }
}
