import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const taken = () => Response.json({ conflict: { message: 'Taken.' } }, { status: 409 })

it.each([
  ['admin/aggregates/create/', 'name', { availability_zone: '' }, 'Aggregate one already exists.'],
  ['admin/aggregates/7/update/', 'name', { availability_zone: '' }, 'Aggregate one already exists.'],
  ['project/stacks/launch', 'stack_name', { timeout_mins: '60' }, 'The Stack (one) already exists.'],
  ['identity/mappings/create/', 'id', { rules: '[]' }, 'There is a mapping one already.'],
])('S-DIRECT-24 a name that is taken is said at its field: %s', async (path, field, others, text) => {
  const { services } = fakeServices({
    'GET :8774/v2.1/os-services': { services: [] },
    'GET :8774/v2.1/os-aggregates/7': { aggregate: { id: 7, name: 'edge', hosts: [] } },
    'POST :8774/v2.1/os-aggregates': taken,
    'PUT :8774/v2.1/os-aggregates/7': taken,
    'POST :8004/v1/p1/validate': { Parameters: {} },
    'POST :8004/v1/p1/stacks': taken,
    'PUT :5000/v3/OS-FEDERATION/mappings/one': taken,
  })
  const answer = await answerForm(services, path, new URLSearchParams({ [field]: 'one', ...others }))
  const form = answer && 'form' in answer ? answer.form : null
  expect(form?.errors).toEqual([])
  expect(form?.fields.flatMap(({ name, errors }) => errors.map((error) => [name, error]))).toEqual([[field, text]])
})
