import type { FormField, Pieces } from '../html/form.js'
import { attribute, hasClass, textWithin } from '../html/html-scan.js'

/** Two lists of Horizon's between which things are moved. */
interface Lists {
  readonly slug: string
  readonly hasRoles: boolean
  readonly titles: { readonly available: string; readonly members: string }
}

/**
 * Horizon's two lists as what they are: a choice of several, called what stands above those who were chosen; where roles count, one
 * choice for each role. Their filters are left out, and nobody is asked for the usual role.
 */
export function withMemberships(fields: readonly FormField[], pieces: Pieces): FormField[] {
  return listsOf(pieces).reduce<FormField[]>(
    (left, lists) => {
      const { slug } = lists
      const isUsual = ({ name }: FormField) => name === `default_${slug}_role`
      const usual = left.find(isUsual)?.value ?? ''
      return left
        .filter(({ name }) => ![`available_${slug}_filter`, `${slug}_members_filter`].includes(name))
        .map((field) => (isUsual(field) ? { ...field, type: 'hidden' } : ofLists(field, lists, usual)))
    },
    [...fields],
  )
}

function ofLists(field: FormField, { slug, hasRoles, titles }: Lists, usual: string): FormField {
  const prefix = `${slug}_role_`
  if (!field.name.startsWith(prefix)) return field
  const role = field.name.slice(prefix.length)
  if (hasRoles) return { ...field, membership: { list: slug, role, titles, usual } }
  return role === 'member' ? { ...field, label: titles.members || field.label } : field
}

function listsOf(pieces: Pieces): Lists[] {
  return pieces.flatMap((piece, at) => {
    const [, slug] = /(\S+)_membership(?:\s|$)/.exec(attribute(piece, 'class')) ?? []
    if (!slug || !hasClass(piece, 'membership')) return []
    const [available = '', members = ''] = pieces.flatMap((each, index) =>
      index > at && hasClass(each, 'members_title') ? [textWithin(pieces, index)] : [],
    )
    return [{ slug, hasRoles: attribute(piece, 'data-show-roles') !== 'False', titles: { available, members } }]
  })
}
