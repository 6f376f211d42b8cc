import type { FormField } from '@stratus/api-client'
import { readDialog } from '@stratus/api-client/forms'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formPage } from './form-page.js'

/** Any text as a browser sends it, with what markup is made of; a text of several words is read with single spaces. */
const text = fc.string({ unit: fc.constantFrom('a', 'ü', '<', '>', '&', '"', "'", '/', '=', '-', '{') })
const word = text.map((some) => `x${some}`)
const choice = fc.record({ value: text, label: word, selected: fc.constant(false) })

const field = fc
  .record({
    name: fc.stringMatching(/^[a-z][a-z_]{0,8}$/),
    label: word,
    type: fc.constantFrom('text', 'password', 'number', 'multiline', 'hidden', 'checkbox', 'select' as const),
    value: text,
    checked: fc.boolean(),
    required: fc.boolean(),
    readOnly: fc.boolean(),
    maxLength: fc.option(fc.integer({ min: 1, max: 9 })),
    min: fc.option(fc.integer({ min: 0, max: 9 })),
    help: text,
    choices: fc.uniqueArray(choice, { minLength: 1, maxLength: 3, selector: ({ value }) => value }),
    shownFor: fc.option(
      fc.record({ switch: fc.constant('menu'), labels: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), word) }),
    ),
    requiredWhenShown: fc.boolean(),
    switches: fc.constantFrom('', 'menu'),
  })
  .map((some) => ({ ...some, max: null }))

it('S-DIRECT-12 a form is read as it was drawn, whatever names and texts are in it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(field, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
      word,
      (fields, title) => {
        const page = formPage({
          title,
          submit: title,
          token: 't',
          fields,
          help: [title],
          error: title,
          action: '/here/',
        })
        const form = readDialog(
          page,
          '/there/',
          fields.map(({ name }) => name),
        )
        expect(form).toMatchObject({
          title,
          submit: title,
          help: [title],
          errors: [title],
          token: 't',
          action: '/here/',
        })
        expect(form?.fields).toHaveLength(fields.length)
        for (const [at, drawn] of fields.entries()) expect(form?.fields[at]).toMatchObject(expectedOf(drawn))
      },
    ),
  )
})

/** What of a field there is to see, by its type. */
function expectedOf(drawn: Partial<FormField>): Partial<FormField> {
  const {
    name,
    type,
    label,
    value,
    checked,
    required,
    readOnly,
    help,
    choices = [],
    shownFor,
    requiredWhenShown,
  } = drawn
  if (type === 'hidden') return { name, type, value }
  const chosen = choices.find((each) => each.value === value) ?? choices[0]
  const stands = type === 'select' ? chosen?.value : value
  return {
    name,
    type,
    label,
    help,
    required,
    readOnly,
    requiredWhenShown,
    ...(type === 'checkbox' ? { checked } : { value: stands }),
    ...(shownFor && { shownFor }),
    ...(type === 'select' && { choices: choices.map((each) => ({ ...each, selected: each.value === value })) }),
  }
}
