import { expect, it } from 'vitest'
import { zoneChoices } from './zone-choices.js'

it.each([
  [[], 'Any', [], null],
  [['nova'], 'Any', ['nova'], 'nova'],
  [['a', 'b'], 'Any', ['Any Availability Zone', 'a', 'b'], ''],
  [['a', 'b'], 'b', ['Any Availability Zone', 'a', 'b (default)'], 'b'],
  [['a', 'b'], 'zzz', ['Any Availability Zone', 'a', 'b'], ''],
])('L-WIZ-09 L-SEL-01 zones %j with default %s', (zones, preferred, labels, selected) => {
  const { choices, ...rest } = zoneChoices(zones, preferred)
  expect(choices.map(({ label }) => label)).toEqual(labels)
  expect(rest.selected).toBe(selected)
  if (zones.length > 1) expect(choices[0]?.value).toBe('')
})
