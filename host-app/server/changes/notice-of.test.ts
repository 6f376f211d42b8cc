import { describe, expect, it } from 'vitest'
import { noticeOf } from './notice-of.js'

const enveloped = (message: object) =>
  JSON.stringify({ 'oslo.version': '2.0', 'oslo.message': JSON.stringify(message) })

describe('notifications of the services', () => {
  it.each([
    ['compute.instance.update', { tenant_id: 'p1', instance_id: 'i' }, 'OS::Nova::Server', 'p1'],
    ['instance.pause.end', { 'nova_object.data': { uuid: 'i', tenant_id: 'p1' } }, 'OS::Nova::Server', 'p1'],
    ['port.update.end', { port: { id: 'x', project_id: 'p1' } }, 'OS::Neutron::Port', 'p1'],
    ['floatingip.create.end', { floatingip: { tenant_id: 'p1' } }, 'OS::Neutron::FloatingIP', 'p1'],
    ['image.update', { id: 'x', owner: 'p1', visibility: 'private' }, 'OS::Glance::Image', 'p1'],
    ['volume.attach.end', { tenant_id: 'p1', volume_id: 'v' }, 'OS::Cinder::Volume', 'p1'],
    ['volume.create.start', { tenant_id: 'p1', volume_id: 'v', status: 'creating' }, 'OS::Cinder::Volume', 'p1'],
    ['snapshot.delete.start', { tenant_id: 'p1', snapshot_id: 's' }, 'OS::Cinder::Snapshot', 'p1'],
    [
      'compute_task.build_instances',
      { state: 'error', reason: 'No valid host', instance_properties: { project_id: 'p1' } },
      'OS::Nova::Server',
      'p1',
    ],
    ['orchestration.stack.create.end', { tenant_id: 'p1' }, 'OS::Heat::Stack', 'p1'],
  ])('S-CHANGE-04 %s is of its project', (event_type, payload, type, project) => {
    expect(noticeOf(enveloped({ event_type, payload }))).toEqual({ type, project })
    expect(noticeOf(JSON.stringify({ event_type, payload }))).toEqual({ type, project })
  })

  it.each([
    ['image.update', { owner: 'p1', visibility: 'public' }, 'OS::Glance::Image'],
    ['image.update', { owner: 'p1', visibility: 'shared' }, 'OS::Glance::Image'],
    ['network.update.end', { network: { project_id: 'p1', shared: false } }, 'OS::Neutron::Net'],
    ['security_group_rule.create.end', { security_group_rule: { project_id: 'p1' } }, 'OS::Neutron::SecurityGroup'],
    ['port.delete.end', { port_id: 'x' }, 'OS::Neutron::Port'],
  ])('S-CHANGE-04 %s may be seen by others: all are told that something changed', (event_type, payload, type) => {
    expect(noticeOf(enveloped({ event_type, payload, _context_project_id: 'admins' }))).toEqual({ type, project: null })
  })

  it.each([
    ['compute.instance.exists', { tenant_id: 'p1' }],
    ['port.create.start', { port: { project_id: 'p1' } }],
    ['identity.authenticate', {}],
    ['toString', {}],
  ])('S-CHANGE-04 %s tells of no change', (event_type, payload) => {
    expect(noticeOf(enveloped({ event_type, payload }))).toBeNull()
  })

  it.each(['', 'null', '[]', '{"oslo.message":"{"}', '{"event_type":7}', '{"oslo.message":3}'])(
    'S-CHANGE-04 %j is nothing',
    (content) => expect(noticeOf(content)).toBeNull(),
  )
})
