import { describe, expect, it } from 'vitest'
import { redirectOnce, type Memory } from './redirect-once.js'

function memory(): Memory {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('an address without a route', () => {
  it('W-SHELL-13 is loaded whole once, and is not found when the app answers again', () => {
    const tab = memory()
    expect(redirectOnce('/project/x', true, tab)).toBe('reload')
    expect(redirectOnce('/project/x', true, tab)).toBe('not-found')
    expect(redirectOnce('/project/x', true, tab)).toBe('reload')
  })

  it('W-SHELL-13 does not take one address for another', () => {
    const tab = memory()
    expect(redirectOnce('/project/x', true, tab)).toBe('reload')
    expect(redirectOnce('/project/y', true, tab)).toBe('reload')
  })

  it('W-SHELL-14 is not loaded without a base tag', () => {
    expect(redirectOnce('/project/x', false, memory())).toBe('not-found')
  })
})
