import type { FormField } from '@stratus/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formChoices, formField } from '../../../../tests/support/form-field.js'
import { HostContext, type Host } from '../../host.js'
import { CloudField } from './CloudField.js'

const field = (more: Partial<FormField>) => formField('groups', { label: 'Groups', type: 'select', ...more })
const drawn = (of: FormField) =>
  renderToStaticMarkup(
    <HostContext value={{} as Host}>
      <CloudField field={of} value={undefined} error={of.errors[0]} onChange={() => undefined} />
    </HostContext>,
  )
const some = (count: number) => formChoices(...Array.from({ length: count }, (_, at) => `Group ${at}`))

it('P-FORM-07 what a machine reads has signs of one width, no spelling, and room', () => {
  const text = (of: Partial<FormField>) => drawn(field({ ...of, type: 'multiline' }))
  const code = [text({ name: 'template_data', fromFile: true }), text({ name: 'rules' })]
  for (const each of code) expect(each).toMatch(/<stratus-text-field[^>]* class="code" spellcheck="false"/i)
  expect(text({ name: 'description' })).not.toContain('spellCheck')
  expect([...code, text({ name: 'description' })].map((each) => /rows="(\d+)"/.exec(each)?.[1])).toEqual([
    '8',
    '8',
    '3',
  ])
})

it('I-PROJ-06 a limit below what is in use says what comes of it', () => {
  const of = (value: string) => drawn(field({ type: 'number', min: -1, value, used: 2 }))
  const said = 'This is less than is in use'
  expect(['0', '1'].map((limit) => of(limit).includes(said))).toEqual([true, true])
  expect(['2', '3', '-1', ''].map((limit) => of(limit).includes(said))).toEqual([false, false, false, false])
})

describe('P-FORM-02 what the cloud refuses stands at the field', () => {
  const refused = { errors: ['Not these.'], help: 'Who may in.' }

  it('of a box', () => {
    expect(drawn(field({ ...refused, type: 'checkbox' }))).toMatch(/<stratus-checkbox[^>]* error="Not these\."/)
  })

  it.each([2, 20])('of a choice of several among %s: the group says it, and takes the focus', (count) => {
    const text = drawn(field({ ...refused, multiple: true, choices: some(count) }))
    const [, ids = ''] =
      /<fieldset data-wrong="true"[^>]* aria-describedby="([^"]*)"[^>]* tabindex="-1"/.exec(text) ?? []
    const said = ids.split(' ').map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)<`).exec(text)?.[1])
    expect(said).toEqual(['Not these.', 'Who may in.'])
  })
})
