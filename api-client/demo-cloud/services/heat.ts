import { empty, json, Refusal } from '../handler.js'
import { heatTypes, templateVersions } from '../handlers/horizon/heat-types.js'
import { actOnStack, removeStack, stackParts, stackRows } from '../handlers/horizon/stacks.js'
import { timestamp, type World } from '../world/world.js'
import type { Ask, Fields, Service } from './ask.js'

function stackView({ clock }: World, { id, name, status }: ReturnType<typeof stackRows>[number]): Fields {
  const [action = ''] = status.split('_')
  return {
    id,
    stack_name: name,
    description: '',
    stack_status: status,
    stack_status_reason: `Stack ${action} ${status.endsWith('FAILED') ? 'failed' : 'completed successfully'}`,
    creation_time: timestamp(clock),
    updated_time: null,
    deletion_time: null,
    stack_owner: 'demo',
    parent: null,
    stack_user_project_id: '',
    tags: null,
    links: [],
  }
}

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
      return json({ stacks: rows.map((row) => stackView(world, row)) })
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
    'GET /resource_types': () =>
      json({
        resource_types: Object.entries(heatTypes).map(([resource_type, { description }]) => ({
          resource_type,
          description,
        })),
      }),
    'GET /resource_types/{type}': ({ path }) => {
      const name = path['type'] ?? ''
      const type = Object.hasOwn(heatTypes, name) ? heatTypes[name] : undefined
      if (!type) throw new Refusal(404, `The Resource Type (${name}) could not be found.`)
      return json({ resource_type: name, properties: type.properties, attributes: type.attributes })
    },
    'GET /template_versions': () =>
      json({ template_versions: templateVersions.map(({ version, type }) => ({ version, type, aliases: [] })) }),
    'GET /template_versions/{version}/functions': ({ path }) => {
      const found = templateVersions.find(({ version }) => version === path['version'])
      if (!found) throw new Refusal(404, `The template version is invalid: ${path['version']}`)
      const functions = Object.entries(found.functions)
      return json({ template_functions: functions.map(([name, description]) => ({ functions: name, description })) })
    },
    'POST /validate': () => json({ Description: '', Parameters: {} }),
  },
}
