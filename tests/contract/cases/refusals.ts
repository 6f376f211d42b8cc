import { openForm, type FormName } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

interface Wrong {
  readonly form: FormName
  readonly values: Readonly<Record<string, string>>
  /** Where it is said. */
  readonly fields: readonly string[]
}

const long = 'n'.repeat(256)
const rule = { rule_menu: 'tcp', port_or_range: 'port', port: '80', remote: 'cidr', cidr: '10.0.0.0/8' }

/** What people fill in daily, with one thing wrong: every cloud says it at the same field. */
const wrongs: readonly Wrong[] = [
  { form: 'cinder.extend', values: { new_size: '1' }, fields: ['new_size'] },
  { form: 'cinder.upload', values: { image_name: '' }, fields: ['image_name'] },
  { form: 'cinder.retype', values: {}, fields: ['volume_type'] },
  { form: 'cinder.createTransfer', values: { name: '' }, fields: ['name'] },
  { form: 'cinder.acceptTransfer', values: { transfer_id: '', auth_key: '' }, fields: ['transfer_id', 'auth_key'] },
  { form: 'neutron.createRouter', values: { name: long }, fields: ['name'] },
  { form: 'neutron.addRoute', values: { destination: 'nowhere', nexthop: '10.10.1.9' }, fields: ['destination'] },
  { form: 'neutron.addRoute', values: { destination: '10.99.0.0/16', nexthop: 'nowhere' }, fields: ['nexthop'] },
  { form: 'neutron.addInterface', values: { subnet_id: '' }, fields: ['subnet_id'] },
  { form: 'neutron.editSubnet', values: { gateway_ip: 'nowhere' }, fields: ['gateway_ip'] },
  { form: 'neutron.createSecurityGroup', values: { name: '' }, fields: ['name'] },
  { form: 'neutron.addRule', values: { ...rule, port: '70000' }, fields: ['port'] },
  { form: 'neutron.addRule', values: { ...rule, cidr: '10.0.0.0/40' }, fields: ['cidr'] },
  { form: 'nova.snapshot', values: { name: '' }, fields: ['name'] },
  { form: 'keystone.projectQuotas', values: { cores: 'many' }, fields: ['cores'] },
  { form: 'keystone.projectQuotas', values: { cores: '-2' }, fields: ['cores'] },
  { form: 'keystone.projectQuotas', values: { volumes: '' }, fields: ['volumes'] },
]

export function refusalCases(cloud: Cloud): void {
  describe(`what is wrong in a form on the ${cloud.name} cloud`, () => {
    it.for(wrongs)('issue 18: is said at its field: $form $values', async ({ form, values, fields }, { skip }) => {
      const { client } = await cloud.as('demo')
      const subnets = async () => (await client.call('neutron.subnets.list')).items
      const params = async (): Promise<object> => {
        if (form.startsWith('keystone.')) {
          const projects = await (await cloud.as('admin')).client.call('keystone.projects.list')
          return called(projects.items, 'demo')
        }
        if (form.startsWith('cinder.')) return called((await client.call('cinder.volumes.list')).items, 'vol-empty')
        if (form.startsWith('nova.')) return called((await client.call('nova.servers.list')).items, 'vm-alpha-1')
        if (form === 'neutron.addRule') return called((await client.call('neutron.securityGroups.list')).items, 'web')
        if (form !== 'neutron.editSubnet')
          return called((await client.call('neutron.routers.list')).items, 'router-main')
        const { id, network_id } = called(await subnets(), 'beta-v4')
        return { id, network: network_id }
      }
      const by = form.startsWith('keystone.') ? (await cloud.as('admin')).client : client
      const of = await params()
      if (form === 'keystone.projectQuotas' && 'id' in of) {
        const router = (await openForm(by, form, { id: String(of.id) }))?.fields.find(({ name }) => name === 'router')
        skip(cloud.name === 'live' && router?.value === '', 'This Horizon cannot read quotas of the network service.')
      }
      expect(await fill(by, form, of, values)).toMatchObject({ ok: false, fields })
    })

    it('issue 18: a key pair’s name is taken once', async () => {
      const { client } = await cloud.as('demo')
      const again = client.call('nova.keypairs.create', { body: { name: 'demo-rsa', key_type: 'ssh' } })
      await expect(again).rejects.toMatchObject({ status: 409 })
    })
  })
}
