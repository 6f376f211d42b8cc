import { describe, expect, it, vi } from 'vitest'
import { GraphViewport } from './graph-viewport.js'
import type { GraphMotion } from './graph-motion.js'

const bounds = { left: -500, top: -250, right: 500, bottom: 250 }

/** A motion that goes as far as it is told. */
function make() {
  const changed = vi.fn()
  const moves: { ms: number; step: (part: number) => void; stopped: boolean }[] = []
  const motion = {
    request: vi.fn(),
    animate(ms: number, step: (part: number) => void) {
      const move = { ms, step, stopped: false }
      moves.push(move)
      return () => void (move.stopped = true)
    },
  }
  const sight = new GraphViewport(motion as unknown as GraphMotion, changed)
  return { sight, changed, moves, motion }
}
const round = ({ scale, x, y }: { scale: number; x: number; y: number }) =>
  [scale, x, y].map((each) => Math.round(each * 1000) / 1000)

describe('what is in sight', () => {
  it('T-GRAPH-04 the way to the centre takes 1500 ms and ends with all of the picture; then it is told', () => {
    const { sight, changed, moves } = make()
    sight.bounds = bounds
    sight.resize(564, 400)
    sight.pan(300, 300)
    changed.mockClear()
    sight.center()
    expect(moves[0]!.ms).toBe(1500)
    moves[0]!.step(0.5)
    expect(changed).not.toHaveBeenCalled()
    moves[0]!.step(1)
    expect(round(sight.view)).toEqual([0.5, 282, 200])
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('keeps all of the picture in sight while it settles, until the user moves it', () => {
    const { sight } = make()
    sight.resize(564, 400)
    sight.moved(bounds, false)
    expect(sight.view.scale).toBe(0.5)
    sight.moved({ ...bounds, right: 1500 }, false)
    expect(sight.view.scale).toBe(0.25)
    sight.pan(10, 0)
    const { view } = sight
    sight.moved(bounds, true)
    expect(sight.view).toEqual(view)
  })

  it('unchanged data moves nothing: once settled, a picture that grows is not fitted again', () => {
    const { sight } = make()
    sight.resize(564, 400)
    sight.moved(bounds, true)
    const { view } = sight
    sight.moved({ ...bounds, right: 1500 }, true)
    expect(sight.view).toEqual(view)
  })

  it('a container without size that appears later shows everything then', () => {
    const { sight } = make()
    sight.resize(0, 0)
    sight.moved(bounds, true)
    sight.resize(564, 400)
    expect(round(sight.view)).toEqual([0.5, 282, 200])
  })

  it('another size shows everything again, as long as nobody has chosen anything else', () => {
    const { sight } = make()
    sight.resize(564, 400)
    sight.moved(bounds, true)
    sight.resize(314, 400)
    expect(round(sight.view)).toEqual([0.25, 157, 200])
  })

  it('another size keeps in the middle what was there; hidden and shown again it is as before', () => {
    const { sight } = make()
    sight.show({ scale: 1, x: 100, y: 50 })
    sight.resize(400, 300)
    sight.resize(600, 500)
    expect(round(sight.view)).toEqual([1, 200, 150])
    sight.resize(0, 0)
    sight.resize(600, 500)
    expect(round(sight.view)).toEqual([1, 200, 150])
  })

  it('T-GRAPH-03 a hand on the picture ends the way that it is on, and zooms no farther than allowed', () => {
    const { sight, moves, changed } = make()
    sight.bounds = bounds
    sight.resize(564, 400)
    sight.center()
    sight.zoom(1000)
    expect(moves[0]!.stopped).toBe(true)
    expect(sight.view.scale).toBe(1.5)
    sight.zoom(0.0001)
    expect(sight.view.scale).toBe(0.1)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('T-GRAPH-03 zooms round the middle when no pointer says where', () => {
    const { sight } = make()
    sight.resize(400, 300)
    sight.show({ scale: 1, x: 0, y: 0 })
    sight.zoom(0.5)
    expect(round(sight.view)).toEqual([0.5, 100, 75])
  })

  it('brings into sight only what is not', () => {
    const { sight, moves } = make()
    sight.show({ scale: 1, x: 0, y: 0 })
    sight.resize(400, 300)
    sight.keepInSight(200, 150)
    expect(moves).toHaveLength(0)
    sight.keepInSight(900, 150)
    moves[0]!.step(1)
    expect(round(sight.view)).toEqual([1, -700, 0])
  })
})
