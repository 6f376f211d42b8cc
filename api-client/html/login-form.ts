import { attribute, type HtmlPiece, hasClass, scanHtml, textWithin } from './html-scan.js'

export interface LoginChoice {
  readonly value: string
  readonly label: string
  readonly selected: boolean
}

export interface LoginField {
  /** 'username', 'password', 'domain', 'region', 'auth_type', 'totp', 'original_password' or whatever the server asks for. */
  readonly name: string
  readonly type: 'text' | 'password' | 'hidden' | 'select'
  readonly label: string
  readonly value: string
  readonly required: boolean
  readonly maxLength: number | null
  /** Of a select. */
  readonly choices: readonly LoginChoice[]
}

/** What a form of the sign-in asks for: name and password, the code of a second factor, or a new password in place of one that has expired. */
export type LoginStep = 'credentials' | 'code' | 'new-password'

/** Horizon's own login form, or one that it leads on to, read from its page: which fields there are is the operator's configuration. */
export interface LoginForm {
  readonly step: LoginStep
  /** Where it is sent. */
  readonly action: string
  /** In page order, without the token and the decoy fields that keep browsers from filling in. */
  readonly fields: readonly LoginField[]
  /** What is wrong with the last attempt ('Invalid credentials.'). */
  readonly errors: readonly string[]
  /** Why the user is here ('Your session has timed out.'), when the page says so. */
  readonly reason: string | null
  /** The form's token, for servers whose cookie scripts cannot read. */
  readonly token: string | null
}

/** Fields that only the sign-in has. */
const telling = /\bname="?(?:password|auth_type|totp)"/

/**
 * Null when the page holds no form with a password, a code or an auth-type selector: it is some other page.
 *
 * @param page - where it was read: what a form without an address of its own is sent to
 */
export function readLoginForm(html: string, page = 'auth/login/'): LoginForm | null {
  const all = scanHtml(html)
  const start = all.findIndex((piece, at) => isStart(piece, 'form') && telling.test(formText(all, at)))
  if (start < 0) return null
  const pieces = all.slice(start, formEnd(all, start))
  const labels = readLabels(pieces)
  const inputs = pieces.flatMap((piece, at) => readField(piece, at, pieces, labels))
  const alerts = readAlerts(all)
  return {
    step: stepOf(inputs),
    action: attribute(pieces[0], 'action') || page,
    fields: inputs.filter(({ name }) => name !== 'csrfmiddlewaretoken' && !name.startsWith('fake_')),
    errors: alerts.errors,
    reason: alerts.reason,
    token: inputs.find(({ name }) => name === 'csrfmiddlewaretoken')?.value ?? null,
  }
}

function stepOf(fields: readonly LoginField[]): LoginStep {
  const has = (name: string) => fields.some((field) => field.name === name)
  if (has('totp')) return 'code'
  return has('original_password') ? 'new-password' : 'credentials'
}

function isStart(piece: HtmlPiece | undefined, tag: string): boolean {
  return piece?.kind === 'start' && piece.tag === tag
}

function formEnd(pieces: readonly HtmlPiece[], start: number): number {
  const end = pieces.findIndex((piece, at) => at > start && piece.kind === 'end' && piece.tag === 'form')
  return end < 0 ? pieces.length : end
}

function formText(pieces: readonly HtmlPiece[], start: number): string {
  return pieces
    .slice(start, formEnd(pieces, start))
    .map((piece) => `name="${attribute(piece, 'name')}"`)
    .join(' ')
}

function readLabels(pieces: readonly HtmlPiece[]): Map<string, string> {
  const labels = new Map<string, string>()
  pieces.forEach((piece, at) => {
    const id = attribute(piece, 'for')
    if (id && isStart(piece, 'label')) labels.set(id, textWithin(pieces, at))
  })
  return labels
}

function readField(
  piece: HtmlPiece,
  at: number,
  pieces: readonly HtmlPiece[],
  labels: ReadonlyMap<string, string>,
): LoginField[] {
  const name = attribute(piece, 'name')
  if (piece.kind !== 'start' || name === '' || !['input', 'select'].includes(piece.tag)) return []
  const { attributes } = piece
  const choices = piece.tag === 'select' ? readChoices(pieces, at) : []
  return [
    {
      name,
      type: piece.tag === 'select' ? 'select' : inputType(attributes.type),
      label: labels.get(attributes.id ?? '') ?? '',
      value: attributes.value ?? (choices.find((choice) => choice.selected) ?? choices[0])?.value ?? '',
      required: 'required' in attributes || ['username', 'password'].includes(name),
      maxLength: attributes.maxlength ? Number(attributes.maxlength) : null,
      choices,
    },
  ]
}

function inputType(type: string | undefined): LoginField['type'] {
  return type === 'password' || type === 'hidden' ? type : 'text'
}

function readChoices(pieces: readonly HtmlPiece[], select: number): LoginChoice[] {
  const choices: LoginChoice[] = []
  for (let at = select + 1; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece?.kind === 'end' && piece.tag === 'select') break
    if (piece?.kind !== 'start' || piece.tag !== 'option') continue
    const label = textWithin(pieces, at)
    choices.push({ value: piece.attributes.value ?? label, label, selected: 'selected' in piece.attributes })
  }
  return choices
}

function readAlerts(pieces: readonly HtmlPiece[]): { errors: string[]; reason: string | null } {
  const errors: string[] = []
  let reason: string | null = null
  pieces.forEach((piece, at) => {
    const text = () => textWithin(pieces, at)
    // What Horizon tells browsers without scripts is no error of this sign-in.
    if (hasClass(piece, 'javascript-disabled')) return
    if (hasClass(piece, 'alert-danger') || hasClass(piece, 'errorlist')) errors.push(text())
    else if (hasClass(piece, 'alert') || attribute(piece, 'id') === 'logout_reason') reason ??= text() || null
  })
  return { errors: [...new Set(errors.filter(Boolean))], reason }
}
