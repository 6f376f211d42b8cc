import { expect, it } from 'vitest'
import type { PageContext } from '../context.js'
import { drawFields } from './form-fields.js'

const context = { call: { method: 'GET' }, form: new FormData() } as unknown as PageContext
const longest = (name: string) =>
  / maxlength="(\d+)"/.exec(drawFields(context, [{ name, label: name, kind: 'textarea' }]))?.[1]

it('A-HEAT-02 forms of the demo cloud bound descriptions only: a template is as long as it is', () => {
  expect(longest('template_data')).toBeUndefined()
  expect(longest('allocation_pools')).toBeUndefined()
  expect(longest('vol_type_description')).toBe('255')
})
