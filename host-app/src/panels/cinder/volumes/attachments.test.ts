import { describe, expect, it } from 'vitest'
import { attachmentsOf } from './attachments.js'
import type { Volume } from './volume.js'

const volume = (more: Partial<Volume>) => ({ id: 'v', status: 'available', attachments: [], ...more }) as Volume
const server = (id: string, status: string, task_state: string | null = null) => ({ id, name: id, status, task_state })
const at = (server_id: string, device = '/dev/vdb') => ({ server_id, device, instance_name: null }) as never

describe('where a volume is attached, and where it can be', () => {
  it('A-CINDER-01 offers instances whose state takes a volume, and none that is at work or has it', () => {
    const servers = [
      server('b', 'SHUTOFF'),
      server('a', 'ACTIVE'),
      server('busy', 'ACTIVE', 'pausing'),
      server('broken', 'ERROR'),
      server('has', 'ACTIVE'),
    ]
    const { choices, attached, reason } = attachmentsOf(
      volume({ status: 'in-use', multiattach: true, attachments: [at('has')] }),
      servers,
    )
    expect(choices).toEqual([
      { value: 'a', label: 'a (Active)' },
      { value: 'b', label: 'b (Shutoff)' },
    ])
    expect(attached).toEqual([{ id: 'has', name: 'has', device: '/dev/vdb' }])
    expect(reason).toBeNull()
  })

  it('A-CINDER-01 says why it cannot be attached', () => {
    const running = [server('a', 'ACTIVE')]
    const reasonOf = (more: Partial<Volume>, servers = running) => attachmentsOf(volume(more), servers).reason
    expect(reasonOf({})).toBeNull()
    expect(reasonOf({ status: 'in-use', attachments: [at('x')] })).toMatch(/one instance only/)
    expect(reasonOf({ status: 'backing-up' })).toMatch(/status/)
    expect(reasonOf({}, [])).toMatch(/no instance/)
  })

  it('A-CINDER-01 an instance of which only the id is known is shown by it', () => {
    expect(attachmentsOf(volume({ attachments: [at('unknown', '')] }), []).attached).toEqual([
      { id: 'unknown', name: 'unknown', device: '' },
    ])
  })
})
