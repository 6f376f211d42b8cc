import { describe, expect, it } from 'vitest'
import { type Verdict, verdictOf } from './classify.js'

const login = 'http://cloud.test/dashboard/auth/login/?next=/dashboard/'

interface Answer {
  status: number
  text?: string
  location?: string
  /** Where a followed redirect ended. */
  landed?: string
}

const verdict = ({ status, text = '', location, landed }: Answer): Verdict =>
  verdictOf({
    status,
    headers: new Headers(location === undefined ? {} : { 'X-Horizon-Location': location }),
    url: landed ?? 'http://cloud.test/dashboard/api/x',
    redirected: landed !== undefined,
    text,
    blob: null,
  })

describe('what an answer means for the session', () => {
  it.each<[string, Answer, Verdict]>([
    ['an answer', { status: 200, text: '[]' }, 'fine'],
    ['nothing', { status: 204 }, 'fine'],
    ['an error', { status: 500, text: '"req"' }, 'failed'],
    ['"not logged in"', { status: 401, text: '"not logged in"' }, 'session-gone'],
    ['a 401 that leads to the sign-in page', { status: 401, location: login }, 'session-gone'],
    ['a followed redirect to the sign-in page', { status: 200, landed: login }, 'session-gone'],
    ['an empty 401: Keystone refuses this one call', { status: 401, text: '""' }, 'refused'],
    [
      'a 401 with other words',
      { status: 401, text: '"The request you have made requires authentication."' },
      'refused',
    ],
    ['a 403', { status: 403, text: '<h1>Forbidden</h1>' }, 'refused'],
    ['a stale token, told by a header', { status: 200, location: `${login}&csrf_failure=x` }, 'csrf'],
    ['a stale token, told by a redirect', { status: 200, landed: `${login}&csrf_failure=x` }, 'csrf'],
    [
      'a stale token, told by a header on a 401, as Horizon 27 does',
      { status: 401, location: '/dashboard/auth/login/?csrf_failure=CSRF%20token%20missing.' },
      'csrf',
    ],
    ['a form that leads on', { status: 200, location: '/dashboard/project/images/' }, 'fine'],
    ['a sign-in that worked', { status: 200, location: '/dashboard/auth/login/more' }, 'fine'],
    [
      'a page whose address only speaks of signing in',
      { status: 200, landed: 'http://cloud.test/?next=/auth/login-x' },
      'fine',
    ],
  ])('%s', (_name, answer, expected) => expect(verdict(answer)).toBe(expected))
})
