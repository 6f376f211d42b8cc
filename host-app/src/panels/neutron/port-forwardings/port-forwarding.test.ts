import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../described/field.js'
import { portForwardingPanel } from './panel.js'
import { portForwarding } from './port-forwarding.js'

const told = {
  id: 'r1',
  floating_ip_id: 'f1',
  floating_ip: '203.0.113.5',
  protocol: 'tcp',
  external_port: '2222',
  internal_port: '22',
  internal_ip_address: '10.0.0.1',
  instance_id: 's1',
  instance: 'web',
  description: '',
}

describe('P-FORWARD-01 a port that is forwarded', () => {
  it('is called by its address, number and protocol, which no other one has', () => {
    expect(portForwarding(told)).toMatchObject({ name: '203.0.113.5:2222 TCP', target: '10.0.0.1:22' })
    expect(portForwarding({ ...told, protocol: 'udp' }).name).toBe('203.0.113.5:2222 UDP')
    const range = { ...told, external_port: '3000:3003', internal_port: '4000:4003' }
    expect(portForwarding(range)).toMatchObject({ name: '203.0.113.5:3000:3003 TCP', target: '10.0.0.1:4000:4003' })
    expect(portForwarding({ ...told, floating_ip: null, protocol: null, internal_port: null })).toMatchObject({
      name: '2222',
      target: '10.0.0.1',
    })
  })

  it('leads to its page and to the instance, where there is one', () => {
    const columns = columnsOf(portForwardingPanel.fields, 'project', (path) => path)
    const linksOf = (item: typeof told | (Omit<typeof told, 'instance_id'> & { instance_id: null })) =>
      columns
        .map(({ cell }) => cell?.(portForwarding(item)))
        .map((cell) => (cell as { href?: string } | undefined)?.href)
    expect(linksOf(told).filter(Boolean)).toEqual(['/project/port_forwardings/r1/', '/project/instances/s1/'])
    expect(linksOf({ ...told, instance_id: null }).filter(Boolean)).toEqual(['/project/port_forwardings/r1/'])
  })
})
