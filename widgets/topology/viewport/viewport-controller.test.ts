import { describe, expect, it, vi } from 'vitest'
import { ViewportController } from './viewport-controller.js'
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
  const viewport = new ViewportController(motion as unknown as GraphMotion, changed)
  return { viewport, changed, moves, motion }
}
const round = ({ scale, x, y }: { scale: number; x: number; y: number }) =>
  [scale, x, y].map((each) => Math.round(each * 1000) / 1000)

describe('what is in viewport', () => {
  it('T-GRAPH-04 the way to the centre takes 1500 ms and ends with all of the picture; then it is told', () => {
    const { viewport, changed, moves } = make()
    viewport.bounds = bounds
    viewport.resize(564, 400)
    viewport.pan(300, 300)
    changed.mockClear()
    viewport.center()
    expect(moves[0]!.ms).toBe(1500)
    moves[0]!.step(0.5)
    expect(changed).not.toHaveBeenCalled()
    moves[0]!.step(1)
    expect(round(viewport.current)).toEqual([0.5, 282, 200])
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('keeps all of the picture in viewport while it settles, until the user moves it', () => {
    const { viewport } = make()
    viewport.resize(564, 400)
    viewport.moved(bounds, false)
    expect(viewport.current.scale).toBe(0.5)
    viewport.moved({ ...bounds, right: 1500 }, false)
    expect(viewport.current.scale).toBe(0.25)
    viewport.pan(10, 0)
    const before = viewport.current
    viewport.moved(bounds, true)
    expect(viewport.current).toEqual(before)
  })

  it('unchanged data moves nothing: once settled, a picture that grows in sight is not fitted again', () => {
    const { viewport } = make()
    viewport.resize(564, 400)
    viewport.moved(bounds, true)
    const before = viewport.current
    viewport.moved({ ...bounds, right: 550, bottom: 300 }, true)
    expect(viewport.current).toEqual(before)
  })

  it('once settled, what comes out of sight is brought into it, unless the user has chosen what is to be seen', () => {
    const { viewport } = make()
    viewport.resize(564, 400)
    viewport.moved(bounds, true)
    viewport.moved({ ...bounds, right: 1500 }, true)
    expect(round(viewport.current)).toEqual([0.25, 157, 200])
    viewport.pan(10, 0)
    const before = viewport.current
    viewport.moved({ ...bounds, right: 4000 }, true)
    expect(viewport.current).toEqual(before)
  })

  it('a container without size that appears later shows everything then', () => {
    const { viewport } = make()
    viewport.resize(0, 0)
    viewport.moved(bounds, true)
    viewport.resize(564, 400)
    expect(round(viewport.current)).toEqual([0.5, 282, 200])
  })

  it('another size shows everything again, as long as nobody has chosen anything else', () => {
    const { viewport } = make()
    viewport.resize(564, 400)
    viewport.moved(bounds, true)
    viewport.resize(314, 400)
    expect(round(viewport.current)).toEqual([0.25, 157, 200])
  })

  it('another size keeps in the middle what was there; hidden and shown again it is as before', () => {
    const { viewport } = make()
    viewport.show({ scale: 1, x: 100, y: 50 })
    viewport.resize(400, 300)
    viewport.resize(600, 500)
    expect(round(viewport.current)).toEqual([1, 200, 150])
    viewport.resize(0, 0)
    viewport.resize(600, 500)
    expect(round(viewport.current)).toEqual([1, 200, 150])
  })

  it('T-GRAPH-03 a hand on the picture ends the way that it is on, and zooms no farther than allowed', () => {
    const { viewport, moves, changed } = make()
    viewport.bounds = bounds
    viewport.resize(564, 400)
    viewport.center()
    viewport.zoom(1000)
    expect(moves[0]!.stopped).toBe(true)
    expect(viewport.current.scale).toBe(1.5)
    viewport.zoom(0.0001)
    expect(viewport.current.scale).toBe(0.1)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('T-GRAPH-03 zooms round the middle when no pointer says where', () => {
    const { viewport } = make()
    viewport.resize(400, 300)
    viewport.show({ scale: 1, x: 0, y: 0 })
    viewport.zoom(0.5)
    expect(round(viewport.current)).toEqual([0.5, 100, 75])
  })

  it('brings into viewport only what is not', () => {
    const { viewport, moves } = make()
    viewport.show({ scale: 1, x: 0, y: 0 })
    viewport.resize(400, 300)
    viewport.keepVisible(200, 150)
    expect(moves).toHaveLength(0)
    viewport.keepVisible(900, 150)
    moves[0]!.step(1)
    expect(round(viewport.current)).toEqual([1, -700, 0])
  })
})
