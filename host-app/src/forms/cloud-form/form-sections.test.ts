import { expect, it } from 'vitest'
import { formField } from '../../../../tests/support/form-field.js'
import { sectionsOf } from './form-sections.js'

it('I-PROJ-07 quotas stand in the order of Horizon’s pages, whatever order a service tells them in; others last', () => {
  const told = ['volumes_fast', 'metadata_items', 'cores', 'gigabytes', 'instances', 'volumes']
  const { sections } = sectionsOf(
    'keystone.projectQuotas',
    told.map((name) => formField(name)),
  )
  expect(sections.map(({ title, fields }) => [title, fields.map(({ name }) => name)])).toEqual([
    ['Compute', ['instances', 'cores', 'metadata_items']],
    ['Volume', ['volumes', 'gigabytes']],
    [null, ['volumes_fast']],
  ])
})
