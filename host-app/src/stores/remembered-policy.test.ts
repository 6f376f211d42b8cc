import { describe, expect, it } from 'vitest'
import { rememberedPolicy } from './remembered-policy.js'
import { createTabMemory } from './tab-memory.js'

describe('policy answers of this sign-in', () => {
  it('G-GATE-01 are kept together, and asked again together', () => {
    let time = 0
    const memory = createTabMemory({ storage: null, page: new EventTarget(), now: () => time })
    memory.open('ada')
    const policy = rememberedPolicy(memory)
    policy.set('a', true)
    time = 9 * 60_000
    policy.set('b', false)
    expect([policy.get('a'), policy.get('b'), policy.get('c')]).toEqual([true, false, undefined])
    time = 10 * 60_000 + 1
    expect([policy.get('a'), policy.get('b')]).toEqual([undefined, undefined])
  })

  it('belong to one person', () => {
    const memory = createTabMemory({ storage: null, page: new EventTarget() })
    memory.open('ada')
    rememberedPolicy(memory).set('a', true)
    memory.open('eve')
    expect(rememberedPolicy(memory).get('a')).toBeUndefined()
  })
})
