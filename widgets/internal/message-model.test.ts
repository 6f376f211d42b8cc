import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageFromTuple, messagePrefix, messageTone, messageTypes, splitDetails } from './message-model.js'

describe('messages', () => {
  it('W-ALERT-01 splits the details off after an ellipsis, and drops what follows a second one', () => {
    expect(splitDetails('A…B')).toEqual({ text: 'A', details: 'B' })
    expect(splitDetails('A')).toEqual({ text: 'A' })
    expect(splitDetails('A…B…C')).toEqual({ text: 'A', details: 'B' })
  })
  it('W-ALERT-01 reads the tuple type, message, extra tags; "safe" means HTML without details', () => {
    expect(messageFromTuple(['success', 'Done'])).toEqual({ type: 'success', text: 'Done', html: false })
    expect(messageFromTuple(['error', '<b>A…B</b>', 'safe'])).toEqual({ type: 'error', text: '<b>A…B</b>', html: true })
    expect(messageFromTuple(['error', 'A…B', 'unsafe'])).toEqual({
      type: 'error',
      text: 'A',
      details: 'B',
      html: false,
    })
    expect(messageFromTuple(['debug', 'x']).type).toBe('info')
    expect(messageFromTuple(['toString', 'x']).type).toBe('info')
  })
  it('W-ALERT-02 prefixes by type; error is shown as danger', () => {
    expect(messageTypes.map((type) => [type, messagePrefix(type), messageTone(type)])).toEqual([
      ['success', 'Success: ', 'success'],
      ['info', 'Notice: ', 'info'],
      ['warning', 'Warning: ', 'warning'],
      ['danger', 'Danger: ', 'danger'],
      ['error', 'Error: ', 'danger'],
    ])
  })
  it('never loses the text before the ellipsis', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => splitDetails(`${a}…${b}`).text === a.split('…')[0]))
  })
})
