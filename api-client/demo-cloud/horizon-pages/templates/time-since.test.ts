import { expect, it } from 'vitest'
import { timeSince } from './time-since.js'

it.each([
  [-5, '0 minutes'],
  [59, '0 minutes'],
  [60, '1 minute'],
  [3960, '1 hour, 6 minutes'],
  [7200, '2 hours'],
  [90_000, '1 day, 1 hour'],
  [86_400 * 16 + 3600, '2 weeks, 2 days'],
  [604_800 + 60, '1 week'],
])('Horizon’s words for an age of %d s', (seconds, words) => {
  expect(timeSince(seconds)).toBe(words)
})
