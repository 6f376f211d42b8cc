import type { Client } from '@stratus/api-client'
import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it, type TestContext } from 'vitest'
import type { Cloud } from '../cloud.js'
import { fill } from './forms.js'

export function portForwardingCases(cloud: Cloud): void {
  describe(`port forwardings on the ${cloud.name} cloud`, () => {
    const orSkip = async (client: Client, skip: TestContext['skip']) => {
      skip(await client.horizonPages(), 'Not every Horizon has pages for them.')
      const known = await client.extensionEnabled('neutron', 'floating-ip-port-forwarding')
      skip(!known, 'Neutron does not have the extension.')
    }
    const rules = async (client: Client) => (await client.call('neutron.portForwardings.list')).items
    const end = ({ tableAction }: Client, address: string, id: string) =>
      tableAction(`project/floating_ips/${address}/port_forwardings/`, `port_forwardings__delete__${id}`)

    it('P-FORM-04 P-FORWARD-01 ports of a free floating IP lead to instances, are changed and ended', async ({
      skip,
    }) => {
      const { client } = await cloud.as('demo')
      await orSkip(client, skip)
      const { items } = await client.call('neutron.floatingIps.list')
      const { id, ip } = items.find(({ port_id }) => !port_id)!
      const { id: used, port_id: bound, fixed_ip } = items.find(({ port_id }) => port_id)!
      const [field] = (await openForm(client, 'neutron.forwardPort', { id }))?.fields ?? []
      const target = field?.choices.find(({ label }) => label.includes('vm-alpha-2'))?.value ?? ''
      const wish = { target, protocol: 'tcp', external_port: '2222', internal_port: '22', description: 'ct' }
      // One that has a floating IP of its own is not offered, and refused.
      expect(field?.choices.map(({ value }) => value)).not.toContain(`${bound} ${fixed_ip}`)
      const make = (values: object, of = id) => fill(client, 'neutron.forwardPort', { id: of }, { ...wish, ...values })
      for (const wrong of ['70000', '0', 'ssh', '9:8', '1:2:3', ':'])
        expect(await make({ external_port: wrong })).toMatchObject({ ok: false, fields: ['external_port'] })
      expect(await make({}, used)).toMatchObject({ ok: false })
      expect(await make({})).toMatchObject({ ok: true })
      expect(await make({})).toMatchObject({ ok: false })
      const [made, ...more] = await rules(client)
      expect([made, more.length]).toMatchObject([
        {
          floating_ip_id: id,
          floating_ip: ip,
          protocol: 'tcp',
          external_port: '2222',
          internal_port: '22',
          internal_ip_address: target.split(' ')[1],
          instance: 'vm-alpha-2',
          description: 'ct',
        },
        0,
      ])
      const of = { id, rule: made!.id }
      const edit = await openForm(client, 'neutron.editPortForwarding', of)
      expect(edit?.fields.map(({ value }) => value)).toEqual([target, 'tcp', '2222', '22', 'ct'])
      const change = { external_port: '2223', protocol: 'udp', description: '' }
      expect(await fill(client, 'neutron.editPortForwarding', of, { ...wish, ...change })).toMatchObject({ ok: true })
      expect(await rules(client)).toMatchObject([{ id: made!.id, external_port: '2223', protocol: 'udp' }])
      expect((await end(client, id, made!.id))?.type).toBe('success')
      expect(await rules(client)).toEqual([])
      expect((await end(client, id, made!.id))?.type).toBe('error')
    })

    it('P-FORWARD-01 the address is chosen among those that are free', async ({ skip }) => {
      const { client } = await cloud.as('demo')
      await orSkip(client, skip)
      const { items } = await client.call('neutron.floatingIps.list')
      const free = items.filter(({ port_id }) => !port_id).map(({ id }) => id)
      const form = await openForm(client, 'neutron.forwardAnyPort', {})
      const choices = (name: string) => form?.fields.find((field) => field.name === name)?.choices ?? []
      expect(choices('floating_ip').flatMap(({ value }) => value || [])).toEqual(free)
      const target = choices('target').find(({ label }) => label.includes('vm-alpha-2'))!.value
      const wish = { floating_ip: free[0]!, target, protocol: 'udp', internal_port: '53' }
      const made = await fill(client, 'neutron.forwardAnyPort', {}, { ...wish, external_port: '53' })
      expect(made).toMatchObject({ ok: true })
      const [{ id, floating_ip_id } = { id: '', floating_ip_id: '' }] = await rules(client)
      expect(floating_ip_id).toBe(free[0])
      expect((await end(client, floating_ip_id, id))?.type).toBe('success')
    })
  })
}
