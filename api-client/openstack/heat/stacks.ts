import { items, many, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'

/** `Create Complete`, as Horizon's pages write it. */
export const stackWords = (status: string): string =>
  status
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\b\w/g, (letter) => letter.toUpperCase())

/** How Horizon colours what has a status. */
const stateOf = (status: string) =>
  status.endsWith('IN_PROGRESS') ? 'warning' : status.endsWith('FAILED') ? 'down' : 'up'

/**
 * Stacks are addressed by name and id; their services lead on from the id.
 * @throws ServiceError 404 when there is none
 */
export async function stackPath(services: Services, id: string): Promise<string> {
  const [stack] = many(await services.get('orchestration', '/stacks', { query: { id } }), 'stacks')
  if (!stack) throw new ServiceError(404, 'The stack could not be found.')
  return `/stacks/${part(textOf(stack, 'stack_name'))}/${part(id)}`
}

const told = (of: Json, status: string) => ({ ...of, status: stackWords(status), state: stateOf(status) })

export const stackAnswers: AnswersOf<'heat.stacks'> = {
  async 'heat.stacks.list'({ services }) {
    const stacks = await services.all('orchestration', '/stacks', 'stacks')
    return items(
      stacks.map((stack) =>
        told(
          {
            id: stack['id'],
            name: stack['stack_name'],
            created: stack['creation_time'],
            updated: stack['updated_time'],
          },
          textOf(stack, 'stack_status'),
        ),
      ),
    )
  },
  async 'heat.stacks.resources'({ services, params }) {
    const answer = await services.get('orchestration', `${await stackPath(services, params.id)}/resources`)
    return items(
      many(answer, 'resources').map((resource) =>
        told(
          {
            id: resource['resource_name'],
            name: resource['resource_name'],
            resource: resource['physical_resource_id'],
            type: resource['resource_type'],
            updated: resource['updated_time'],
            reason: resource['resource_status_reason'],
          },
          textOf(resource, 'resource_status'),
        ),
      ),
    )
  },
  async 'heat.stacks.events'({ services, params }) {
    const path = `${await stackPath(services, params.id)}/events`
    const events = await services.all('orchestration', path, 'events', { query: { sort_dir: 'desc' } })
    return items(
      events.map((event) =>
        told(
          {
            id: event['id'],
            name: event['resource_name'],
            resource: event['physical_resource_id'],
            time: event['event_time'],
            reason: event['resource_status_reason'],
          },
          textOf(event, 'resource_status'),
        ),
      ),
    )
  },
}
