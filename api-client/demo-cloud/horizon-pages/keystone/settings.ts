import { setCookie, type Answer } from '../../call.js'
import { settingCookieAge, settingCookies } from '../../../horizon-defaults.js'
import { timezones } from '../../../timezones.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { csrfInput, formGroup, framedPage, select } from '../templates/markup.js'

/** What everybody may set for themselves: language, time zone, lengths of lists and logs; and their password. */
export const settingsRoutes: readonly PageRoute[] = [
  { path: /^\/settings\/$/, methods: ['GET', 'POST'], handle: settings },
  { path: /^\/settings\/password\/$/, methods: ['GET'], handle: (context) => passwordPage(context, '') },
  { path: /^\/settings\/password\/$/, methods: ['POST'], handle: changePassword },
]

const languages = [
  ['de', 'Deutsch (de)'],
  ['en', 'English (en)'],
  ['fr', 'Français (fr)'],
  ['ja', '日本語 (ja)'],
] as const

const help = (text: string) => `<span class="help-icon" data-toggle="tooltip" title="${text}"></span>`

type Name = keyof typeof settingCookies
const names = Object.keys(settingCookies) as Name[]

function wrongNumber(text: string, max = Infinity): string {
  if (!/^-?\d+$/.test(text)) return text ? 'Enter a whole number.' : 'This field is required.'
  if (Number(text) < 1) return 'Ensure this value is greater than or equal to 1.'
  return Number(text) > max ? `Ensure this value is less than or equal to ${max}.` : ''
}

function settings(context: PageContext): Answer {
  const { call, form, say } = context
  const posted = call.method === 'POST'
  const value = (name: Name): string => {
    const [cookie, otherwise] = settingCookies[name]
    return posted ? field(form, name) : (call.cookies.get(cookie)?.replaceAll('"', '') ?? otherwise)
  }
  const zones = Object.entries(timezones(context.cloud.world.clock.now()))
  const isKnown = (all: readonly (readonly [string, string])[], id: string) => all.some(([each]) => each === id)
  const choice = 'Select a valid choice. That choice is not one of the available choices.'
  const wrong = (name: Name): string => {
    if (!posted) return ''
    if (name === 'language') return isKnown(languages, value(name)) ? '' : choice
    if (name === 'timezone') return isKnown(zones, value(name)) ? '' : choice
    return wrongNumber(value(name), name === 'pagesize' ? 1000 : Infinity)
  }
  if (posted && names.every((name) => !wrong(name))) {
    say('success', 'Settings saved.')
    const cookies = names.map((name) =>
      setCookie(settingCookies[name][0], `"${value(name)}"`, { maxAge: settingCookieAge }),
    )
    return redirect(call.ajax, '/settings/', cookies)
  }
  const number = (name: Name, max = '') =>
    `<input type="number" name="${name}" value="${escapeHtml(value(name))}" min="1"${max} class="form-control" required id="id_${name}">`
  const body = [
    formGroup('language', 'Language', select('language', languages, value('language')), wrong('language'), true),
    formGroup(
      'timezone',
      'Timezone',
      select(
        'timezone',
        zones.map(([zone, offset]) => [zone, `UTC ${offset.slice(0, 3)}:${offset.slice(3)}: ${zone}`] as const),
        value('timezone'),
      ),
      wrong('timezone'),
      true,
    ),
    formGroup(
      'pagesize',
      'Items Per Page',
      number('pagesize', ' max="1000"'),
      wrong('pagesize'),
      true,
      help(
        'Number of items to show per page (applies to the pages that have API supported pagination, Max Value: 1000)',
      ),
    ),
    formGroup(
      'instance_log_length',
      'Log Lines Per Instance',
      number('instance_log_length'),
      wrong('instance_log_length'),
      true,
      help('Number of log lines to be shown per instance'),
    ),
  ]
  return formPage(context, { id: 'user_settings_modal', title: 'User Settings', body: body.join(''), submit: 'Save' })
}

function formPage(
  context: PageContext,
  { id, title, body, submit }: Readonly<Record<'id' | 'title' | 'body' | 'submit', string>>,
): Answer {
  const markup = `<div class="static_page"><form id="${id}" action="${context.call.url.pathname}" method="POST">${csrfInput(context)}
    <div class="modal-header"><h3 class="modal-title">${title}</h3></div>
    <div class="modal-body clearfix"><fieldset>${body}</fieldset></div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" value="${submit}"></div></form></div>`
  const crumbs = `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Settings</li><li class="active">${title}</li></ol></div>`
  return htmlAnswer(200, framedPage(context, title, markup, crumbs))
}

const passwords = [
  ['current_password', 'Current password'],
  ['new_password', 'New password'],
  ['confirm_password', 'Confirm new password'],
] as const

function passwordPage(context: PageContext, error: string): Answer {
  const alert = error ? `<div class="alert alert-danger"><p>${error}</p></div>` : ''
  const groups = passwords.map(([name, label]) =>
    formGroup(
      name,
      label,
      `<input type="password" name="${name}" class="form-control" required id="id_${name}">`,
      '',
      true,
    ),
  )
  const body = alert + groups.join('')
  return formPage(context, { id: 'change_password_modal', title: 'Change Password', body, submit: 'Change' })
}

function changePassword(context: PageContext): Answer {
  const { call, cloud, form, say, session } = context
  const [current = '', next = '', again = ''] = passwords.map(([name]) => field(form, name))
  if (!next || next !== again) return passwordPage(context, 'Passwords do not match.')
  if (next === current) return passwordPage(context, 'Old password and new password must be different')
  const { users } = cloud.world.db.keystone
  const user = users.get(session?.user.id ?? '')
  if (!user || user.password !== current) {
    say('error', 'Unauthorized: Unable to change password.')
    return { ...passwordPage(context, ''), status: 403 }
  }
  users.update(user.id, { password: next })
  cloud.sessions.close(call.cookies.get('sessionid'))
  return call.ajax
    ? {
        status: 401,
        headers: [
          ['logout', 'True'],
          ['X-Horizon-Location', '/auth/logout/'],
        ],
        body: '',
      }
    : redirect(false, '/auth/login/')
}
