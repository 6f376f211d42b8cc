import { findForm, formOf, type FormField, type HorizonForm, type Pieces } from '../html/form.js'
import { attribute, hasClass, isStart, scanHtml, textWithin, type HtmlPiece } from '../html/html-scan.js'
import type { PageMessage } from '../html/page-messages.js'
import { withMemberships } from './membership.js'
import { withoutFiles } from './without-files.js'

/** A form of Horizon's that is a dialog: with what is written around its fields. */
export interface DialogForm extends HorizonForm {
  readonly title: string
  /** What stands on its button. */
  readonly submit: string
  /** What Horizon says beside it. */
  readonly help: readonly string[]
  /** What Horizon says while it draws it, such as what it could not read for it. */
  readonly said?: readonly PageMessage[]
}

/**
 * Reads a dialog whose fields are known. Null when there is more to it: another field that must be filled in, or one of a kind
 * that {@link HorizonForm} has no word for.
 *
 * @param page - as of `readForm`
 * @param known - names of the fields, of which the page may leave some out; `x*`: all whose names begin so
 */
export function readDialog(html: string, page: string, known: readonly string[]): DialogForm | null {
  const all = scanHtml(html)
  const pieces = findForm(all, (names) => [...names].some((name) => known.some((each) => fits(name, each))))
  if (!pieces || pieces.some(isBeyondWords)) return null
  const whole = withSwitches(formOf(pieces, page), pieces)
  const fields = withoutFiles(withMemberships(withBoxesTogether(whole.fields, pieces), pieces))
  if (!fields) return null
  const form = { ...whole, fields }
  const names = form.fields.map(({ name }) => name)
  const asksForMore = form.fields.some(
    ({ name, type, required, requiredWhenShown }) =>
      type !== 'hidden' && (required || requiredWhenShown) && !known.some((each) => fits(name, each)),
  )
  if (asksForMore || new Set(names).size < names.length) return null
  return {
    ...form,
    title: textOf(all, (piece) => hasClass(piece, 'modal-title')),
    submit: attribute(pieces.findLast(isSubmit), 'value') || textOf(pieces, isSubmit),
    help: helpOf(pieces),
  }
}

/** Several boxes of one name are one choice of several, called what stands above them. */
function withBoxesTogether(fields: readonly FormField[], pieces: Pieces): FormField[] {
  return fields.flatMap((field, at) => {
    const boxes = fields.filter(({ name, type }) => type === 'checkbox' && name === field.name)
    if (boxes.length < 2) return [field]
    if (fields.findIndex(({ name }) => name === field.name) !== at) return []
    const first = pieces.findIndex((piece) => attribute(piece, 'name') === field.name)
    const chosen = boxes.filter(({ checked }) => checked)
    return [
      {
        ...field,
        type: 'select' as const,
        multiple: true,
        label: labelAbove(pieces, first),
        value: chosen.map(({ value }) => value).join('\n'),
        checked: false,
        choices: boxes.map(({ value, label, checked }) => ({ value, label, selected: checked })),
      },
    ]
  })
}

/** Of all boxes: it is for what their ids begin with, or, in newer Horizons, for no box in particular. */
function labelAbove(pieces: Pieces, first: number): string {
  const id = attribute(pieces[first], 'id').replace(/_\d+$/, '')
  const at = pieces.findLastIndex(
    (piece, place) => place < first && isStart(piece, 'label') && ['', id].includes(attribute(piece, 'for')),
  )
  return at < 0 ? '' : textWithin(pieces, at)
}

const fits = (name: string, known: string): boolean =>
  known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known

/** What makes its fields come and go. */
function withSwitches(form: HorizonForm, pieces: Pieces): HorizonForm {
  const fields = form.fields.map((field): FormField => {
    const piece = pieces.find((each) => attribute(each, 'name') === field.name)
    return {
      ...field,
      switches: hasClass(piece, 'switchable') ? attribute(piece, 'data-slug') : '',
      shownFor: shownForOf(piece),
      requiredWhenShown: attribute(piece, 'data-required-when-shown') === 'true',
    }
  })
  return { ...form, fields }
}

/** Attributes such as `data-range-port="Port"`: for the value `port` of the switch `range` it is there, and called so. */
function shownForOf(piece: HtmlPiece | undefined): FormField['shownFor'] {
  const slug = attribute(piece, 'data-switch-on')
  if (piece?.kind !== 'start' || !slug || !hasClass(piece, 'switched')) return null
  // What is there until a box is ticked.
  if (attribute(piece, 'data-hide-on-checked') === 'true') return { switch: slug, labels: { '': '' } }
  const prefix = `data-${slug}-`
  const labels = Object.entries(piece.attributes).flatMap(([name, label]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), label] as const] : [],
  )
  return { switch: slug, labels: Object.fromEntries(labels) }
}

/** One of several, and switches that depend on several. */
function isBeyondWords(piece: HtmlPiece): boolean {
  const type = attribute(piece, 'type')
  return type === 'radio' || attribute(piece, 'data-switch-on').includes(' ')
}

const isSubmit = (piece: HtmlPiece): boolean => attribute(piece, 'type') === 'submit'

function textOf(pieces: Pieces, isIt: (piece: HtmlPiece) => boolean): string {
  const at = pieces.findIndex(isIt)
  return at < 0 ? '' : textWithin(pieces, at)
}

/** Sentences behind the fields. */
function helpOf(pieces: Pieces): string[] {
  const end = pieces.findLastIndex((piece) => piece.kind === 'end' && piece.tag === 'fieldset')
  if (end < 0) return []
  const behind = pieces.slice(end)
  return behind.flatMap((piece, at) => (isStart(piece, 'p') ? [textWithin(behind, at)] : [])).filter(Boolean)
}
