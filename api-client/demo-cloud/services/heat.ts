import { empty, json, Refusal } from '../handler.js'
import { heatTypes, templateVersions } from '../handlers/horizon/heat-types.js'
import { factOf, listOf, partOf, resourcesOf, wrongWith } from '../handlers/horizon/stack-template.js'
import {
  actOnStack,
  keepParameters,
  makeStack,
  parametersOf,
  removeStack,
  stackParts,
  stackRows,
  type StackParameters,
} from '../handlers/horizon/stacks.js'
import { timestamp, type World } from '../world/world.js'
import { inside, type Ask, type Fields, type Service } from './ask.js'

function stackView({ clock }: World, { id, name, status, made }: ReturnType<typeof stackRows>[number]): Fields {
  const [action = ''] = status.split('_')
  return {
    id,
    stack_name: name,
    description: '',
    stack_status: status,
    stack_status_reason: `Stack ${action} ${status.endsWith('FAILED') ? 'failed' : 'completed successfully'}`,
    creation_time: timestamp(clock, clock.now() - made),
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

/** @throws Refusal for what is no template, or has no resources */
function templateOf({ sent }: Ask): string {
  const template = String(sent['template'] ?? '')
  const wrong = wrongWith(template)
  if (wrong !== null) throw new Refusal(400, wrong)
  return template
}

/** What Heat calls the types of a template. */
const parameterTypes: Readonly<Record<string, string>> = {
  number: 'Number',
  boolean: 'Boolean',
  comma_delimited_list: 'CommaDelimitedList',
  json: 'Json',
}

/** A default is told as YAML has it: a text only where it is none of these, or quoted. */
function asYaml(text: string): string | number | boolean {
  if (/^(?:true|yes|on)$/i.test(text)) return true
  if (/^(?:false|no|off)$/i.test(text)) return false
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : bare(text)
}

const bare = (text: string): string => text.replace(/^(['"])(.*)\1$/, '$2')

/**
 * All parameters of a template: as they were said, as they stood, or by their defaults.
 * @throws Refusal when one has none of these
 */
function saidFor(ask: Ask, standing: StackParameters): StackParameters {
  const sent = inside(ask.sent, 'parameters')
  const entries = partOf(templateOf(ask), 'parameters').map(([name, text]) => {
    const said = sent[name] ?? standing[name] ?? factOf(text, 'default')
    if (said === undefined) throw new Refusal(400, `The Parameter (${name}) was not provided.`)
    // Heat tells nobody what is hidden.
    return [name, factOf(text, 'hidden') === 'true' ? '******' : bare(String(said))] as const
  })
  return Object.fromEntries(entries)
}

function validated(ask: Ask): Fields {
  const parameters = partOf(templateOf(ask), 'parameters').map(([name, text]) => {
    const standing = factOf(text, 'default')
    const Type = parameterTypes[factOf(text, 'type') ?? ''] ?? 'String'
    const allowed = listOf(text, 'allowed_values')
    const facts = {
      Type,
      NoEcho: factOf(text, 'hidden') ?? 'false',
      Label: factOf(text, 'label') ?? name,
      Description: factOf(text, 'description') ?? '',
      ...(allowed && { AllowedValues: allowed }),
    }
    return [name, { ...facts, ...(standing !== undefined && { Default: asYaml(standing) }) }] as const
  })
  return { Description: '', Parameters: Object.fromEntries(parameters) }
}

export const orchestration: Service = {
  name: 'orchestration',
  routes: {
    'GET /stacks': ({ world, rawQuery }) => {
      const wanted = rawQuery.get('id')
      const rows = stackRows(world).filter(({ id }) => wanted === null || id === wanted)
      return json({ stacks: rows.map((row) => stackView(world, row)) })
    },
    'POST /stacks'(ask) {
      const name = String(ask.sent['stack_name'])
      const said = saidFor(ask, {})
      if (!makeStack(ask.world, name, resourcesOf(templateOf(ask))))
        throw new Refusal(409, `The Stack (${name}) already exists.`)
      keepParameters(ask.world, name, said)
      const made = stackRows(ask.world).find((stack) => stack.name === name)
      return json({ stack: { id: made?.id, links: [] } }, 201)
    },
    'POST /stacks/preview'(ask) {
      const resources = resourcesOf(templateOf(ask)).map(([resource_name, resource_type]) => ({
        resource_name,
        resource_type,
      }))
      const stack_name = String(ask.sent['stack_name'])
      return json({
        stack: {
          stack_name,
          parameters: { 'OS::stack_name': stack_name, ...saidFor(ask, {}) },
          resources,
        },
      })
    },
    'GET /stacks/{name}/{id}'(ask) {
      const found = stackOf(ask)
      const parameters = {
        'OS::stack_id': found.id,
        'OS::stack_name': found.name,
        ...parametersOf(ask.world, found.name),
      }
      const more = { parameters, outputs: [], timeout_mins: 60, disable_rollback: true }
      return json({ stack: { ...stackView(ask.world, found), ...more } })
    },
    'PATCH /stacks/{name}/{id}'(ask) {
      const { id, name } = stackOf(ask)
      keepParameters(ask.world, name, saidFor(ask, parametersOf(ask.world, name)))
      actOnStack(ask.world, id, 'UPDATE')
      return empty(202)
    },
    'GET /stacks/{name}/{id}/template'(ask) {
      const resources = stackParts(ask.world, stackOf(ask).id).map((part) => [
        part.resource_name,
        { type: part.resource_type },
      ])
      return json({ heat_template_version: '2018-08-31', resources: Object.fromEntries(resources) as Fields })
    },
    'GET /stacks/{name}/{id}/events'(ask) {
      const events = stackParts(ask.world, stackOf(ask).id).map((part) => ({
        ...part,
        id: ask.ids.named('event', part.physical_resource_id),
        event_time: part.creation_time,
        resource_status_reason: part.resource_status_reason || 'state changed',
      }))
      return json({ events: ask.rawQuery.has('marker') ? [] : events })
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
    'POST /validate': (ask) => json(validated(ask)),
  },
}
