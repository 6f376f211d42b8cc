import { describe, expect, it } from 'vitest'
import { readTopologyState, writeTopologyState } from './url-state.js'

describe('the topology page in its address', () => {
  it('issue 4: keeps view, layout, selection, neighbourhood and search', () => {
    const state = {
      view: 'graph',
      layout: 'layered',
      neighbourhood: { kind: 'network', id: 'n1' },
      selected: { kind: 'server', id: 'v1' },
      search: { text: 'web 1', kind: 'external', state: 'down' },
    } as const
    const query = writeTopologyState(new URLSearchParams('other=1'), state)
    expect(query.toString()).toBe(
      'other=1&view=graph&layout=layered&selected=server%2Fv1&around=network%2Fn1&q=web+1&type=external&state=down',
    )
    expect(readTopologyState(query)).toEqual(state)
  })

  it('leaves out what is empty, and what it does not know', () => {
    const query = writeTopologyState(
      new URLSearchParams('view=flat&q=x&selected=server/v&layout=layered&around=network/n'),
      {
        view: '',
        layout: 'force',
        neighbourhood: null,
        selected: null,
        search: { text: '', kind: '', state: '' },
      },
    )
    expect(query.toString()).toBe('')
    expect(
      readTopologyState(new URLSearchParams('view=globe&layout=x&selected=ghost/1&around=router&type=x&state=y')),
    ).toEqual({
      view: '',
      layout: 'force',
      neighbourhood: null,
      selected: null,
      search: { text: '', kind: '', state: '' },
    })
  })
})
