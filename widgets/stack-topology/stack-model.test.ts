import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stackStep } from './stack-keys.js'
import { layoutStack } from './stack-layout.js'
import { readStackTopology, stackTone, statusWords } from './stack-model.js'

/** As the live cloud tells it for `stack-net`. */
const answer = {
  nodes: [
    {
      name: 'net',
      status: 'CREATE_COMPLETE',
      image: '/static/n.svg',
      required_by: ['subnet'],
      image_size: 50,
      image_x: -25,
      image_y: -25,
      in_progress: false,
      info_box: '<h3>net</h3>',
    },
    { name: 'random', status: 'CREATE_COMPLETE', required_by: ['test'], in_progress: false, info_box: '' },
    { name: 'test', status: 'CREATE_COMPLETE', required_by: [], in_progress: false, info_box: '' },
    { name: 'subnet', status: 'CREATE_COMPLETE', required_by: ['test'], in_progress: false, info_box: '' },
  ],
  stack: {
    stack_id: 's',
    name: 'stack-net',
    status: 'CREATE_COMPLETE',
    image: '/static/s.svg',
    image_size: 60,
    image_x: -30,
    image_y: -30,
    in_progress: false,
    info_box: '<p>…</p>',
  },
}

describe('stack model', () => {
  it('T-STACK-02 reads a node with name, status, image, its place and size, info box and who requires it', () => {
    const { nodes, stack, inProgress } = readStackTopology(answer)
    expect(nodes[0]).toEqual({
      name: 'net',
      status: 'CREATE_COMPLETE',
      inProgress: false,
      picture: { url: '/static/n.svg', x: -25, y: -25, size: 50 },
      infoBox: '<h3>net</h3>',
      requiredBy: ['subnet'],
      requires: [],
    })
    expect(stack).toMatchObject({ name: 'stack-net', picture: { size: 60, x: -30, y: -30 }, infoBox: '<p>…</p>' })
    expect(nodes.find(({ name }) => name === 'test')?.requires).toEqual(['random', 'subnet'])
    expect(inProgress).toBe(false)
  })

  it('T-STACK-02 something is in progress when the stack or any node says so', () => {
    expect(readStackTopology({ ...answer, stack: { ...answer.stack, in_progress: true } }).inProgress).toBe(true)
    expect(readStackTopology({ nodes: [{ name: 'a', in_progress: true }] }).inProgress).toBe(true)
    expect(readStackTopology({ nodes: [{ name: 'a', status: 'UPDATE_IN_PROGRESS' }] }).inProgress).toBe(true)
    expect(readStackTopology({ nodes: [{ name: 'a', status: 'INIT_COMPLETE' }, { name: 'b' }] }).inProgress).toBe(true)
    for (const status of ['CREATE_COMPLETE', 'REINIT_COMPLETE', 'UPDATE_IN_PROGRESS_FAILED', ''])
      expect(readStackTopology({ nodes: [{ name: 'a', status }] }).inProgress, status).toBe(false)
    const said = { name: 'a', status: 'UPDATE_IN_PROGRESS', in_progress: false }
    expect(readStackTopology({ nodes: [said] }).inProgress).toBe(false)
  })

  it('T-STACK-02 a picture that does not say where it is stands around its node, within bounds', () => {
    const pictureOf = (more: object) =>
      readStackTopology({ nodes: [{ name: 'a', image: '/i.svg', ...more }] }).nodes[0]?.picture
    expect(pictureOf({})).toEqual({ url: '/i.svg', size: 50, x: -25, y: -25 })
    expect(pictureOf({ image_size: '40px' })).toEqual({ url: '/i.svg', size: 40, x: -20, y: -20 })
    expect(pictureOf({ image_size: 5000, image_x: -5000, image_y: 5000 })).toEqual({
      url: '/i.svg',
      size: 200,
      x: -200,
      y: 200,
    })
    expect(pictureOf({ image_size: NaN, image_x: {}, image_y: 'left' })).toEqual({
      url: '/i.svg',
      size: 50,
      x: -25,
      y: -25,
    })
    expect(pictureOf({ image: 'http://cloud.test/i.svg' })?.url).toBe('http://cloud.test/i.svg')
  })

  it('links only to what exists, once, and never to itself; a name counts once', () => {
    const { nodes } = readStackTopology({
      nodes: [
        { name: 'a', required_by: ['b', 'b', 'ghost', 'a', null] },
        { name: 'b' },
        { name: 'a', status: 'X' },
        { status: 'Y' },
      ],
    })
    expect(nodes.map(({ name, requiredBy }) => [name, requiredBy])).toEqual([
      ['a', ['b']],
      ['b', []],
    ])
  })

  it('never loads a picture from an address that runs something', () => {
    const pictureOf = (image: string) => readStackTopology({ nodes: [{ name: 'a', image }] }).nodes[0]?.picture?.url
    expect(pictureOf('javascript:alert(1)')).toBeUndefined()
    expect(pictureOf(' data:text/html,x')).toBeUndefined()
    expect(pictureOf('data:image/png;base64,AA==')).toBeDefined()
    expect(pictureOf('https://cloud.test/i.svg')).toBeDefined()
  })

  it('takes anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { nodes } = readStackTopology(value)
        layoutStack(nodes)
      }),
    )
  })

  it('says a status in words and what it means', () => {
    expect(statusWords('CREATE_COMPLETE')).toBe('Create Complete')
    expect(statusWords('_CHECK__FAILED')).toBe('Check Failed')
    expect(stackTone({ status: 'CREATE_FAILED', inProgress: false })).toBe('danger')
    expect(stackTone({ status: 'CREATE_IN_PROGRESS', inProgress: true })).toBe('progress')
    expect(stackTone({ status: 'UPDATE_COMPLETE', inProgress: false })).toBe('success')
    expect(stackTone({ status: '', inProgress: false })).toBe('neutral')
  })
})

