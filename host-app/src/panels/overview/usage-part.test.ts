import { expect, it } from 'vitest'
import { usageAddress } from './usage-part.js'

it('C-USAGE-01 the period of the page is that of the report; nothing else of the address is passed on', () => {
  expect(usageAddress('/project/', '?start=2026-11-01&end=2026-11-30&launch=1')).toBe(
    '/project/?start=2026-11-01&end=2026-11-30',
  )
  expect(usageAddress('/admin/', '?launch=1')).toBe('/admin/')
})
