import { describe, expect, it } from 'vitest'
import { narrowOwned } from './narrow-owned.js'

const term = (name: string, value: string) => ({ name, value })
const known = (text: string) => (text === 'error' ? 'ERROR' : undefined)

describe('what a service is asked to narrow a list of all projects to', () => {
  it('A-PAGE-10 takes the project and the one status that the service knows', () => {
    expect(narrowOwned([term('project', ' web '), term('status', 'error')], known)).toEqual({
      project_like: 'web',
      status: 'ERROR',
    })
  })

  it('A-PAGE-10 takes nothing that would leave out what the list keeps', () => {
    expect(narrowOwned([], known)).toEqual({})
    expect(narrowOwned([term('status', 'error'), term('status', 'down')], known)).toEqual({})
    expect(narrowOwned([term('status', 'nonsense'), term('project', '  '), term('name', 'web')], known)).toEqual({})
    expect(narrowOwned([term('status', 'error')])).toEqual({})
  })
})
