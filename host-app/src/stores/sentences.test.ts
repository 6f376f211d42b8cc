import { describe, expect, it } from 'vitest'
import { sentences } from './sentences.js'

describe('words of several, one after the other', () => {
  it('are sentences: what ends without a full stop gets one, and the last is left as it was said', () => {
    const refused = 'Forbidden. Insufficient permissions of the requested operation'
    expect(sentences(refused, 'Request ID: req-1')).toBe(`${refused}. Request ID: req-1`)
    expect(sentences('Unable to delete the role with id: 7', refused)).toBe(
      `Unable to delete the role with id: 7. ${refused}`,
    )
  })

  it('what ends as a sentence does, in any language, has no second full stop', () => {
    expect(sentences('Is it down?', 'Yes!', 'No such thing…', '無効です。', 'Ask (them).', 'End')).toBe(
      'Is it down? Yes! No such thing… 無効です。 Ask (them). End',
    )
  })

  it('what is not said is not there', () => {
    expect(sentences('', 'Only this', null, undefined, false)).toBe('Only this')
    expect(sentences(null)).toBe('')
  })
})
