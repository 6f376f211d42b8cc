import { empty, json, Refusal } from '../handler.js'
import { actOnStack, removeStack, stackParts, stackRows } from '../handlers/horizon/stacks.js'
import type { Ask, Service } from './ask.js'

const stackOf = ({ world, path }: Ask) => {
  const found = stackRows(world).find(({ id }) => id === path['id'])
  if (!found) throw new Refusal(404, `The Stack (${path['name']}) could not be found.`)
  return found
}

export const orchestration: Service = {
  name: 'orchestration',
  routes: {
    'GET /stacks': ({ world, rawQuery }) => {
      const wanted = rawQuery.get('id')
      const rows = stackRows(world).filter(({ id }) => wanted === null || id === wanted)
      return json({
        stacks: rows.map(({ id, name, status }) => ({ id, stack_name: name, stack_status: status, links: [] })),
      })
    },
    'GET /stacks/{name}/{id}/resources': (ask) => json({ resources: stackParts(ask.world, stackOf(ask).id) }),
    'POST /stacks/{name}/{id}/actions'(ask) {
      const [verb = ''] = Object.keys(ask.sent)
      actOnStack(ask.world, stackOf(ask).id, verb.toUpperCase())
      return empty(201)
    },
    'DELETE /stacks/{name}/{id}'(ask) {
      removeStack(ask.world, stackOf(ask).id)
      return empty()
    },
    'GET /services': (ask) => {
      if (!ask.session.isAdmin) throw new Refusal(403, 'You are not authorized to complete this action.')
      return json({ services: [] })
    },
    'POST /validate': () => json({ Description: '', Parameters: {} }),
  },
}
