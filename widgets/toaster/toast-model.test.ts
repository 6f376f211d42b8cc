import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageTypes, type Message } from '../internal/message-model.js'
import { findSame, leavesByItself, logged, logLimit, type Toast } from './toast-model.js'

const anyMessage = fc.record({
  type: fc.constantFrom(...messageTypes),
  text: fc.string(),
  details: fc.option(fc.string(), { nil: undefined }),
})

describe('toasts', () => {
  it('W-TOAST-02 only success and info leave by themselves', () => {
    expect(messageTypes.filter((type) => leavesByItself({ type, text: '' }))).toEqual(['success', 'info'])
  })
  it('W-TOAST-01 W-TOAST-03 finds the same text, error being danger', () => {
    const shown: Message[] = [{ type: 'danger', text: 'No' }]
    expect(findSame(shown, { type: 'error', text: 'No' })).toBe(shown[0])
    expect(findSame(shown, { type: 'warning', text: 'No' })).toBeUndefined()
    expect(findSame(shown, { type: 'danger', text: 'no' })).toBeUndefined()
    expect(findSame(shown, { type: 'danger', text: 'No', details: 'why' })).toBeUndefined()
  })
  it('W-TOAST-03 every message is the same as itself', () => {
    fc.assert(fc.property(anyMessage, (message) => findSame([message], { ...message }) === message))
  })
  it('keeps the newest messages in the log', () => {
    let log: readonly Toast[] = []
    for (let id = 1; id <= logLimit + 5; id++) log = logged(log, { id, time: id, type: 'info', text: String(id) })
    expect(log.length).toBe(logLimit)
    expect(log[0]?.id).toBe(6)
    expect(log.at(-1)?.id).toBe(logLimit + 5)
  })
})
