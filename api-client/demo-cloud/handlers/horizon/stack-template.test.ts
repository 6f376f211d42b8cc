import { expect, it } from 'vitest'
import { factOf, listOf, partOf, wrongWith } from './stack-template.js'

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

it('A-HEAT-02 the demo cloud reads defaults that are lists and JSON whole, also of parameters in one line', () => {
  const text = `parameters:
  nets:
    type: comma_delimited_list
    default: a,b
  conf:
    type: json
    default: {"a": 1, "b": 2}
  size: { type: string, default: small }
resources:
`
  const defaults = partOf(text, 'parameters').map(([, facts]) => factOf(facts, 'default'))
  expect(defaults).toEqual(['a,b', '{"a": 1, "b": 2}', 'small'])
})

const resources = 'resources:\n  net:\n    type: OS::Neutron::Net\n'

it.each([
  [`heat_template_version: 2018-08-31\n${resources}`, null],
  [`heat_template_version: 2018-08-31\nresources:\n\tnet:\n`, /^Template not in valid format: while scanning/],
  ['neither one nor the other', 'Template not in valid format: The template is not a JSON object or YAML mapping.'],
  [resources, 'Template not in valid format: Template format version not found.'],
  ['heat_template_version: 2018-08-31\n', 'The template is invalid: it has no resources.'],
])('a template is refused in the words of Heat: %j', (template, why) => {
  const said = wrongWith(template)
  if (why instanceof RegExp) expect(said).toMatch(why)
  else expect(said).toBe(why)
})
