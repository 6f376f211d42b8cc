import { attachedVolumes, attachVolume, detachVolume, plugNics } from '../../handlers/nova/devices.js'
import { removePort } from '../../handlers/neutron/ports.js'
import type { PageRoute } from '../context.js'
import { field } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { instanceForm } from './instance-form.js'

const addresses = (ips: readonly { readonly ip_address: string }[]) =>
  ips.map(({ ip_address }) => ip_address).join(', ')

/** What is plugged into an instance and pulled out of it: volumes, interfaces, floating IPs. */
export const instanceDeviceRoutes: readonly PageRoute[] = [
  instanceForm('attach_volume/', {
    title: 'Attach Volume',
    submit: 'Attach Volume',
    help: ['Attach Volume to Running Instance.'],
    fields: ({ cloud }, server) => [
      {
        name: 'volume',
        label: 'Volume ID',
        kind: 'select',
        required: true,
        help: 'Select a volume to attach to this instance.',
        options: [
          ['', 'Select a volume'],
          ...cloud.world.db.cinder.volumes
            .where('project_id', server.project_id)
            .filter(({ status }) => status === 'available')
            .map(({ id, name, size }): Option => [id, `${name || id} (${size}GiB)`]),
        ],
      },
    ],
    save({ cloud, form, say }, server) {
      const volume = cloud.world.db.cinder.volumes.get(field(form, 'volume'))
      if (!volume) return { volume: 'Select a valid choice.' }
      attachVolume(cloud.world, server, volume.id)
      say('info', `Attaching volume ${volume.name} to instance ${server.name}.`)
      return ''
    },
  }),
  instanceForm('detach_volume/', {
    title: 'Detach Volume',
    submit: 'Detach Volume',
    help: ['Detach Volume from Running Instance.'],
    fields: ({ cloud }, server) => [
      {
        name: 'volume',
        label: 'Volume ID',
        kind: 'select',
        required: true,
        options: attachedVolumes(cloud.world, server.id).map(({ volume }) => [volume.id, volume.name || volume.id]),
      },
    ],
    save({ cloud, form, say }, server) {
      const volume = cloud.world.db.cinder.volumes.get(field(form, 'volume'))
      if (!volume) return { volume: 'Select a valid choice.' }
      detachVolume(cloud.world, volume.id, server.id)
      say('info', `Detaching volume ${volume.name} from instance ${server.name}.`)
      return ''
    },
  }),
  instanceForm('attach_interface', {
    title: 'Attach Interface',
    submit: 'Attach Interface',
    help: ['Select the network for interface attaching.'],
    fields: ({ cloud }, server) => [
      {
        name: 'specification_method',
        label: 'The way to specify an interface',
        kind: 'select',
        switches: 'specification_method',
        options: [
          ['network', 'by Network (and IP address)'],
          ['port', 'by Port'],
        ],
      },
      {
        name: 'network',
        label: 'Network',
        kind: 'select',
        shownFor: { switch: 'specification_method', labels: { network: 'Network' } },
        options: cloud.world.db.neutron.networks
          .filter(({ project_id, shared, external }) => !external && (shared || project_id === server.project_id))
          .map(({ id, name }) => [id, name]),
      },
      {
        name: 'fixed_ip',
        label: 'Fixed IP Address',
        shownFor: { switch: 'specification_method', labels: { network: 'Fixed IP Address' } },
      },
      {
        name: 'port',
        label: 'Port',
        kind: 'select',
        shownFor: { switch: 'specification_method', labels: { port: 'Port' } },
        options: cloud.world.db.neutron.ports
          .where('project_id', server.project_id)
          .filter(({ device_id }) => device_id === '')
          .map(({ id, name, fixed_ips }) => [id, `${name || id} (${addresses(fixed_ips)})`]),
      },
    ],
    save({ cloud, form, say }, server) {
      const port = field(form, 'specification_method') === 'port' ? field(form, 'port') : ''
      const address = field(form, 'fixed_ip').trim()
      if (address && !/^[\d.]+$|:/.test(address)) return { fixed_ip: 'Incorrect format for IP address' }
      plugNics(cloud.world, server, [
        port ? { port } : { network: field(form, 'network'), ...(address && { address }) },
      ])
      say('success', `Attaching interface to instance ${server.id}.`)
      return ''
    },
  }),
  instanceForm('detach_interface', {
    title: 'Detach Interface',
    submit: 'Detach Interface',
    help: ['Select the port to detach.'],
    fields: ({ cloud }, server) => [
      {
        name: 'port',
        label: 'Port',
        kind: 'select',
        required: true,
        options: cloud.world.db.neutron.ports
          .where('device_id', server.id)
          .map(({ id, fixed_ips }) => [id, addresses(fixed_ips)]),
      },
    ],
    save({ cloud, form, say }, server) {
      const port = cloud.world.db.neutron.ports.get(field(form, 'port'))
      if (port?.device_id !== server.id) return { port: 'Select a valid choice.' }
      removePort(cloud.world, port.id)
      say('success', `Detached interface ${port.id} for instance ${server.id}.`)
      return ''
    },
  }),
  instanceForm('disassociate', {
    title: 'Disassociate Floating IP',
    submit: 'Disassociate',
    help: ['Select the floating IP to be disassociated.'],
    fields: ({ cloud }, server) => [
      {
        name: 'fip',
        label: 'Floating IP',
        kind: 'select',
        required: true,
        options: cloud.world.db.neutron.floatingIps
          .filter(({ port_id }) => cloud.world.db.neutron.ports.get(port_id ?? '')?.device_id === server.id)
          .map(({ id, floating_ip_address }) => [id, floating_ip_address]),
      },
      { name: 'is_release', label: 'Release Floating IP', kind: 'checkbox' },
    ],
    save({ cloud, form, say }) {
      const { floatingIps } = cloud.world.db.neutron
      const address = floatingIps.get(field(form, 'fip'))
      if (!address) return { fip: 'Select a valid choice.' }
      const free = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' }
      if (form.has('is_release')) floatingIps.remove(address.id)
      else floatingIps.update(address.id, free)
      say('success', `Successfully disassociated Floating IP ${address.floating_ip_address}`)
      return ''
    },
  }),
]