describe('stack layout', () => {
  it('T-STACK-02 puts a resource after everything it needs', () => {
    const { nodes } = readStackTopology(answer)
    const { places, links } = layoutStack(nodes)
    expect([...places.values()].map(({ name, rank }) => [name, rank]).sort()).toEqual([
      ['net', 0],
      ['random', 0],
      ['subnet', 1],
      ['test', 2],
    ])
    expect(links.map(({ from, to }) => [from, to])).toEqual([
      ['net', 'subnet'],
      ['random', 'test'],
      ['subnet', 'test'],
    ])
  })

  it('T-STACK-02 a link over several columns has a row of its own in those between: it crosses no resource and no words', () => {
    const { places, links } = layoutStack(readStackTopology(answer).nodes)
    const [toSubnet, long] = links
    const subnet = places.get('subnet')!
    expect(toSubnet!.via).toEqual([])
    expect(long!.via).toHaveLength(1)
    expect(long!.via[0]!.x).toBe(subnet.x)
    expect(Math.abs(long!.via[0]!.y - subnet.y)).toBeGreaterThanOrEqual(84)
    expect(places.size).toBe(4)
  })

  it('gives each node a place of its own, with cycles too, and a long chain does not break it', () => {
    const graph = fc.array(fc.array(fc.nat(11), { maxLength: 4 }), { maxLength: 12 })
    fc.assert(
      fc.property(graph, (edges) => {
        const { nodes } = readStackTopology({
          nodes: edges.map((to, at) => ({ name: `n${at}`, required_by: to.map((other) => `n${other}`) })),
        })
        const { places, links } = layoutStack(nodes)
        const taken = [...places.values(), ...links.flatMap(({ via }) => via)].map(({ x, y }) => `${x},${y}`)
        expect(places.size).toBe(nodes.length)
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
    const chain = Array.from({ length: 5000 }, (_, at) => ({ name: `n${at}`, required_by: [`n${at + 1}`] }))
    expect(layoutStack(readStackTopology({ nodes: chain }).nodes).places.get('n4999')?.rank).toBe(4999)
  })

  it('arrow keys follow links and columns, the other way round in right-to-left pages', () => {
    const { nodes } = readStackTopology(answer)
    const layout = layoutStack(nodes)
    expect(stackStep('ArrowRight', 'net', nodes, layout)).toBe('subnet')
    expect(stackStep('ArrowLeft', 'subnet', nodes, layout)).toBe('net')
    expect(stackStep('ArrowRight', 'subnet', nodes, layout, true)).toBe('net')
    expect(stackStep('ArrowLeft', 'net', nodes, layout)).toBeUndefined()
    const [first, second] = [...layout.places.values()].filter(({ rank }) => rank === 0).sort((a, b) => a.y - b.y)
    expect(stackStep('ArrowDown', first!.name, nodes, layout)).toBe(second!.name)
    expect(stackStep('Home', 'subnet', nodes, layout)).toBe('net')
    expect(stackStep('End', 'net', nodes, layout)).toBe('subnet')
  })
})
