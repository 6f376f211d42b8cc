import type { FormField, Pieces } from '../html/form.js'
import { attribute, hasClass, textWithin } from '../html/html-scan.js'

/**
 * Horizon's two lists between which things are moved, as what they are: a choice of several. Their filters are left out, the role
 * that nobody is asked for is hidden, and the choice is called what stands above those who were chosen.
 */
export function withMemberships(fields: readonly FormField[], pieces: Pieces): FormField[] {
  return membershipsOf(pieces).reduce<FormField[]>(
    (left, { slug, title }) =>
      left.flatMap((field) => {
        if (filters(slug).includes(field.name)) return []
        if (field.name === `default_${slug}_role`) return [{ ...field, type: 'hidden' as const }]
        return [field.name === `${slug}_role_member` ? { ...field, label: title || field.label } : field]
      }),
    [...fields],
  )
}

const filters = (slug: string): readonly string[] => [`available_${slug}_filter`, `${slug}_members_filter`]

/** Those of a form in which roles do not count. */
function membershipsOf(pieces: Pieces): { slug: string; title: string }[] {
  return pieces.flatMap((piece, at) => {
    const [, slug] = /(\S+)_membership(?:\s|$)/.exec(attribute(piece, 'class')) ?? []
    if (!slug || !hasClass(piece, 'membership') || attribute(piece, 'data-show-roles') !== 'False') return []
    const titles = pieces.flatMap((each, index) =>
      index > at && hasClass(each, 'members_title') ? [textWithin(pieces, index)] : [],
    )
    return [{ slug, title: titles[1] ?? '' }]
  })
}
