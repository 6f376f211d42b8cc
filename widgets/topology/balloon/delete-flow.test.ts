import { describe, expect, it, vi } from 'vitest'
import { readFrameMessage, type DeleteResult } from './delete-frame.js'
import { DeleteFlow } from './delete-flow.js'
import { deleteAction, deletePage, deletePayload, type DeleteTarget } from './delete-target.js'
import { type Topology } from '../model/topology-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const server: DeleteTarget = { kind: 'server', id: 'v1', name: 'vm', owner: 'server/v1' }
const router: DeleteTarget = { kind: 'router', id: 'r1', name: 'r', owner: 'router/r1' }
const network: DeleteTarget = { kind: 'network', id: 'n1', name: 'n', owner: 'network/n1' }
const port: DeleteTarget = { kind: 'port', id: 'p1', name: 'p', owner: 'router/r1', routerId: 'r1', networkId: 'n1' }
const subnet: DeleteTarget = { kind: 'subnet', id: 's1', name: 's', owner: 'network/n1', networkId: 'n1' }

const model = (task: string | null = null, extra: object = {}): Topology =>
  parseTopology({
    servers: [{ id: 'v1', name: 'vm', status: 'Active', original_status: 'ACTIVE', task }],
    networks: [{ id: 'n1', name: 'n', subnets: [{ id: 's1', cidr: '10.0.0.0/24' }] }],
    routers: [{ id: 'r1', name: 'r' }],
    ports: [{ id: 'p1', device_id: 'r1', network_id: 'n1' }],
    ...extra,
  })

function flowWith(answer: () => Promise<DeleteResult>) {
  let now = 0
  const said: DeleteResult[] = []
  const reload = vi.fn()
  const flow = new DeleteFlow({
    send: answer,
    changed: () => undefined,
    say: (result) => said.push(result),
    reload,
    now: () => now,
  })
  return { flow, said, reload, pass: (ms: number) => (now += ms) }
}
const answers = (type: DeleteResult['type'], message: string) => () => Promise.resolve({ type, message })

describe('where and how a deletion is posted', () => {
  it('T-DEL-02 each kind of device has its page', () => {
    expect([server, router, network, port, subnet].map(deletePage)).toEqual([
      'instance?id=v1',
      'router',
      'network',
      'router/r1/',
      'network/n1/?tab=network_tabs__subnets_tab',
    ])
  })

  it('T-DEL-02 an id is a part of the address, whatever it holds', () => {
    const hostile = '../a?b#c'
    const part = '..%2Fa%3Fb%23c'
    expect([
      deletePage({ ...server, id: hostile }),
      deletePage({ ...port, routerId: hostile }),
      deletePage({ ...subnet, networkId: hostile }),
    ]).toEqual([`instance?id=${part}`, `router/${part}/`, `network/${part}/?tab=network_tabs__subnets_tab`])
  })

  it('its table knows the action by this name', () => {
    expect([server, router, network, port, subnet].map(deleteAction)).toEqual([
      'instances__delete__v1',
      'Routers__delete__r1',
      'networks__delete__n1',
      'interfaces__delete__p1',
      'subnets__delete__s1',
    ])
  })

  it('T-DEL-03 the message is the id, and for ports also router and network', () => {
    expect(deletePayload(server)).toEqual({ id: 'v1' })
    expect(deletePayload(port)).toEqual({ id: 'p1', router_id: 'r1', network_id: 'n1' })
  })
})

describe('messages between windows', () => {
  it('T-DEL-04 G-HTTP-05 carry type, message and iframe_id', () => {
    const text = '{"action":"alert","iframe_id":"ifr_r1","type":"success","message":"Deleted Router: r"}'
    expect(readFrameMessage(text)).toEqual({ type: 'success', message: 'Deleted Router: r', iframe_id: 'ifr_r1' })
    expect(readFrameMessage({ type: 'danger', message: 'No.', iframe_id: 'ifr_r1' })?.type).toBe('error')
  })

  it.each([undefined, null, 7, '', '{', '[]', '{"type":"success"}', { type: 'success', message: 3, iframe_id: 'x' }])(
    'G-HTTP-05 anything else is none: %j',
    (data) => expect(readFrameMessage(data)).toBeNull(),
  )
})

