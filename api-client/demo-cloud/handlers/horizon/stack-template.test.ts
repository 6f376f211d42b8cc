import { expect, it } from 'vitest'
import { factOf, listOf, partOf } from './stack-template.js'

const template = `parameters:
  conf:
    type: json
    default: '{"a": 1, "b": 2}'
  size:
    default: small
    constraints:
      - allowed_values: [small, big]
resources:
  one: { type: OS::Heat::None }
`

it('A-HEAT-02 the demo cloud reads quoted defaults whole, and what a parameter may be', () => {
  const parameters = new Map(partOf(template, 'parameters'))
  expect(factOf(parameters.get('conf') ?? '', 'default')).toBe(`'{"a": 1, "b": 2}'`)
  expect(factOf(parameters.get('size') ?? '', 'default')).toBe('small')
  expect(listOf(parameters.get('size') ?? '', 'allowed_values')).toEqual(['small', 'big'])
  expect(listOf(parameters.get('conf') ?? '', 'allowed_values')).toBeUndefined()
})
