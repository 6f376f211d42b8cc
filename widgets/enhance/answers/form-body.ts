import { readCookie } from '../../internal/cookies.js'

/** Where a form goes; undefined when that is another site. A field called `action` hides the property, so not that. */
export function formAction(form: HTMLFormElement): string | undefined {
  const url = new URL(form.getAttribute('action') || location.href, location.href)
  return url.origin === location.origin ? url.href : undefined
}

/** The file that is sent past the form, to the address the answer names. */
export interface ExternalUpload {
  readonly name: string
  readonly file: File
}

/** The file of a field with `data-external-upload`, when one is chosen. */
export function externalUpload(form: HTMLFormElement): ExternalUpload | undefined {
  const field = form.querySelector<HTMLInputElement>('input[type="file"][data-external-upload]')
  const file = field?.files?.[0]
  return field && file ? { name: field.name, file } : undefined
}

/**
 * What a form sends: multipart where it says so, else form-serialised. Of an external upload only the file's name goes along.
 * The CSRF token is the cookie's when the page may read it: the one in the form may be of a session that has ended.
 */
export function formBody(form: HTMLFormElement, submitter?: HTMLElement): FormData | URLSearchParams {
  const upload = externalUpload(form)
  const data = new FormData(form)
  const button = submitter as HTMLButtonElement | undefined
  if (button?.name) data.append(button.name, button.value)
  if (upload) {
    data.delete(upload.name)
    data.append(`${upload.name}__hidden`, upload.file.name)
  }
  const token = readCookie('csrftoken')
  if (token && data.has('csrfmiddlewaretoken')) data.set('csrfmiddlewaretoken', token)
  if (/multipart/i.test(form.getAttribute('enctype') ?? '')) return data
  const texts = new URLSearchParams()
  for (const [name, value] of data) texts.append(name, typeof value === 'string' ? value : value.name)
  return texts
}

/** What a server does not send back: passwords and chosen files go over from the old form to the same one with its errors. */
export function carryOver(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const field of to.querySelectorAll<HTMLInputElement>('input[type="password"], input[type="file"]')) {
    // A password that was shown is of another type.
    const old = from.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
    if (!old || field.value) continue
    if (field.type === 'file') field.files = old.files
    else field.value = old.value
  }
}
