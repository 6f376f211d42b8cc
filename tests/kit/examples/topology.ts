import type { Example } from '../mount.js'

function network(word: string) {
  const node = (id: string, more: object = {}) => ({
    id,
    name: word,
    status: word,
    original_status: 'ACTIVE',
    url: `#${id}`,
    ...more,
  })
  return {
    networks: [
      node('n1', { subnets: [{ id: 's1', cidr: word, url: '#s1' }], allow_delete_subnet: true }),
      node('n2', { 'router:external': true }),
    ],
    routers: [node('r1')],
    servers: [node('v1'), node('v2', { original_status: 'BUILD' })],
    ports: [
      {
        id: 'p1',
        network_id: 'n1',
        device_id: 'r1',
        device_owner: 'network:router_interface',
        fixed_ips: [{ ip_address: word }],
      },
      { id: 'p2', network_id: 'n1', device_id: 'v1', device_owner: 'compute:nova', fixed_ips: [{ ip_address: word }] },
      { id: 'p3', network_id: 'n2', device_id: 'r1', device_owner: 'network:router_gateway', fixed_ips: [] },
    ],
  }
}

/** No cloud's. */
function services(word: string) {
  return {
    nodes: [
      {
        id: 'a',
        kind: 'service',
        name: word,
        status: word,
        group: 'b',
        texts: [word],
        badges: [{ label: word, text: word }],
      },
      { id: 'b', name: word },
      { id: 'c', name: word, state: 'error' },
    ],
    links: [{ from: 'a', to: 'c', label: word, direction: 'forward' }],
  }
}

/** Pictures of networks and stacks. */
export function topology(word: string): readonly Example[] {
  const stack = {
    stack: { name: word, status: 'CREATE_COMPLETE', in_progress: false, info_box: word },
    nodes: [
      { name: 'a', status: 'CREATE_COMPLETE', required_by: ['b'], in_progress: false, info_box: word },
      { name: 'b', status: 'CREATE_FAILED', required_by: [], in_progress: false, info_box: word },
    ],
  }
  return [
    { tag: 'stratus-stack-topology', state: 'a picture', properties: { data: stack } },
    { tag: 'stratus-stack-topology', state: 'a list', properties: { data: stack, view: 'list' } },
    {
      tag: 'stratus-topology',
      state: 'a graph',
      properties: { model: network(word), view: 'graph' },
      late: true,
    },
    {
      tag: 'stratus-topology',
      state: 'a graph of its own',
      properties: { model: services(word), nodeKinds: { service: { label: word } }, view: 'graph', withOutline: true },
      late: true,
    },
    { tag: 'stratus-topology', state: 'waiting for data', properties: { view: 'graph' } },
    { tag: 'stratus-topology', state: 'failed', properties: { state: 'failed' } },
    { tag: 'stratus-topology-balloon', state: 'closed', inner: true },
    ...(['flat', 'graph', 'outline'] as const).map((view) => ({
      tag: `stratus-topology-${view}`,
      state: 'filled',
      properties: { model: network(word), ...(view === 'flat' && { drawMode: 'normal' }) },
      late: true,
      inner: true,
    })),
  ]
}
