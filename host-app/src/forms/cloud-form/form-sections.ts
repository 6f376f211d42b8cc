import type { FormField } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { quotaGroups, unlimitedHelp } from '../../quota/quota-groups.js'

/** Fields under a heading; English, key of its translation. Null: under none. */
interface FormSection {
  readonly title: string | null
  readonly fields: readonly FormField[]
}

interface Layout {
  readonly help?: string
  readonly groups?: readonly { readonly title: string; readonly names: readonly string[] }[]
  /** Of a form that gives roles: the list of members that it is about. The rest goes as it stands. */
  readonly members?: string
}

/** Of forms with many fields: what belongs together, and a sentence for all of them. */
const layouts: Partial<Readonly<Record<FormName, Layout>>> = {
  'keystone.projectQuotas': { help: unlimitedHelp, groups: quotaGroups },
  'keystone.projectMembers': { members: 'update_members' },
  'keystone.projectGroups': { members: 'update_group_members' },
  'keystone.domainMembers': { members: 'update_user_members' },
  'keystone.domainGroups': { members: 'update_group_members' },
}

interface FormParts {
  readonly sections: readonly FormSection[]
  readonly help: string
  /** Roles of the list of members that the form is about: it is called as its action is. Null: it is about fields. */
  readonly roles: readonly FormField[] | null
}

/** The fields of a form as they stand together; what no heading has stands last. */
export function sectionsOf(name: FormName, fields: readonly FormField[]): FormParts {
  const { groups = [], help = '', members } = layouts[name] ?? {}
  if (members) return { sections: [], help, roles: fields.filter(({ membership }) => membership?.list === members) }
  const grouped = new Set(groups.flatMap(({ names }) => names))
  const sections = groups.map(({ title, names }): FormSection => {
    return { title, fields: names.flatMap((name) => fields.filter((field) => field.name === name)) }
  })
  const rest = { title: null, fields: fields.filter((field) => !grouped.has(field.name)) }
  return { sections: [...sections, rest].filter((section) => section.fields.length > 0), help, roles: null }
}
