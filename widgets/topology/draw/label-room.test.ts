import { describe, expect, it } from 'vitest'
import { LabelRoom } from './label-room.js'

const make = () => new LabelRoom({ width: 320, height: 140 })

describe('room for labels', () => {
  it('is given once: a label that would cover another gets none', () => {
    const room = make()
    expect(room.take(100, 20, 60, 1)).toBe(true)
    expect(room.take(110, 20, 60, 1)).toBe(false)
    expect(room.take(220, 20, 60, 1)).toBe(true)
  })

  it('a refused label takes nothing', () => {
    const room = make()
    room.take(100, 28, 60, 1)
    expect(room.take(150, 28, 100, 1)).toBe(false)
    expect(room.take(170, 28, 30, 1)).toBe(true)
  })

  it('two lines need the room of two', () => {
    const room = make()
    expect(room.take(100, 0, 60, 2)).toBe(true)
    expect(room.take(100, 28, 60, 1)).toBe(false)
    expect(room.take(100, 56, 60, 1)).toBe(true)
  })

  it('has none for what cannot be seen, some for what is cut by the edge', () => {
    const room = make()
    expect([room.take(-100, 20, 60, 1), room.take(500, 20, 60, 1), room.take(100, 200, 60, 1)]).toEqual([
      false,
      false,
      false,
    ])
    expect(room.take(0, 20, 60, 1)).toBe(true)
  })
})
