import { describe, expect, it } from 'vitest'
import { ForceRun } from './force.js'

/** d3's first step: what is left of the forces after it, and what is left of a speed. */
const alpha = 0.001 ** (1 / 100)
const speed = 0.6

/** Where bodies are after one tick, from places on the x axis and one y. */
function after(x: readonly number[], ends: readonly number[] = [], y = 0) {
  const run = new ForceRun({
    x: Float32Array.from(x),
    y: Float32Array.from(x, () => y),
    radius: Float32Array.from(x, () => 20),
    fixed: new Uint8Array(x.length),
    between: new Uint8Array(x.length),
    isWhole: false,
    ends: Uint32Array.from(ends),
  })
  run.run(0, () => 0)
  const places = run.positions()
  return { x: [...places.x], y: [...places.y] }
}

describe('the forces at work', () => {
  it('T-GRAPH-09 gravity 0.05 draws to the middle on both axes', () => {
    const { x, y } = after([100], [], -60)
    expect(x[0]).toBeCloseTo(100 - 100 * 0.05 * alpha * speed, 3)
    expect(y[0]).toBeCloseTo(-60 + 60 * 0.05 * alpha * speed, 3)
  })

  it('T-GRAPH-09 a charge of -700 drives bodies apart', () => {
    const [left, right] = after([-200, 200]).x
    expect(right).toBeCloseTo(200 + (700 / 400 - 200 * 0.05) * alpha * speed, 3)
    expect(left).toBeCloseTo(-right!, 3)
  })

  it('T-GRAPH-09 a link draws its ends to a distance of 70', () => {
    const apart = 170
    const charge = (700 / apart) * alpha
    const pull = ((apart + 2 * charge - 70) * alpha) / 2
    const [, right] = after([-apart / 2, apart / 2], [0, 1]).x
    expect(right).toBeCloseTo(apart / 2 + (charge - pull - (apart / 2) * 0.05 * alpha) * speed, 3)
  })
})
