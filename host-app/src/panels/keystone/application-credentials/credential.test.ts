import { describe, expect, it } from 'vitest'
import { unrestrictedWord } from './credential.js'

describe('I-APPCRED-05 whether a credential is unrestricted', () => {
  it('is in words of ours; what Horizon does not know is not told, another language as it came', () => {
    const words = ['yes', 'no', 'maybe', 'vielleicht', null].map(unrestrictedWord)
    expect(words).toEqual(['Yes', 'No', null, 'vielleicht', null])
  })
})
