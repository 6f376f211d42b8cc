import {
  attribute,
  elementEnd,
  hasClass,
  isStart,
  linesWithin,
  scanHtml,
  textWithin,
  type HtmlPiece,
} from './html-scan.js'

export interface FormChoice {
  readonly value: string
  readonly label: string
  readonly selected: boolean
}

export type FormFieldType = 'text' | 'password' | 'number' | 'checkbox' | 'hidden' | 'select' | 'multiline' | 'file'

/** One role of a list of members; the others are fields of the same list. */
export interface RoleOfMembers {
  /** Horizon's name of the list. */
  readonly list: string
  /** Id of the role. */
  readonly role: string
  /** What stands above those who can be added, and above the members. */
  readonly titles: { readonly available: string; readonly members: string }
  /** Id of the role that who is added gets; '': not said. */
  readonly usual: string
}

/** A field of one of Horizon's forms. */
export interface FormField {
  readonly name: string
  readonly type: FormFieldType
  readonly label: string
  /** What it stands at; of a box, what it sends when it is ticked. */
  readonly value: string
  /** Of a box. */
  readonly checked: boolean
  readonly required: boolean
  readonly maxLength: number | null
  readonly min: number | null
  readonly max: number | null
  /** Of a limit: how much of it is in use, where the cloud tells with the form. */
  readonly used?: number | null
  /** What Horizon says of it. */
  readonly help: string
  /** What is wrong with it. */
  readonly errors: readonly string[]
  /** Of a select. */
  readonly choices: readonly FormChoice[]
  /** Of a select that takes several: its value has a line for each. */
  readonly multiple?: boolean
  /** Shown, and not to be changed. */
  readonly readOnly?: boolean
  /** Of a dialog: others come and go with it, by this name. */
  readonly switches?: string
  /** Of a dialog: it is there only for some values of a switch, by value its label then. */
  readonly shownFor?: { readonly switch: string; readonly labels: Readonly<Record<string, string>> } | null
  /** Of a dialog: the cloud would take a file in its place. */
  readonly fromFile?: boolean
  /** Of a choice of several in a dialog: those who have one of the roles of a list of members. */
  readonly membership?: RoleOfMembers
  /** Of a dialog: it must be filled in while it is there. */
  readonly requiredWhenShown?: boolean
}

/** A form as Horizon's page has it. */
export interface HorizonForm {
  /** Where it is sent. */
  readonly action: string
  /** In page order, without the token. */
  readonly fields: readonly FormField[]
  /** What is wrong with it as a whole. */
  readonly errors: readonly string[]
  /** The form's token, for servers whose cookie scripts cannot read. */
  readonly token: string | null
}

export type Pieces = readonly HtmlPiece[]

const tokenName = 'csrfmiddlewaretoken'
const controls = new Set(['input', 'select', 'textarea'])
const types = new Set<string>(['password', 'number', 'checkbox', 'hidden', 'file'])

/**
 * Reads one form of a page.
 *
 * @param page - where it was read: what a form without an address of its own is sent to
 * @param isIt - whether a form with fields of these names, sent to this address, is meant
 * @returns null when the page has no such form
 */
export function readForm(
  html: string,
  page: string,
  isIt: (names: ReadonlySet<string>, action: string) => boolean,
): HorizonForm | null {
  const pieces = findForm(scanHtml(html), isIt)
  return pieces && formOf(pieces, page)
}

/** The pieces of a form, from its start. */
export function findForm(all: Pieces, isIt: (names: ReadonlySet<string>, action: string) => boolean): Pieces | null {
  for (const [start, piece] of all.entries()) {
    if (!isStart(piece, 'form')) continue
    const pieces = all.slice(start, elementEnd(all, start, 'form'))
    if (isIt(new Set(pieces.map((each) => attribute(each, 'name'))), attribute(piece, 'action'))) return pieces
  }
  return null
}

/** The form that an answer shows again, which may lack a field that is not offered any more; null when it was taken. */
export function formAgain(form: HorizonForm, html: string): HorizonForm | null {
  const seen = form.fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)
  return readForm(html, form.action, (found, action) =>
    action === form.action && seen.length > 0
      ? seen.some((name) => found.has(name))
      : seen.every((name) => found.has(name)),
  )
}

