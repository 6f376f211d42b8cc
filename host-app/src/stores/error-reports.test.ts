import { expect, it, vi } from 'vitest'
import { reportErrors } from './error-reports.js'

/** A page whose server asks for reports. */
function page() {
  const fetch = vi.fn(async () => new Response())
  const meta: Record<string, string> = { 'meta[name="stratus-reports"]': '/stratus-reports' }
  const target = Object.assign(new EventTarget(), {
    fetch,
    location: { pathname: '/project/images' },
    document: {
      baseURI: 'http://cloud/',
      querySelector: (selector: string) => (meta[selector] ? { getAttribute: () => meta[selector] } : null),
    },
  })
  return { fetch, report: reportErrors(target as unknown as Window & typeof globalThis) }
}

it.each([
  ['a script, in Chromium', 'Failed to fetch dynamically imported module: http://cloud/a.js'],
  ['a script, in Firefox', 'error loading dynamically imported module: http://cloud/a.js'],
  ['a script, in Safari', 'Importing a module script failed.'],
  ['a style sheet', 'Unable to preload CSS for http://cloud/a.css'],
])('S-REP-01 a part of the program that is not there any more is no error of ours: %s', (_what, message) => {
  const { fetch, report } = page()
  report(new Error(message))
  expect(fetch).not.toHaveBeenCalled()
  report(new Error('Ours'))
  expect(fetch).toHaveBeenCalledOnce()
})
