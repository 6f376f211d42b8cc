import { describe, expect, it, vi } from 'vitest'
import { GraphKeyboard, type KeyActions } from './graph-keyboard.js'
import type { Trail } from './trail.js'
import { buildGraph } from '../graph/graph-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const graph = buildGraph(
  parseTopology({
    networks: ['blue', 'black'].map((id) => ({ id, name: id })),
    servers: [{ id: 'v1', name: 'web - one' }],
    ports: [{ id: 'p', network_id: 'blue', device_id: 'v1', device_owner: 'compute:nova' }],
  }),
)

function make(start: Trail = []) {
  const state = { trail: start }
  const actions = {
    graph: () => graph,
    trail: () => state.trail,
    rtl: () => false,
    choose: vi.fn((trail: Trail) => void (state.trail = trail)),
    open: vi.fn(),
    toggle: vi.fn(),
    menu: vi.fn(),
    add: vi.fn(),
    addAll: vi.fn(),
    pan: vi.fn(),
    nudge: vi.fn(),
    zoom: vi.fn(),
  } satisfies KeyActions
  const keyboard = new GraphKeyboard(actions)
  let now = 0
  /** True when the key was taken. */
  const press = (key: string, more: Partial<KeyboardEvent> & { after?: number } = {}) => {
    const preventDefault = vi.fn()
    now += more.after ?? 10
    keyboard.handle({ key, timeStamp: now, preventDefault, ...more } as unknown as KeyboardEvent)
    return preventDefault.mock.calls.length > 0
  }
  return { press, actions, state }
}

describe('keyboard of the graph', () => {
  it('T-GRAPH-13 Shift with Space adds the node to what is chosen, Control with A chooses all', () => {
    const { press, actions } = make(['network/blue'])
    press(' ', { shiftKey: true })
    expect([actions.add.mock.calls, actions.toggle.mock.calls]).toEqual([[['network/blue']], []])
    expect(press('a', { ctrlKey: true })).toBe(true)
    expect(actions.addAll).toHaveBeenCalledOnce()
    expect(press('a', { ctrlKey: true, shiftKey: true })).toBe(false)
  })

  it('arrows follow links, Enter opens, Escape chooses nothing', () => {
    const { press, actions, state } = make()
    press('ArrowDown')
    press('ArrowRight')
    expect(state.trail).toEqual(['network/blue', 'server/v1'])
    press('Enter')
    expect(actions.open).toHaveBeenCalledWith('server/v1')
    press('Escape')
    expect(state.trail).toEqual([])
  })

  it('Space collapses, + and - zoom, Shift and arrows pan, Control and arrows move the node', () => {
    const { press, actions } = make(['network/blue'])
    press(' ')
    press('+')
    press('-')
    press('ArrowLeft', { shiftKey: true })
    press('ArrowUp', { ctrlKey: true })
    expect(actions.toggle).toHaveBeenCalledWith('network/blue')
    expect(actions.zoom.mock.calls).toEqual([[1.25], [0.8]])
    expect(actions.pan).toHaveBeenCalledWith(60, -0)
    expect(actions.nudge).toHaveBeenCalledWith('network/blue', 0, -10)
  })

  it('letters find a name; within a name a space and a minus are letters too', () => {
    const { press, actions, state } = make()
    for (const letter of 'bla') press(letter)
    expect(state.trail).toEqual(['network/black'])
    for (const [at, letter] of [...'web - o'].entries()) press(letter, at === 0 ? { after: 1000 } : {})
    expect(state.trail).toEqual(['server/v1'])
    expect(actions.toggle).not.toHaveBeenCalled()
    expect(actions.zoom).not.toHaveBeenCalled()
  })

  it('after a pause letters begin anew', () => {
    const { press, state } = make()
    press('b')
    expect(state.trail).toEqual(['network/blue'])
    press('b', { after: 1000 })
    expect(state.trail).toEqual(['network/black'])
  })

  it("leaves the browser's keys alone", () => {
    const { press } = make()
    expect([press('Tab'), press('F5'), press('r', { ctrlKey: true }), press('a', { altKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(press('Enter')).toBe(false)
  })
})
