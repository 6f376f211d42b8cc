import { describe, expect, it } from 'vitest'
import { formChoices, formField } from '../../tests/support/form-field.js'
import { withoutFiles } from './without-files.js'

const shownFor = (value: string) => ({ switch: 'source', labels: { [value]: value } })
const source = (...values: string[]) =>
  formField('source', { type: 'select', switches: 'source', choices: formChoices(...values), value: 'file' })
const file = formField('upload', { type: 'file', shownFor: shownFor('file') })
const text = formField('data', { type: 'multiline', shownFor: shownFor('raw') })

describe('P-FORM-01 a form that takes a file, or the same as text', () => {
  it('takes the text, which a file may fill; the choice between them is none any more', () => {
    const [choice, data, ...more] = withoutFiles([source('file', 'raw'), file, text])!
    expect(more).toEqual([])
    expect(choice).toMatchObject({ name: 'source', type: 'hidden', value: 'raw' })
    expect(data).toMatchObject({ name: 'data', fromFile: true })
  })

  it('still asks where there is a third way', () => {
    const [choice] = withoutFiles([source('file', 'raw', 'url'), file, text])!
    expect(choice).toMatchObject({ type: 'select', value: 'raw', choices: formChoices('raw', 'url') })
  })

  it('is none of ours when a file is all that it takes', () => {
    expect(withoutFiles([file])).toBeNull()
  })
})
