import { ApiError, unreadablePage } from '../errors.js'
import { formBody } from '../html/form-body.js'
import type { HorizonForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import type { LoginForm } from '../html/login-form.js'
import type { Timers } from '../http/wire.js'
import type { Session } from '../schemas/keystone.js'
import type { PasswordResult } from './change-password.js'
import type { SessionGate } from './session-gate.js'
import type { SessionWatch } from './session-watch.js'

/** The values of the login form, by field name. Hidden fields the server sent (region) need not be repeated. */
export type LoginFields = Readonly<Record<string, string>>

export type LoginResult =
  | { readonly ok: true; /** Where the server would go next. */ readonly location: string | null }
  | {
      readonly ok: false
      /** The form again, with its errors, or the one that comes next: a code, or a new password. */
      readonly form: LoginForm
    }

export interface Auth {
  /** Reads Horizon's login form. */
  loginForm(): Promise<LoginForm>
  /**
   * Signs in with name and password. A wrong password is not an error but `ok: false` (Horizon answers 200 with the form).
   * An auth type other than 'credentials' leaves for another site: submit it as a real form to `loginForm().action`.
   */
  login(fields: LoginFields, next?: string): Promise<LoginResult>
  /**
   * Answers a form that a sign-in led to: the code of a second factor, or a new password. When its time is over, or the password
   * was changed, the form of name and password comes again.
   */
  answer(form: LoginForm, fields: LoginFields): Promise<LoginResult>
  /**
   * Whether somebody seems to be signed in, without a call that fails when nobody is: Horizon leads visitors with a session
   * on from its sign-in page. Who is signed in only `client.session()` tells.
   */
  standing(): Promise<boolean>
  /** Signs out by a POST: today's Horizon refuses a GET and goes on with the session, older ones take either. */
  logout(): Promise<void>
  /**
   * Gives who is signed in another password, where the cloud lets, and signs in with it: Horizon ends the session. Not `signedIn`:
   * the cloud asks for more than a password, and the next call ends in a new sign-in.
   */
  changePassword(current: string, next: string): Promise<PasswordResult>
  /** The CSRF token for a form that leaves the page; null when the cloud tells scripts of none. */
  formToken(): Promise<string | null>
  /**
   * The page is being left for the sign-out: nothing is read, which would be answered that nobody is signed in, and nothing new is
   * asked until ten seconds after what is changed right now has ended. A page that stays after all goes on then.
   */
  leave(): void
  /** Rejects where the session stays in its project. */
  switchProject(id: string): Promise<void>
  switchRegion(name: string): Promise<void>
  /** Installs who asks for a new sign-in when the session ends; calls wait until it resolves. Returns its removal. */
  onSessionLost(handler: () => Promise<boolean>): () => void
  /** Answers the open question by hand: true repeats the waiting calls, false rejects them. */
  resolve(signedIn: boolean): void
  /** Asks who is signed in now; false (and the event `session-changed`) when user or project is another than before. */
  verify(): Promise<boolean>
}

/** Pages that a sign-in leads on to: for a code, or a new password. */
const nextSteps = /\/auth\/(totp|password)\//
/** Where it begins. Horizon leads a code that comes too late to an address without `auth`. */
const beginning = /\/login\/?([?#]|$)/

type FetchHtml = (
  path: string,
  init: {
    method?: 'GET' | 'POST'
    body?: URLSearchParams
    outsideSession: true
    quiet: true
    alone?: true
    headers?: Readonly<Record<string, string>>
    redirect?: 'manual'
  },
) => Promise<HtmlAnswer>

/** Most visits have a session: what reads the forms of a sign-in comes with the first. */
export const readLoginForm = async (html: string, page?: string): Promise<LoginForm | null> =>
  (await import('../html/login-form.js')).readLoginForm(html, page)

export function createAuth(parts: {
  fetchHtml: FetchHtml
  /** Asks for the sign-in page as a browser does; a redirect is the answer. */
  visitLogin: () => Promise<{ readonly status: number }>
  leave: () => void
  gate: SessionGate
  watch: SessionWatch
  token: {
    keep(token: string | null): void
    current(): string | null
    refresh(): Promise<void>
  }
  /** Forgets kept answers, and whose they were. */
  reset: () => void
  /** Forgets kept answers only: the sign-in in the middle of work must still be compared with who was here before. */
  dropAnswers: () => void
  readForm: (path: string, names: readonly string[]) => Promise<HorizonForm>
  session: () => Promise<Session>
  timers: Timers
}): Auth {
  const outside = { outsideSession: true, quiet: true } as const

  const loginForm = async (): Promise<LoginForm> => {
    const { html } = await parts.fetchHtml('auth/login/', outside)
    const form = await readLoginForm(html)
    if (!form) throw unreadablePage()
    parts.token.keep(form.token)
    return form
  }

  const visit = async (path: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await parts.fetchHtml(path, { ...outside, method, alone: true })
    parts.reset()
    return answer
  }

  const logout = async () => {
    try {
      await visit('auth/logout/', 'POST')
    } catch (error) {
      // Horizon 27 tells a script, as of any way to the sign-in page, that nobody is signed in: that was wanted (A-REL-04).
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
      parts.reset()
    }
  }

  /** The form that a sign-in leads to; null when it leads to any other page. */
  const nextForm = async (location: string | null, from: LoginForm): Promise<LoginForm | null> => {
    if (!location) return null
    if (from.step !== 'credentials' && beginning.test(location)) return loginForm()
    if (!nextSteps.test(location)) return null
    const { html } = await parts.fetchHtml(location, outside)
    return readLoginForm(html, location)
  }

  const send = async (path: string, form: LoginForm, fields: LoginFields): Promise<LoginResult> => {
    const body = formBody(form, fields)
    const answer = await parts.fetchHtml(path, { ...outside, method: 'POST', body })
    const shown = (await readLoginForm(answer.html, path)) ?? (await nextForm(answer.location, form))
    if (shown) {
      parts.token.keep(shown.token)
      return { ok: false, form: shown }
    }
    if (parts.gate.asking) parts.dropAnswers()
    else parts.reset()
    return { ok: true, location: answer.location }
  }

  const login: Auth['login'] = async (fields, next) => {
    const query = next ? `?${new URLSearchParams({ next })}` : ''
    return send(`auth/login/${query}`, await loginForm(), fields)
  }
  const visitProject = (id: string) => visit(`auth/switch/${encodeURIComponent(id)}/`)

  return {
    loginForm,
    login,
    async changePassword(...passwords) {
      const { createChangePassword } = await import('./change-password.js')
      return createChangePassword({ ...parts, login, switchProject: visitProject })(...passwords)
    },

    async answer(form, fields) {
      try {
        return await send(form.action, form, fields)
      } catch (error) {
        // Horizon 27 tells a script, as of any way to the sign-in page, that nobody is signed in.
        if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
        return { ok: false, form: await loginForm() }
      }
    },

    async standing() {
      const { status } = await parts.visitLogin()
      return status === 0 || (status >= 300 && status < 400)
    },

    logout,
    async formToken() {
      if (parts.token.current() === null) await parts.token.refresh()
      return parts.token.current()
    },
    leave: parts.leave,
    async switchProject(id) {
      const { messages } = await visitProject(id)
      // A refused switch leads back like one that was made; whoever asks next hears why there is no session to ask.
      const now = await parts.session().catch(() => null)
      if (!now || now.project_id === id) return
      const serverText = messages.find(({ type }) => type === 'error')?.text ?? null
      const failure = { text: 'You are not allowed to work in this project.', args: {} }
      throw new ApiError({
        message: serverText ?? failure.text,
        code: 'forbidden',
        operation: null,
        failure,
        serverText,
      })
    },
    async switchRegion(name) {
      await visit(`auth/switch_services_region/${encodeURIComponent(name)}/`)
    },
    onSessionLost: (handler) => parts.gate.arm(handler),
    resolve: (signedIn) => parts.gate.resolve(signedIn),
    verify: () => parts.watch.verify(),
  }
}