/** A form of its pieces. */
export function formOf(pieces: Pieces, page: string): HorizonForm {
  const labels = labelsOf(pieces)
  const groups = pieces.flatMap((piece, at) => (hasClass(piece, 'form-group') ? [at] : []))
  const inGroup = (at: number): Pieces => {
    const start = groups.findLast((group) => group < at)
    return start === undefined
      ? []
      : pieces.slice(
          start,
          groups.find((group) => group > at),
        )
  }
  const fields = pieces.flatMap((piece, at) => fieldOf(piece, at, pieces, labels, inGroup(at)))
  const ofFields = new Set(fields.flatMap(({ errors }) => errors))
  return {
    action: attribute(pieces[0], 'action') || page,
    fields: fields.filter(({ name }) => name !== tokenName),
    errors: errorsOf(pieces).filter((error) => !ofFields.has(error)),
    token: fields.find(({ name }) => name === tokenName)?.value ?? null,
  }
}

function labelsOf(pieces: Pieces): Map<string, string> {
  const labels = new Map<string, string>()
  pieces.forEach((piece, at) => {
    const id = attribute(piece, 'for')
    // Boxes of Horizon's have a second one, without words, to be pressed.
    if (id && isStart(piece, 'label')) labels.set(id, textWithin(pieces, at) || (labels.get(id) ?? ''))
  })
  return labels
}

function fieldOf(
  piece: HtmlPiece,
  at: number,
  pieces: Pieces,
  labels: ReadonlyMap<string, string>,
  group: Pieces,
): FormField[] {
  const name = attribute(piece, 'name')
  if (piece.kind !== 'start' || name === '' || !controls.has(piece.tag)) return []
  const { attributes } = piece
  if (attributes.type === 'submit' || attributes.type === 'button') return []
  const choices = piece.tag === 'select' ? choicesOf(pieces, at) : []
  const multiple = 'multiple' in attributes
  const chosen = choices.filter((choice) => choice.selected)
  const written = piece.tag === 'textarea' ? linesWithin(pieces, at) : attributes.value
  const standing = multiple ? chosen.map(({ value }) => value).join('\n') : (chosen[0] ?? choices[0])?.value
  return [
    {
      name,
      type: typeOf(piece.tag, attributes.type ?? ''),
      label: labels.get(attributes.id ?? '') ?? '',
      value: written ?? standing ?? '',
      checked: 'checked' in attributes,
      required: 'required' in attributes,
      maxLength: numberOf(attributes.maxlength),
      min: numberOf(attributes.min),
      max: numberOf(attributes.max),
      used: numberOf(attributes['data-used']),
      help: group.map((each) => (hasClass(each, 'help-icon') ? attribute(each, 'title') : '')).join(''),
      errors: errorsOfGroup(group),
      choices,
      ...(multiple && { multiple }),
      readOnly: 'readonly' in attributes || 'disabled' in attributes,
    },
  ]
}

function typeOf(tag: string, type: string): FormFieldType {
  if (tag === 'select') return 'select'
  if (tag === 'textarea') return 'multiline'
  return types.has(type) ? (type as FormFieldType) : 'text'
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null)

function choicesOf(pieces: Pieces, select: number): FormChoice[] {
  return pieces.slice(select + 1, elementEnd(pieces, select, 'select')).flatMap((piece, at, inside) => {
    if (piece.kind !== 'start' || piece.tag !== 'option') return []
    const label = textWithin(inside, at)
    return [{ value: piece.attributes.value ?? label, label, selected: 'selected' in piece.attributes }]
  })
}

/** What stands below a field is what is wrong with it, in a group that has an error. */
function errorsOfGroup(group: Pieces): string[] {
  const isWrong = hasClass(group[0], 'has-error')
  const below = group.flatMap((piece, at) => (isWrong && hasClass(piece, 'help-block') ? [textWithin(group, at)] : []))
  return [...new Set([...below, ...errorsOf(group)])].filter(Boolean)
}

/** What is said to be wrong in a part of a page. */
export function errorsOf(pieces: Pieces): string[] {
  const texts = pieces.flatMap((piece, at) =>
    // What Horizon tells browsers without scripts is no error.
    (hasClass(piece, 'alert-danger') || hasClass(piece, 'errorlist')) && !hasClass(piece, 'javascript-disabled')
      ? [textWithin(pieces, at)]
      : [],
  )
  return [...new Set(texts.filter(Boolean))]
}
