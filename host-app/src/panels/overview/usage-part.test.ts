import { expect, it } from 'vitest'
import { amountInOurWords, usageAddress } from './usage-part.js'

it('C-USAGE-01 the period of the page is that of the report; nothing else of the address is passed on', () => {
  expect(usageAddress('/project/', '?start=2026-11-01&end=2026-11-30&launch=1')).toBe(
    '/project/?start=2026-11-01&end=2026-11-30',
  )
  expect(usageAddress('/admin/', '?launch=1')).toBe('/admin/')
})

it('DEC-86 amounts of the report are written as everywhere else', () => {
  const said = ['16273.50', '9', '1.5TB', '512MB', '0B', '3 hours'].map(amountInOurWords)
  expect(said).toEqual(['16,273.5', '9', '1.5 TiB', '512 MiB', '0', '3 hours'])
})