describe('delete flow', () => {
  it('T-DEL-01 the device is loading from the confirmation on', async () => {
    const { flow } = flowWith(answers('error', 'No.'))
    const run = flow.run(server)
    expect([...flow.pending.loading]).toEqual(['server/v1'])
    await run
    expect(flow.pending.loading.size).toBe(0)
  })

  it.each([
    [router, 'router/r1'],
    [network, 'network/n1'],
    [server, 'server/v1'],
  ])('T-DEL-05 success removes the node at once', async (target, key) => {
    const { flow, reload } = flowWith(answers('success', 'Deleted.'))
    await flow.run(target)
    expect([...flow.pending.removed]).toEqual([key])
    expect(flow.pending.loading.size).toBe(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([port, subnet])('T-DEL-05 success removes the part, its owner stays', async (target) => {
    const { flow } = flowWith(answers('success', 'Deleted.'))
    await flow.run(target)
    expect([...flow.pending.removedParts]).toEqual([target.id])
    expect(flow.pending.removed.size).toBe(0)
  })

  it('what is gone from the data needs no mark any more', async () => {
    const { flow } = flowWith(answers('success', 'Deleted.'))
    await flow.run(router)
    flow.settle(model())
    expect(flow.pending.removed.size).toBe(1)
    flow.settle(model(null, { routers: [] }))
    expect(flow.pending.removed.size).toBe(0)
  })

  it('a scheduled deletion (info) stays loading until the data tell it themselves (DEC-34)', async () => {
    const { flow, reload } = flowWith(answers('info', 'Scheduled deletion of Instance: vm'))
    await flow.run(server)
    expect(reload).toHaveBeenCalledTimes(1)
    flow.settle(model())
    expect([...flow.pending.loading]).toEqual(['server/v1'])
    flow.settle(model('deleting'))
    expect(flow.pending.loading.size).toBe(0)
  })

  it('a scheduled deletion that never comes is given up', async () => {
    const { flow, pass } = flowWith(answers('info', 'Scheduled deletion of Instance: vm'))
    await flow.run(server)
    pass(60_000)
    flow.settle(model())
    expect(flow.pending.loading.size).toBe(0)
  })

  it('T-DEL-06 the message is told with its type', async () => {
    const { flow, said } = flowWith(answers('warning', 'In use.'))
    await flow.run(network)
    expect(said).toEqual([{ type: 'warning', message: 'In use.' }])
  })

  it('T-DEL-07 the same message is told once within 10 s', async () => {
    const { flow, said, pass } = flowWith(answers('error', 'Unable to delete network: n'))
    await flow.run(network)
    pass(9_999)
    await flow.run(network)
    expect(said).toHaveLength(1)
    pass(1)
    await flow.run(network)
    expect(said).toHaveLength(2)
  })

  it('a deletion that throws is told as an error', async () => {
    const { flow, said } = flowWith(() => Promise.reject(new Error('Conflict')))
    await flow.run(router)
    expect(said).toEqual([{ type: 'error', message: 'Conflict' }])
    expect(flow.pending).toMatchObject({ loading: new Set(), removed: new Set() })
  })

  it('T-DEL-05 an interface whose deletion is only announced leaves its router as it was', async () => {
    const { flow } = flowWith(answers('info', 'Later.'))
    await flow.run(port)
    expect([flow.pending.loading.size, flow.pending.removedParts.size]).toEqual([0, 0])
  })

  it('T-DEL-01 two deletions at once: each device is loading until its own has ended', async () => {
    const ends: (() => void)[] = []
    const { flow } = flowWith(
      () => new Promise((resolve) => ends.push(() => resolve({ type: 'error', message: `${ends.length}` }))),
    )
    const [first, second] = [flow.run(router), flow.run(network)]
    expect([...flow.pending.loading]).toEqual(['router/r1', 'network/n1'])
    ends[0]!()
    await first
    flow.settle(model())
    expect([...flow.pending.loading]).toEqual(['network/n1'])
    ends[1]!()
    await second
    expect(flow.pending.loading.size).toBe(0)
  })

  it('T-DEL-01 what is deleted again stays loading while that goes on, though the data tell of the first time', async () => {
    let isFirst = true
    const { flow } = flowWith(() => {
      const answer = { type: 'info', message: 'Scheduled.' } as const
      return isFirst ? Promise.resolve(answer) : new Promise(() => undefined)
    })
    await flow.run(server)
    isFirst = false
    void flow.run(server)
    flow.settle(model('deleting'))
    expect([...flow.pending.loading]).toEqual(['server/v1'])
  })

  it('parts that are gone from the data need no mark any more', async () => {
    const { flow } = flowWith(answers('success', 'Deleted.'))
    await flow.run(port)
    await flow.run(subnet)
    flow.settle(model())
    expect([...flow.pending.removedParts]).toEqual(['p1', 's1'])
    flow.settle(model(null, { ports: [] }))
    expect([...flow.pending.removedParts]).toEqual(['s1'])
    flow.settle(model(null, { ports: [], networks: [{ id: 'n1' }] }))
    expect(flow.pending.removedParts.size).toBe(0)
  })

  it('T-DEL-07 the same words of another type are another message', async () => {
    let type: DeleteResult['type'] = 'error'
    const { flow, said } = flowWith(() => Promise.resolve({ type, message: 'Network n' }))
    await flow.run(network)
    type = 'warning'
    await flow.run(network)
    expect(said.map((each) => each.type)).toEqual(['error', 'warning'])
  })

  it('T-DEL-06 a failure without words is told all the same', async () => {
    const { flow, said } = flowWith(() => Promise.reject(new Error('')))
    await flow.run(router)
    expect(said[0]!.message).toBe('There was a problem communicating with the server, please try again.')
  })

  it('one device is deleted once, however often it is confirmed', async () => {
    const send = vi.fn(answers('success', 'Deleted.'))
    const { flow } = flowWith(send)
    await Promise.all([flow.run(router), flow.run(router)])
    expect(send).toHaveBeenCalledTimes(1)
  })
})
