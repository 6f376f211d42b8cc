import './demo.js'
import '@stratus/widgets/define/stack-topology'

const node = (name: string, type: string, required_by: readonly string[], status = 'CREATE_COMPLETE') => ({
  name,
  status,
  required_by,
  in_progress: status.endsWith('IN_PROGRESS'),
  info_box: `<h3>${name}</h3><p>${status}</p><p>${type}</p>`,
})

const nodes = [
  node('net', 'OS::Neutron::Net', ['subnet', 'port']),
  node('subnet', 'OS::Neutron::Subnet', ['port', 'router_interface']),
  node('router', 'OS::Neutron::Router', ['router_interface']),
  node('router_interface', 'OS::Neutron::RouterInterface', ['floating_ip']),
  node('port', 'OS::Neutron::Port', ['server', 'floating_ip']),
  node('volume', 'OS::Cinder::Volume', ['attachment']),
  node('server', 'OS::Nova::Server', ['attachment'], 'CREATE_IN_PROGRESS'),
  node('floating_ip', 'OS::Neutron::FloatingIP', []),
  node('attachment', 'OS::Cinder::VolumeAttachment', [], 'INIT_COMPLETE'),
  node('alarm', 'OS::Aodh::Alarm', [], 'CREATE_FAILED'),
]
const stack = { name: 'web-shop', status: 'CREATE_IN_PROGRESS', in_progress: true, info_box: '<h3>web-shop</h3>' }

const element = document.querySelector('stratus-stack-topology')
if (element) element.data = { stack, nodes }
