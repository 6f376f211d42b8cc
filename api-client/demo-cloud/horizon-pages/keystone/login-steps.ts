import { setCookie, type Answer } from '../../call.js'
import { newCsrfToken } from '../../access/csrf.js'
import { takesCode } from '../../access/one-time-codes.js'
import { escapeHtml, htmlAnswer, page } from '../../pages.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { input, letIn, toSignIn } from './login.js'

/** What a sign-in may lead on to: the code of a second factor, and a new password in place of one that has expired. */
export const loginStepRoutes: readonly PageRoute[] = [
  { path: /^\/auth\/totp\/[^/]+\/$/, methods: ['GET'], open: true, handle: (context) => askForCode(context, '') },
  { path: /^\/auth\/totp\/[^/]+\/$/, methods: ['POST'], open: true, handle: takeCode },
  {
    path: /^\/auth\/password\/[^/]+\/$/,
    methods: ['GET'],
    open: true,
    handle: (context) => askForPassword(context, ''),
  },
  { path: /^\/auth\/password\/[^/]+\/$/, methods: ['POST'], open: true, handle: takePassword },
]

function askForCode(context: PageContext, error: string): Answer {
  return form(context, 'TOTP authentification', error, input('totp', 'Passcode', 'text', ''))
}

function takeCode(context: PageContext): Answer {
  const { cloud, call } = context
  const userId = cloud.sessions.awaited(call.cookies.get('sessionid'))
  const user = userId === undefined ? undefined : cloud.world.db.keystone.users.get(userId)
  const isRight = user?.enabled && takesCode(cloud, user, field(context.form, 'totp'))
  return isRight ? letIn(context, user.id, []) : askForCode(context, 'Invalid credentials.')
}

function askForPassword(context: PageContext, error: string): Answer {
  const fields = [
    ['original_password', 'Original password'],
    ['password', 'New password'],
    ['confirm_password', 'Confirm password'],
  ] as const
  const inputs = fields.map(([name, label]) => input(name, label, 'password', '')).join('')
  return form(
    context,
    'Change password',
    error,
    `<input type="hidden" name="region" value="default" id="id_region">${inputs}`,
  )
}

function takePassword(context: PageContext): Answer {
  const { cloud, call } = context
  const users = cloud.world.db.keystone.users
  const user = users.get(call.url.pathname.split('/').at(-2) ?? '')
  const [original, password, again] = ['original_password', 'password', 'confirm_password'].map((name) =>
    field(context.form, name),
  )
  if (!password || password !== again) return askForPassword(context, 'Passwords do not match.')
  if (password === original) return askForPassword(context, 'Old password and new password must be different.')
  if (!user?.enabled || user.password !== original)
    return askForPassword(context, 'Unable to update the user password.')
  users.update(user.id, { password, password_expired: false })
  return toSignIn(context, [])
}

function form({ cloud, call }: PageContext, title: string, error: string, fields: string): Answer {
  const token = call.cookies.get('csrftoken') ?? newCsrfToken(cloud.world.ids)
  const errors = error ? `<div class="alert alert-danger" role="alert"><p>${escapeHtml(error)}</p></div>` : ''
  const html = page(
    'Log in',
    `<div class="container login"><form method="POST" action="" autocomplete="off">
      <input type="hidden" name="csrfmiddlewaretoken" value="${escapeHtml(token)}">
      <h3 class="login-title">${title}</h3>
      <fieldset>${errors}${fields}</fieldset>
      <button id="loginBtn" type="submit" class="btn btn-primary pull-right"><span>Log in</span></button>
    </form></div>`,
    { bodyId: 'splash' },
  )
  return htmlAnswer(200, html, [setCookie('csrftoken', token)])
}
