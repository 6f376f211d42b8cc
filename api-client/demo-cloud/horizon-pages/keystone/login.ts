import { setCookie, type Answer } from '../../call.js'
import { newCsrfToken } from '../../access/csrf.js'
import { projectsOf } from '../../access/sessions.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { escapeHtml, htmlAnswer, page, redirect } from '../../pages.js'

const year = 31_536_000

/** Sign-in and sign-out. */
export const loginRoutes: readonly PageRoute[] = [
  { path: /^\/auth\/login\/$/, methods: ['GET'], open: true, handle: showForm },
  { path: /^\/auth\/login\/$/, methods: ['POST'], open: true, handle: signIn },
  { path: /^\/auth\/logout\/$/, methods: ['GET', 'POST'], open: true, handle: signOut },
]

function showForm(context: PageContext): Answer {
  const { cloud, call } = context
  const next = call.url.searchParams.get('next') ?? ''
  // As the real one: scripts that ask for a fresh token get the form even when signed in.
  if (context.session && !call.ajax && next === '') return redirect(call.ajax, '/')
  const token = call.cookies.get('csrftoken') ?? newCsrfToken(cloud.world.ids)
  return htmlAnswer(200, form(context, token, ''), [setCookie('csrftoken', token)])
}

function signIn(context: PageContext): Answer {
  const { cloud, call } = context
  const { db } = cloud.world
  const region = field(context.form, 'region') || 'default'
  const domain = field(context.form, 'domain') || 'Default'
  const remembered = [
    setCookie('login_region', region, { maxAge: year }),
    setCookie('login_domain', cloud.multiDomain ? domain : '', { maxAge: year }),
  ]
  const name = field(context.form, 'username')
  const domainId = db.keystone.domains.find((row) => row.name === domain)?.id
  const user = db.keystone.users.find((row) => row.name === name && row.domain_id === domainId)
  if (!user?.enabled || user.password !== field(context.form, 'password'))
    return refuse(context, 'Invalid credentials.', remembered)
  // The address tells the name as it was typed, the session whose it is: as Horizon.
  if (user.totp_secret)
    return redirect(call.ajax, `/auth/totp/${encodeURIComponent(name)}/`, [
      ...remembered,
      setCookie('sessionid', cloud.sessions.await(user.id), { httpOnly: true }),
    ])
  if (user.password_expired) return redirect(call.ajax, `/auth/password/${user.id}/`, remembered)
  return letIn(context, user.id, remembered)
}

/** Opens the session of somebody who has shown who he is. */
export function letIn(context: PageContext, userId: string, remembered: Answer['headers']): Answer {
  const { cloud, call } = context
  const { db, ids } = cloud.world
  const projects = projectsOf(db, userId)
  const recent = call.cookies.get('recent_project')
  const project = projects.find((id) => id === recent) ?? projects[0]
  if (!project) return refuse(context, 'You are not authorized for any projects or domains.', remembered)

  cloud.sessions.close(call.cookies.get('sessionid'))
  const entry = cloud.sessions.open(userId, project, cloud.world.region)
  return redirect(
    call.ajax,
    safeNext(field(context.form, 'next') || (call.url.searchParams.get('next') ?? '')) ?? '/',
    [
      setCookie('csrftoken', newCsrfToken(ids)),
      ...remembered,
      setCookie('sessionid', entry.key, { httpOnly: true, maxAge: 36_000 }),
    ],
  )
}

/** A wrong password is no error status: 200 with the form again and the reason in it. */
function refuse(context: PageContext, reason: string, cookies: Answer['headers']): Answer {
  const token = context.call.cookies.get('csrftoken') ?? newCsrfToken(context.cloud.world.ids)
  return htmlAnswer(200, form(context, token, reason), [...cookies, setCookie('csrftoken', token)])
}

function signOut({ cloud, call }: PageContext): Answer {
  if (cloud.dialect === 'current' && call.method === 'GET')
    return { status: 405, headers: [['Allow', 'POST']], body: '' }
  cloud.sessions.close(call.cookies.get('sessionid'))
  return toSignIn({ cloud, call }, [setCookie('sessionid', '', { maxAge: 0, httpOnly: true })])
}

/** Leads to the sign-in; today's Horizon tells scripts that nobody is signed in. */
export function toSignIn({ cloud, call }: Pick<PageContext, 'cloud' | 'call'>, cookies: Answer['headers']): Answer {
  const answer = redirect(call.ajax, '/auth/login/', cookies)
  if (cloud.dialect !== 'current' || !call.ajax) return answer
  return { ...answer, status: 401, headers: [...answer.headers, ['logout', 'True']] }
}

/** Only paths of this site: an absolute or scheme-relative address would be an open redirect. */
function safeNext(next: string): string | undefined {
  return /^\/(?![/\\])/.test(next) ? next : undefined
}

function form({ cloud, call, form: sent }: PageContext, token: string, error: string): string {
  const next = call.url.searchParams.get('next') ?? field(sent, 'next')
  const csrf = call.url.searchParams.get('csrf_failure')
  const reason = csrf
    ? `<div class="form-group clearfix error help-block" id="logout_reason"><p>${escapeHtml(csrf)}</p></div>`
    : ''
  const errors = error ? `<div class="alert alert-danger" role="alert"><p>${escapeHtml(error)}</p></div>` : ''
  const domain = cloud.multiDomain ? input('domain', 'Domain', 'text', call.cookies.get('login_domain') ?? '') : ''
  const authType = cloud.multiDomain
    ? `<div class="form-group"><label class="control-label" for="id_auth_type"><span class="field-label">Authenticate using</span></label>
        <select name="auth_type" class="form-control" id="id_auth_type"><option value="credentials">Keystone Credentials</option><option value="demo_sso">Demo Single Sign-On</option></select></div>`
    : ''
  return page(
    'Login',
    `<div class="container login"><form method="POST" action="/auth/login/" autocomplete="off">
      <input type="hidden" name="csrfmiddlewaretoken" value="${escapeHtml(token)}">
      ${next ? `<input type="hidden" name="next" value="${escapeHtml(next)}">` : ''}
      <h3 class="login-title">Log in</h3>
      <fieldset>${reason}${errors}
        <input type="hidden" name="region" value="default" id="id_region">
        ${authType}${domain}${input('username', 'User Name', 'text', field(sent, 'username'))}${input('password', 'Password', 'password', '')}
      </fieldset>
      <button id="loginBtn" type="submit" class="btn btn-primary pull-right"><span>Sign In</span></button>
    </form></div>`,
    { bodyId: 'splash' },
  )
}

export function input(name: string, label: string, type: string, value: string): string {
  return `<div class="form-group required"><label class="control-label required" for="id_${name}"><span class="field-label">${label}</span></label>
        <input type="${type}" name="${name}" value="${escapeHtml(value)}" maxlength="255" class="form-control" id="id_${name}"></div>`
}
