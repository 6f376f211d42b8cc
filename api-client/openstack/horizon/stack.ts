import { many, textOf, type Json } from '../json.js'
import { part, type Question } from '../question.js'
import { unlessGone } from '../service-error.js'
import { stackPicture } from '../../rules/stack-picture.js'

/** Which picture Horizon's drawing has for a type of resource, by a part of its name. */
const pictures: readonly (readonly [RegExp, string])[] = [
  [/Server$/, 'server'],
  [/Volume/, 'volume'],
  [/FloatingIP/, 'floatingip'],
  [/Router/, 'router'],
  [/Neutron/, 'network'],
]

const kindOf = (type: string) => pictures.find(([pattern]) => pattern.test(type))?.[1] ?? 'unknown'

const inProgress = (status: string) => /IN_PROGRESS$|^INIT/.test(status)

/** Nobody else has a picture for it: it comes with the answer. */
function picture(kind: string, status: string): string {
  const colour = inProgress(status) ? 'gray' : status.endsWith('FAILED') ? 'red' : 'green'
  return `data:image/svg+xml,${encodeURIComponent(stackPicture(kind, colour))}`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const words = (status: string) =>
  status
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\b\w/g, (letter) => letter.toUpperCase())

const place = (size: number) => ({
  image_size: size,
  image_x: -size / 2,
  image_y: -size / 2,
  text_x: size / 2 + 10,
  text_y: '.35em',
})

/** A stack's resources and what needs what, in the form of Horizon's drawing. One that cannot be read is told as deleted. */
export async function stackTopology({
  services,
  params: { id },
}: Pick<Question<'horizon.stackTopology'>, 'services' | 'params'>) {
  const [stack] = many(await services.get('orchestration', '/stacks', { query: { id } }), 'stacks')
  if (!stack) return { nodes: [], stack: stackOf(id, '', 'DELETE_COMPLETE') }
  const name = textOf(stack, 'stack_name')
  const answer = await unlessGone(services.get('orchestration', `/stacks/${part(name)}/${part(id)}/resources`))
  const resources = answer ? many(answer, 'resources') : []
  return { nodes: resources.map(nodeOf), stack: stackOf(id, name, textOf(stack, 'stack_status')) }
}

function nodeOf(resource: Json) {
  const name = textOf(resource, 'resource_name')
  const type = textOf(resource, 'resource_type')
  const status = textOf(resource, 'resource_status')
  const failure = status.endsWith('FAILED') ? textOf(resource, 'resource_status_reason') : ''
  return {
    name,
    status,
    image: picture(kindOf(type), status),
    required_by: Array.isArray(resource['required_by']) ? resource['required_by'] : [],
    ...place(50),
    in_progress: inProgress(status),
    info_box: `<h3>${escaped(name)}</h3><p${failure && ' class="error"'}>${escaped(words(status))}</p>${failure && `<p class="error">${escaped(failure)}</p>`}<p>${escaped(type)}</p>`,
  }
}

const stackOf = (stack_id: string, name: string, status: string) => ({
  stack_id,
  name,
  status,
  image: picture('stack', status),
  ...place(60),
  in_progress: inProgress(status),
  info_box: `<h3>${escaped(name)}</h3><p>${escaped(words(status))}</p>`,
})

export const heatServices = async ({ services }: Pick<Question, 'services'>) => ({
  items: many(await services.get('orchestration', '/services'), 'services'),
})

export const validateTemplate = ({ services, body }: Pick<Question, 'services' | 'body'>): Promise<Json> =>
  services.post('orchestration', '/validate', body)
