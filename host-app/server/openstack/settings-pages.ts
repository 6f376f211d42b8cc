import {
  allTimezones,
  changePassword,
  decoded,
  revokeToken,
  ServiceError,
  settingCookieAge,
  settingCookies,
  type CloudAccess,
} from '@stratus/api-client/openstack'
import { cookiesOf, setCookie } from './cookies.js'
import { formPage, type PageField } from './form-page.js'
import type { OpenSession, Sessions } from './sessions.js'

export interface SettingsParts {
  readonly access: CloudAccess
  readonly sessions: Sessions
  readonly webroot: string
}

const longestPage = 1000

type Name = keyof typeof settingCookies
const names = Object.keys(settingCookies) as Name[]

const zoneChoices = () =>
  Object.entries(allTimezones(Date.now())).map(([zone, offset]) => ({
    value: zone,
    label: `UTC ${offset.slice(0, 3)}:${offset.slice(3)}: ${zone}`,
    selected: false,
  }))

/** What everybody sets for themselves, kept by the browser. */
const fieldsOf = (valueOf: (name: Name) => string): PageField[] => [
  {
    name: 'language',
    label: 'Language',
    type: 'select',
    choices: [{ value: 'en', label: 'English (en)', selected: true }],
  },
  { name: 'timezone', label: 'Timezone', type: 'select', value: valueOf('timezone'), choices: zoneChoices() },
  { name: 'pagesize', label: 'Items Per Page', type: 'number', value: valueOf('pagesize'), min: 1, max: longestPage },
  {
    name: 'instance_log_length',
    label: 'Log Lines Per Instance',
    type: 'number',
    value: valueOf('instance_log_length'),
    min: 1,
  },
]

const passwordFields: readonly PageField[] = [
  { name: 'current_password', label: 'Current password', type: 'password' },
  { name: 'new_password', label: 'New password', type: 'password' },
  { name: 'confirm_password', label: 'Confirm new password', type: 'password' },
]

function problemOf({ type, choices = [], min, max }: PageField, text: string): string | undefined {
  if (type === 'select') return choices.some(({ value }) => value === text) ? undefined : 'Select a valid choice.'
  if (!/^-?\d+$/.test(text)) return text ? 'Enter a whole number.' : 'This field is required.'
  if (Number(text) < (min ?? -Infinity)) return `Ensure this value is greater than or equal to ${min}.`
  return Number(text) > (max ?? Infinity) ? `Ensure this value is less than or equal to ${max}.` : undefined
}

/** The pages below `settings/`. Null: no such page. */
export function createSettings({ access, sessions, webroot }: SettingsParts) {
  const page = (request: Request, title: string, fields: readonly PageField[], error?: string, status = 200) => {
    const token = cookiesOf(request).get('csrftoken') ?? ''
    const action = new URL(request.url).pathname
    return new Response(formPage({ title, token, fields, error, action }), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  }

  async function settings(request: Request): Promise<Response> {
    const cookies = cookiesOf(request)
    if (request.method !== 'POST')
      return page(
        request,
        'Settings',
        fieldsOf((name) => decoded(cookies.get(settingCookies[name][0]) ?? settingCookies[name][1])),
      )
    const form = await request.formData()
    const sent = (name: string) => String(form.get(name) ?? '')
    const checked = fieldsOf(sent).map((field) => {
      const problem = problemOf(field, sent(field.name))
      return problem ? { ...field, errors: [problem] } : field
    })
    if (checked.some(({ errors }) => errors)) return page(request, 'Settings', checked)
    const headers = new Headers({ 'X-Horizon-Location': `${webroot}settings/` })
    for (const name of names)
      headers.append(
        'Set-Cookie',
        setCookie(settingCookies[name][0], encodeURIComponent(sent(name)), webroot, { maxAge: settingCookieAge }),
      )
    return new Response(null, { headers })
  }

  async function password(request: Request, { identity }: OpenSession): Promise<Response> {
    const again = (error?: string, status?: number) => page(request, 'Change password', passwordFields, error, status)
    if (request.method !== 'POST') return again()
    const form = await request.formData()
    const [current = '', next = '', confirmed = ''] = passwordFields.map(({ name }) => String(form.get(name) ?? ''))
    if (!next || next !== confirmed) return again('Passwords do not match.')
    if (next === current) return again('Old password and new password must be different.')
    try {
      await changePassword(access, identity.user.id, current, next)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return error.status === 401 ? again(undefined, 403) : again(error.message)
    }
    sessions.forget(identity.token)
    await revokeToken(access, identity.token).catch(() => undefined)
    const headers = new Headers({ Location: `${webroot}auth/login/` })
    headers.append('Set-Cookie', sessions.end())
    return new Response(null, { status: 302, headers })
  }

  return function answerSettings(request: Request, path: string, session: OpenSession): Promise<Response> | null {
    if (path === 'settings/') return settings(request)
    return path === 'settings/password/' ? password(request, session) : null
  }
}
