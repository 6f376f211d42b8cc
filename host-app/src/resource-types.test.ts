import { expect, it } from 'vitest'
import { resourceTypes } from './paths.js'

it('G-TYPE-01 type codes of resources are those of the specification', () => {
  expect(Object.values(resourceTypes)).toEqual(
    expect.arrayContaining([
      'OS::Nova::Flavor',
      'OS::Glance::Image',
      'OS::Nova::Keypair',
      'OS::Neutron::QoSPolicy',
      'OS::Nova::ServerGroup',
      'OS::Neutron::Trunk',
      'OS::Cinder::Volume',
      'OS::Swift::Account',
      'OS::Swift::Container',
      'OS::Swift::Object',
      'OS::Keystone::Domain',
      'OS::Keystone::Group',
      'OS::Keystone::User',
      'OS::Keystone::Role',
    ]),
  )
})
