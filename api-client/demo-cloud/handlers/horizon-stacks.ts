import type { Ids } from '../ids.js'
import type { Scenario } from '../world.js'

interface StackSpec {
  readonly name: string
  readonly status: 'CREATE_COMPLETE' | 'CREATE_FAILED' | 'CREATE_IN_PROGRESS'
  readonly nodes: readonly (readonly [name: string, type: string, requiredBy: readonly string[], failure?: string])[]
}

const stacks: readonly StackSpec[] = [
  {
    name: 'stack-net',
    status: 'CREATE_COMPLETE',
    nodes: [
      ['net', 'OS::Neutron::Net', ['subnet']],
      ['subnet', 'OS::Neutron::Subnet', ['test']],
      ['random', 'OS::Heat::RandomString', ['test']],
      ['test', 'OS::Heat::TestResource', []],
    ],
  },
  {
    name: 'stack-words',
    status: 'CREATE_COMPLETE',
    nodes: [
      ['first', 'OS::Heat::RandomString', ['second']],
      ['second', 'OS::Heat::RandomString', []],
    ],
  },
  {
    name: 'stack-failed',
    status: 'CREATE_FAILED',
    nodes: [['bad', 'OS::Heat::TestResource', [], 'ValueError: resources.bad: Test Resource failed bad']],
  },
]

/** The ids of the seeded stacks, by name. */
export function stackIds(ids: Ids): Record<string, string> {
  return Object.fromEntries(stacks.map(({ name }) => [name, ids.named('stack', name)]))
}

/** The drawing of a stack (classic.md §11). One that cannot be fetched is told as deleted. */
export function stackView(ids: Ids, scenario: Scenario, id: string) {
  const stack = scenario === 'empty' ? undefined : stacks.find(({ name }) => ids.named('stack', name) === id)
  if (!stack) return { nodes: [], stack: stackBody(id, '', 'DELETE_COMPLETE') }
  return {
    nodes: stack.nodes.map(([name, type, required_by, failure]) => ({
      name,
      status: stack.status,
      image: picture(type.includes('Neutron') ? 'network' : 'unknown', stack.status),
      required_by,
      image_size: 50,
      image_x: -25,
      image_y: -25,
      text_x: 35,
      text_y: '.35em',
      in_progress: stack.status.endsWith('IN_PROGRESS'),
      info_box: `<h3>${name}</h3>\n<p${failure ? ' class="error"' : ''}>${inWords(stack.status)}</p>\n${failure ? `<p class="error">${failure}</p>\n` : ''}<p>${type}</p>`,
    })),
    stack: stackBody(id, stack.name, stack.status),
  }
}

function stackBody(stack_id: string, name: string, status: string) {
  return {
    stack_id,
    name,
    status,
    image: picture('stack', status),
    image_size: 60,
    image_x: -30,
    image_y: -30,
    text_x: 40,
    text_y: '.35em',
    in_progress: status.endsWith('IN_PROGRESS'),
    info_box: `<img src="${picture('stack', status)}" width="35px" height="35px" />\n<div id="stack_info">\n<h3>${name}</h3>\n<p class="error">${inWords(status)}</p>\n</div>`,
  }
}

function picture(kind: string, status: string): string {
  const colour = status.endsWith('FAILED') ? 'red' : status.endsWith('IN_PROGRESS') ? 'gray' : 'green'
  return `/static/dashboard/project/heat_dashboard/img/${kind}-${colour}.svg`
}

function inWords(status: string): string {
  return status
    .toLowerCase()
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
}
