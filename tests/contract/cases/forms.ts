import { encryptedPassword, forms, type FormName, openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { called, type Cloud } from '../cloud.js'

const ofAdmin = new Set<FormName>([
  'keystone.projectQuotas',
  'keystone.projectMembers',
  'keystone.projectGroups',
  'keystone.domainMembers',
  'keystone.domainGroups',
  'nova.rescueAny',
  'nova.editAny',
  'nova.liveMigrate',
  'nova.disableHost',
  'nova.evacuateHost',
  'nova.createAggregate',
  'nova.editAggregate',
  'nova.manageAggregateHosts',
  'cinder.setStatus',
  'cinder.setSnapshotStatus',
  'cinder.manage',
  'cinder.migrate',
  'cinder.unmanage',
  'cinder.restoreAnyBackup',
  'cinder.setBackupStatus',
  'cinder.anyGroupVolumes',
  'cinder.deleteAnyGroup',
  'cinder.createGroupType',
  'cinder.editGroupType',
  'cinder.createGroupSpec',
  'cinder.editGroupSpec',
  'cinder.createVolumeType',
  'cinder.editVolumeType',
  'cinder.typeAccess',
  'cinder.typeQos',
  'cinder.createEncryption',
  'cinder.updateEncryption',
  'cinder.createQosSpec',
  'cinder.qosConsumer',
  'cinder.createQosValue',
  'cinder.editQosValue',
  'glance.editNamespace',
  'neutron.editAnyRouter',
  'neutron.editAnyNetwork',
  'neutron.addDhcpAgent',
  'neutron.allocateAnyFloatingIp',
  'neutron.createRbacPolicy',
  'neutron.createAnySubnetPool',
  'neutron.editAnySubnetPool',
  'neutron.createAnyAddressScope',
  'neutron.editAnyAddressScope',
  'neutron.editRbacPolicy',
])

/** Looked at in cases of their own: not every Horizon has them, or they take a file, to be read and never sent. */
const elsewhere = new Set<FormName>([
  'keystone.registerProvider',
  'keystone.editProvider',
  'keystone.addProtocol',
  'keystone.createMapping',
  'keystone.editMapping',
  'keystone.createUserCredential',
  'keystone.editUserCredential',
  'keystone.createOwnCredential',
  'keystone.editOwnCredential',
  'neutron.editPortForwarding',
  'nova.password',
])

const everywhere = (Object.keys(forms) as FormName[]).filter((name) => !elsewhere.has(name))

/** What stands in the address of a form about a part. */
const keyOf: Partial<Readonly<Record<FormName, string>>> = {
  'cinder.editQosValue': 'total_iops_sec',
  'glance.editProperty': 'object=&name=cpu_policy',
}

/** Which a cloud may not have, and says so. */
const settingOf: Partial<Readonly<Record<FormName, string>>> = {
  'nova.changePassword': 'OPENSTACK_ENABLE_INSTANCE_PASSWORD_CHANGE',
  'neutron.createSubnetPool': 'STRATUS_WITHOUT_HORIZON',
  'neutron.createAnySubnetPool': 'STRATUS_WITHOUT_HORIZON',
  'neutron.editSubnetPool': 'STRATUS_WITHOUT_HORIZON',
  'neutron.editAnySubnetPool': 'STRATUS_WITHOUT_HORIZON',
  'neutron.createAddressScope': 'STRATUS_WITHOUT_HORIZON',
  'neutron.createAnyAddressScope': 'STRATUS_WITHOUT_HORIZON',
  'neutron.editAddressScope': 'STRATUS_WITHOUT_HORIZON',
  'neutron.editAnyAddressScope': 'STRATUS_WITHOUT_HORIZON',
  'glance.createProperty': 'STRATUS_WITHOUT_HORIZON',
  'glance.editProperty': 'STRATUS_WITHOUT_HORIZON',
  'glance.namespaceTags': 'STRATUS_WITHOUT_HORIZON',
  'glance.shareImage': 'STRATUS_WITHOUT_HORIZON',
  'glance.sharedImages': 'STRATUS_WITHOUT_HORIZON',
  'neutron.forwardPort': 'STRATUS_WITHOUT_HORIZON',
  'neutron.forwardAnyPort': 'STRATUS_WITHOUT_HORIZON',
}

/** Opens a form by name, and sends it; what was wrong, by field. */
export async function fill(client: Client, name: FormName, params: object, values: Readonly<Record<string, string>>) {
  const form = await openForm(client, name, params as never)
  if (!form) throw new Error(`${name} is not as the table says`)
  const result = await client.sendForm(form, values)
  const told = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  if (result.ok) return { ok: told.length === 0, errors: told }
  const fields = result.form.fields.filter(({ errors }) => errors.length)
  const errors = [...told, ...result.form.errors, ...fields.flatMap((field) => field.errors)]
  return { ok: false, errors, fields: fields.map((field) => field.name) }
}

export function formCases(cloud: Cloud): void {
  describe(`Forms of pages on the ${cloud.name} cloud`, () => {
    it.each(everywhere)('P-FORM-01 %s is as the table says', async (name) => {
      const { client } = await cloud.as('demo')
      const setting = settingOf[name]
      if (setting && !(await client.settingEnabled(setting))) return
      if (name.includes('orward') && !(await client.extensionEnabled('neutron', 'floating-ip-port-forwarding'))) return
      const first = async () => {
        if (name.includes('Aggregate'))
          return called((await (await cloud.as('admin')).client.call('nova.aggregates.list')).items, 'agg-ssd')
        if (name.endsWith('Host'))
          return { id: (await (await cloud.as('admin')).client.call('nova.services.list')).items.at(-1)?.host ?? '' }
        if (/^glance\..*(Namespace|namespace|Property)/.test(name)) return { id: 'OS::Compute::CPUPinning' }
        if (name.includes('orward')) return (await client.call('neutron.floatingIps.list')).items[0]!
        if (name === 'glance.shareImage')
          return called((await client.call('glance.images.list')).items, 'shared-by-demo')
        if (name === 'glance.sharedImages') return { id: '' }
        if (name.startsWith('keystone.project'))
          return called((await (await cloud.as('admin')).client.call('keystone.projects.list')).items, 'demo')
        if (name.startsWith('keystone.domain')) return { id: 'default' }
        if (name.startsWith('keystone.')) return { id: '' }
        if (name.startsWith('nova.')) return called((await client.call('nova.servers.list')).items, 'vm-alpha-1')
        if (name.endsWith('SubnetPool')) return called((await client.call('neutron.subnetPools.list')).items, 'pool-v4')
        if (name.endsWith('AddressScope'))
          return called((await client.call('neutron.addressScopes.list')).items, 'scope-v4')
        if (name === 'neutron.editRbacPolicy')
          return (await (await cloud.as('admin')).client.call('neutron.rbacPolicies.list')).items[0]!
        if (/Router$|Gateway$|Interface$|Route$/.test(name) && name.startsWith('neutron.'))
          return called((await client.call('neutron.routers.list')).items, 'router-main')
        if (name.startsWith('heat.')) return called((await client.call('heat.stacks.list')).items, 'stack-net')
        if (name === 'neutron.editPort') return called((await client.call('neutron.ports.list')).items, 'spare-port')
        if (name === 'neutron.editSubnet')
          return (await client.call('neutron.subnets.list')).items.find(({ name: of }) => of === 'beta-v4')!
        if (
          name.endsWith('Agent') ||
          name === 'neutron.createPort' ||
          (name.startsWith('neutron.edit') && name.endsWith('Network'))
        )
          return called((await client.call('neutron.networks.list')).items, 'net-alpha')
        if (name.startsWith('neutron.')) return called((await client.call('neutron.securityGroups.list')).items, 'web')
        if (/Backup(Status)?$/.test(name))
          return called((await client.call('cinder.backups.list')).items, 'backup-empty')
        if (/GroupType$|GroupSpec$/.test(name)) {
          const ofTypes = (await cloud.as('admin')).client
          return called((await ofTypes.call('cinder.groupTypes.list')).items, 'consistent-group')
        }
        if (/Qos(Consumer|Value)$/i.test(name)) {
          const ofSpecs = (await cloud.as('admin')).client
          return called((await ofSpecs.call('cinder.qosSpecs.list')).items, 'iops-500')
        }
        if (/VolumeType$|type(Access|Qos)$|Encryption$/.test(name)) {
          const ofTypes = (await cloud.as('admin')).client
          const type = name.startsWith('cinder.update') ? 'encrypted' : 'private-type'
          return called((await ofTypes.call('cinder.volumeTypes.list')).items, type)
        }
        if (name === 'cinder.restoreGroup')
          return called((await client.call('cinder.groupSnapshots.list')).items, 'vgs-one')
        if (/Group(Volumes)?$/i.test(name)) return called((await client.call('cinder.groups.list')).items, 'vg-one')
        const { items } = await client.call('cinder.snapshots.list')
        if (name.endsWith('Snapshot') || name.endsWith('SnapshotStatus')) return items[0]!
        return called((await client.call('cinder.volumes.list')).items, 'vol-empty')
      }
      const thing = await first()
      const of = 'volume_id' in thing ? String(thing.volume_id) : ''
      const params =
        name === 'cinder.backupSnapshot'
          ? { id: of, snapshot: thing.id }
          : {
              id: thing.id,
              network: 'network_id' in thing ? String(thing.network_id) : '',
              name: 'name' in thing ? thing.name : '',
              key: keyOf[name] ?? 'consistent_group_snapshot_enabled',
            }
      const asked = ofAdmin.has(name) ? (await cloud.as('admin')).client : client
      const form = await openForm(asked, name, params as never)
      expect(form?.title).toBeTruthy()
      expect(form?.submit).toBeTruthy()
      const known: readonly string[] = forms[name].fields
      const seen = form?.fields.filter(({ type }) => type !== 'hidden') ?? []
      expect(seen.length).toBeGreaterThan(0)
      const isKnown = (field: string) =>
        known.some((each) => (each.endsWith('*') ? field.startsWith(each.slice(0, -1)) : field === each))
      expect(seen.map((field) => field.name).filter((field) => !isKnown(field))).toEqual([])
      for (const field of seen) expect(field.label, field.name).not.toBe('')
    })

    it.for(['nova.rescue', 'nova.rebuild'] as const)(
      'P-IMG-22 %s offers images that boot, no kernels',
      async (name) => {
        const { client } = await cloud.as('demo')
        const { id } = called((await client.call('nova.servers.list')).items, 'vm-alpha-1')
        const { items } = await client.call('glance.images.list')
        const form = await openForm(client, name, { id })
        const offered = form?.fields.find((field) => field.name === 'image')?.choices ?? []
        const isOffered = (image: string) => offered.some(({ value }) => value === called(items, image).id)
        expect(['cirros', 'tiny-kernel', 'tiny-ramdisk'].map(isOffered)).toEqual([true, false, false])
      },
    )

    it('G-GATE-12 a volume does not grow beyond the quota of its project', async () => {
      const { client } = await cloud.as('demo')
      const { id, size } = called((await client.call('cinder.volumes.list')).items, 'vol-empty')
      const more = { new_size: '5000' }
      expect(await fill(client, 'cinder.extend', { id }, more)).toMatchObject({ ok: false })
      expect(called((await client.call('cinder.volumes.list')).items, 'vol-empty').size).toBe(size)
    })

    it.for(['cores', 'snapshots', 'router'])(
      'I-PROJ-02 a quota of a project is changed alone, and kept: %s',
      async (quota, { skip }) => {
        const { client } = await cloud.as('admin')
        const params = { id: called((await client.call('keystone.projects.list')).items, 'demo').id }
        const limits = async () => {
          const { fields = [] } = (await openForm(client, 'keystone.projectQuotas', params)) ?? {}
          return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
        }
        const before = await limits()
        skip(
          cloud.name === 'live' && before['router'] === '',
          'This Horizon cannot read quotas of the network service.',
        )
        expect(before[quota]).toMatch(/^-?\d+$/)
        expect(await fill(client, 'keystone.projectQuotas', params, { [quota]: '4321' })).toMatchObject({ ok: true })
        expect(await limits()).toEqual({ ...before, [quota]: '4321' })
        const back = { [quota]: before[quota] ?? '' }
        expect(await fill(client, 'keystone.projectQuotas', params, back)).toMatchObject({ ok: true })
        expect(await limits()).toEqual(before)
      },
    )

    it.each(['keystone.projectMembers', 'keystone.projectGroups'] as const)(
      'I-PROJ-03 a role in a project is given, told, and taken again; nobody else’s changes: %s',
      async (name) => {
        const { client } = await cloud.as('admin')
        const own = `ct-${name.slice(-6).toLowerCase()}-${cloud.name}`
        const project = await client.call('keystone.projects.create', { body: { name: own } })
        const list = name === 'keystone.projectMembers' ? 'update_members' : 'update_group_members'
        const roles = async () =>
          ((await openForm(client, name, { id: project.id }))?.fields ?? []).filter(
            ({ membership }) => membership?.list === list,
          )
        try {
          const [first, second] = await roles()
          const somebody = first?.choices.at(-1)?.value ?? ''
          expect(somebody).not.toBe('')
          const both = { [first!.name]: somebody, [second!.name]: somebody }
          expect(await fill(client, name, { id: project.id }, both)).toMatchObject({ ok: true })
          const held = (await roles()).filter(({ value }) => value.split('\n').includes(somebody))
          expect(held.map((field) => field.name)).toEqual([first!.name, second!.name])
          expect(await fill(client, name, { id: project.id }, { [first!.name]: '' })).toMatchObject({ ok: true })
          expect((await roles()).flatMap((field) => (field.value ? [[field.name, field.value]] : []))).toEqual([
            [second!.name, somebody],
          ])
        } finally {
          await client.call('keystone.projects.delete', { params: { id: project.id } })
        }
      },
    )

    it('P-IMG-39 an image is shared with a project, accepted there, and taken back; a wrong ID is said at its field', async () => {
      const { client: owner } = await cloud.as('admin')
      if (await owner.horizonPages()) return
      const { client } = await cloud.as('demo')
      const project = (await client.session()).project_id ?? ''
      const name = `ct-members-${cloud.name}`
      const body = { name, visibility: 'shared', disk_format: 'raw', container_format: 'bare', data: '' } as const
      const { id } = await owner.call('glance.images.create', { body })
      const seen = async () => (await client.call('glance.images.list')).items.some((image) => image.id === id)
      const shared = async () => (await openForm(client, 'glance.sharedImages', {}))?.fields[0]
      const offer = async () => (await shared())?.choices.find(({ value }) => value === id)?.label
      const accept = async (isAccepted: boolean) => {
        const others = ((await shared())?.value ?? '').split('\n').filter((each) => each && each !== id)
        return fill(
          client,
          'glance.sharedImages',
          {},
          { accepted: [...others, ...(isAccepted ? [id] : [])].join('\n') },
        )
      }
      try {
        expect(await offer()).toBeUndefined()
        const wrong = await fill(owner, 'glance.shareImage', { id }, { more: 'not an id!' })
        expect(wrong).toMatchObject({ ok: false, fields: ['more'] })
        expect(await fill(owner, 'glance.shareImage', { id }, { more: project })).toMatchObject({ ok: true })
        expect(await offer()).toBe(`${name} (not accepted yet)`)
        expect(await seen()).toBe(false)
        expect(await accept(true)).toMatchObject({ ok: true })
        expect(await seen()).toBe(true)
        expect(await accept(false)).toMatchObject({ ok: true })
        expect(await offer()).toBe(`${name} (rejected)`)
        const kept = await openForm(owner, 'glance.shareImage', { id })
        expect(kept?.fields[0]?.value).toBe(project)
        expect(await fill(owner, 'glance.shareImage', { id }, { members: '' })).toMatchObject({ ok: true })
        expect(await offer()).toBeUndefined()
      } finally {
        await owner.call('glance.images.delete', { params: { id } })
      }
    })

    it('P-FORM-02 A-NEUTRON-06 makes a security group, refuses half a rule at its field, and takes a whole one', async () => {
      const { client } = await cloud.as('demo')
      const name = `ct-group-${cloud.name}`
      const all = async () => (await client.call('neutron.securityGroups.list')).items
      expect(await fill(client, 'neutron.createSecurityGroup', {}, { name, description: '<b>x</b>' })).toMatchObject({
        ok: true,
      })
      const { id } = called(await all(), name)
      const rule = { rule_menu: 'tcp', port_or_range: 'range', from_port: '90', to_port: '80', remote: 'cidr' }
      const wrong = await fill(client, 'neutron.addRule', { id }, { ...rule, cidr: '10.0.0.0/8' })
      // Horizon says it of the whole form.
      const order = 'The "to" port number must be greater than or equal to the "from" port number.'
      expect(wrong).toMatchObject({ ok: false, errors: [order] })
      const noNet = await fill(client, 'neutron.addRule', { id }, { ...rule, to_port: '99', cidr: 'nowhere' })
      expect(noNet).toMatchObject({ ok: false, fields: ['cidr'] })
      const taken = await fill(client, 'neutron.addRule', { id }, { ...rule, to_port: '99', cidr: '10.0.0.0/8' })
      expect(taken.ok).toBe(true)
      const made = called(await all(), name).security_group_rules ?? []
      expect(made.find(({ port_range_max }) => port_range_max === 99)).toMatchObject({
        direction: 'ingress',
        protocol: 'tcp',
        port_range_min: 90,
        remote_ip_prefix: '10.0.0.0/8',
      })
      const other = await fill(client, 'neutron.editSecurityGroup', { id }, { name: `${name}-2` })
      expect(other.ok).toBe(true)
      called(await all(), `${name}-2`)
      await client.tableAction('project/security_groups/', `security_groups__delete__${id}`)
    })

    it('P-INST-07 a new password for an instance is typed twice', async () => {
      const { client } = await cloud.as('demo')
      if (!(await client.settingEnabled('OPENSTACK_ENABLE_INSTANCE_PASSWORD_CHANGE'))) return
      const { id } = called((await client.call('nova.servers.list')).items, 'vm-alpha-1')
      const change = (confirm_password: string) =>
        fill(client, 'nova.changePassword', { id }, { password: 'new secret', confirm_password })
      expect(await change('new secrets')).toMatchObject({ ok: false, fields: ['confirm_password'] })
      expect(await change('new secret')).toMatchObject({ ok: true })
    })

    it('C-PWD-01 tells the password of an instance as it is kept, and that there is none', async () => {
      const { client } = await cloud.as('demo')
      const { id, key_name } = called((await client.call('nova.servers.list')).items, 'vm-alpha-1')
      const encrypted = await encryptedPassword(client, { id, key: key_name ?? '' })
      // Instances of a real cloud have one only where they bring a service that sets it.
      expect(encrypted).toMatch(/^(?:[A-Za-z0-9+/\s]{100,}=*)?$/)
    })

    it('P-FORM-02 A-CINDER-01 extends, retypes and attaches a volume by its forms', async () => {
      const { client } = await cloud.as('demo')
      const name = `ct-form-volume-${cloud.name}`
      const { id } = await client.call('cinder.volumes.create', {
        body: { size: 1, name, description: '', metadata: {} } as never,
      })
      cloud.note('volume', id)
      const volume = () => client.call('cinder.volumes.get', { params: { id } })
      const becomes = (status: string) =>
        cloud.waitUntil(`${name} is ${status}`, async () => (await volume()).status === status)
      await becomes('available')
      expect(await fill(client, 'cinder.extend', { id }, { new_size: '1' })).toMatchObject({ ok: false })
      expect(await fill(client, 'cinder.extend', { id }, { new_size: '2' })).toMatchObject({ ok: true })
      await cloud.waitUntil('it is larger', async () => (await volume()).size === 2)
      await becomes('available')
      expect(await fill(client, 'cinder.edit', { id }, { name: `${name}-2`, description: 'ü' })).toMatchObject({
        ok: true,
      })
      expect(await volume()).toMatchObject({ name: `${name}-2`, description: 'ü' })
      const server = called((await client.call('nova.servers.list')).items, 'vm-beta-1')
      expect(await fill(client, 'nova.attachVolume', { id: server.id }, { volume: id })).toMatchObject({ ok: true })
      await becomes('in-use')
      expect(await fill(client, 'nova.detachVolume', { id: server.id }, { volume: id })).toMatchObject({ ok: true })
      await becomes('available')
      await cloud.discard('volume', id)
    })
  })
}
