import { describe, expect, it } from 'vitest'
import { narrowTo } from './narrow-instances.js'

const term = (name: string, value: string) => ({ name, value })

describe('what the cloud is asked to narrow the list of all instances to', () => {
  it('A-PAGE-01 takes a project, a host, one status and a whole address', () => {
    expect(
      narrowTo([term('project', ' web '), term('host', 'c1'), term('status', 'active'), term('ipv4', '10.0.0.7')]),
    ).toEqual({ project_like: 'web', host_like: 'c1', status: 'ACTIVE', address: '10.0.0.7' })
    expect(narrowTo([term('ipv6', 'fd00:10::7')])).toEqual({ address: 'fd00:10::7' })
  })

  it('A-PAGE-01 leaves to the list what would leave out rows of its own', () => {
    expect(narrowTo([])).toEqual({})
    expect(narrowTo([term('status', 'ACTIVE'), term('status', 'ERROR')])).toEqual({})
    expect(narrowTo([term('status', 'nonsense'), term('ipv4', '10.0'), term('ipv6', 'fd00')])).toEqual({})
    expect(narrowTo([term('name', 'web'), term('project', '  ')])).toEqual({})
  })
})
