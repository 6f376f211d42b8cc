import { describe, expect, it } from 'vitest'
import { readTopologyState, writeTopologyState } from './url-state.js'

describe('the topology page in its address', () => {
  it('keeps view, selection and search', () => {
    const state = {
      view: 'flat',
      selected: { kind: 'server', id: 'v1' },
      search: { text: 'web 1', kind: 'external', state: 'down' },
    } as const
    const query = writeTopologyState(new URLSearchParams('other=1'), state)
    expect(query.toString()).toBe('other=1&view=flat&selected=server%2Fv1&q=web+1&type=external&state=down')
    expect(readTopologyState(query)).toEqual(state)
  })

  it('leaves out what is empty, and what it does not know', () => {
    const query = writeTopologyState(new URLSearchParams('view=flat&q=x&selected=server/v'), {
      view: '',
      selected: null,
      search: { text: '', kind: '', state: '' },
    })
    expect(query.toString()).toBe('')
    expect(readTopologyState(new URLSearchParams('view=globe&selected=ghost/1&type=x&state=y'))).toEqual({
      view: '',
      selected: null,
      search: { text: '', kind: '', state: '' },
    })
  })
})
