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

  it('issue 16, part 4: a reason that several have is said once, also without groups', () => {
    const sections = menuSections([
      { id: 'edit', label: 'Edit', disabled: 'Of others.' },
      { id: 'launch', label: 'Launch' },
      { id: 'reactivate', label: 'Reactivate', disabled: 'It is active.' },
      { id: 'delete', label: 'Delete', disabled: 'Of others.' },
    ])
    expect(sections.map(({ heading, actions }) => [heading, actions.map(({ id }) => id)])).toEqual([
      ['', ['launch', 'reactivate']],
      ['Of others.', ['edit', 'delete']],
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
