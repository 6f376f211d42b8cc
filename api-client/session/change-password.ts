import { ApiError } from '../errors.js'
import { formBody } from '../html/form-body.js'
import { formAgain, type HorizonForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import { messagesOf } from '../html/page-messages.js'
import type { Timers } from '../http/wire.js'
import type { Session } from '../schemas/keystone.js'

/** What came of a change of password; `errors`: what the cloud says is wrong, of a field of the form or of all. */
export type PasswordResult =
  { readonly ok: true; readonly signedIn: boolean } | { readonly ok: false; readonly errors: readonly string[] }

const path = 'settings/password/'
/** Keystone revokes what was given out until then, by the second: also a token of the new password. */
const revocationTime = 1100

type FetchHtml = (
  path: string,
  init: {
    method: 'POST'
    body: URLSearchParams
    outsideSession: true
    quiet: true
    alone: true
    redirect: 'manual'
    headers: Readonly<Record<string, string>>
  },
) => Promise<HtmlAnswer>

/** Browsers hide the status of a redirect that is not followed; what did not arrive has none either. */
const isRedirect = (error: unknown) =>
  error instanceof ApiError && error.code === 'server' && (error.status === 0 || Math.floor(error.status / 100) === 3)

export function createChangePassword(parts: {
  fetchHtml: FetchHtml
  readForm(path: string, names: readonly string[]): Promise<HorizonForm>
  session: () => Promise<Session>
  login(fields: Readonly<Record<string, string>>): Promise<{ readonly ok: boolean }>
  switchProject(id: string): Promise<unknown>
  timers: Timers
}): (current: string, next: string) => Promise<PasswordResult> {
  const signIn = async ({ username, user_domain_name: domain, project_id: project }: Session, password: string) => {
    if (!username) return false
    const fields = { username, password, ...(domain && { domain }) }
    const { ok } = await parts.login(fields)
    if (!ok) return false
    if (project) await parts.switchProject(project)
    return true
  }

  return async (current, next) => {
    const before = await parts.session()
    const form = await parts.readForm(path, ['current_password', 'new_password'])
    const body = formBody(form, { current_password: current, new_password: next, confirm_password: next })
    try {
      // A session is over with the password that it began with. Horizon tells a script so by a 401, which every browser writes to
      // its console; a form it leads to the sign-in page, and there nobody needs to go.
      const init = { method: 'POST', outsideSession: true, quiet: true, alone: true, redirect: 'manual' } as const
      const answer = await parts.fetchHtml(form.action, { ...init, body, headers: { 'X-Requested-With': '' } })
      const again = formAgain(form, answer.html)
      if (again) {
        const told = messagesOf(answer).filter(({ type }) => type === 'error')
        const errors = [
          ...again.errors,
          ...again.fields.flatMap((field) => field.errors),
          ...told.map((one) => one.text),
        ]
        return { ok: false, errors }
      }
    } catch (error) {
      // So Keystone says that the present password is another.
      if (error instanceof ApiError && error.status === 403) return { ok: false, errors: [] }
      if (!isRedirect(error)) throw error
    }
    for (let attempt = 0; attempt < 2; attempt++) {
      await new Promise<void>((resolve) => parts.timers.setTimeout(resolve, revocationTime))
      const signedIn = await signIn(before, next).catch(() => false)
      if (signedIn) return { ok: true, signedIn }
    }
    return { ok: true, signedIn: false }
  }
}
