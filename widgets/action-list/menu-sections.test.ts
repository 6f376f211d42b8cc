import { describe, expect, it } from 'vitest'
import { reasonOf, type Action } from '../internal/actions.js'
import { menuSections } from './menu-sections.js'

describe('the parts of a menu', () => {
  it('P-INST-05 a menu with groups has them in order, and below them what is blocked, by reason', () => {
    const is = (id: string, group?: string, disabled?: string): Action => ({ id, label: id, group, disabled })
    const sections = menuSections([
      is('log', 'Access'),
      is('stop', 'State'),
      is('start', 'State', 'It runs.'),
      is('password', 'Access'),
      is('resume', 'State', 'It runs.'),
      is('rescue', 'State', ''),
      is('delete'),
    ])
    expect(sections.map(({ heading, actions }) => [heading, actions.map(({ id }) => id)])).toEqual([
      ['Access', ['log', 'password']],
      ['State', ['stop']],
      ['', ['delete']],
      ['It runs.', ['start', 'resume']],
      [reasonOf(is('x', '', '')), ['rescue']],
    ])
  })

  it('P-INST-05 one without groups stays as it is', () => {
    const actions: Action[] = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', disabled: 'No.' },
    ]
    expect(menuSections(actions)).toEqual([{ heading: '', actions }])
  })
})
