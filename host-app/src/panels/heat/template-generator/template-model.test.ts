import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { SchemaField } from '../resource-types/heat-schema.js'
import {
  newResource,
  placeOf,
  problemsOf,
  templateOf,
  withoutResource,
  type PropertyDraft,
  type TemplateDraft,
} from './template-model.js'

const field = (id: string, type: string, more: Partial<SchemaField> = {}): SchemaField => ({
  id,
  type,
  description: '',
  required: false,
  updateAllowed: null,
  fallback: '',
  allowed: [],
  constraints: [],
  ...more,
})
const subnet = [
  field('network', 'string', { required: true, description: 'The network' }),
  field('cidr', 'string'),
  field('ip_version', 'integer', { allowed: [4, 6] }),
  field('dns_nameservers', 'list'),
  field('enable_dhcp', 'boolean'),
  field('tags', 'map'),
]
const schemas = new Map([
  ['OS::Neutron::Subnet', subnet],
  ['OS::Neutron::Net', [field('name', 'string')]],
])
const property = (name: string, text: string, source: PropertyDraft['source'] = 'value'): PropertyDraft => ({
  name,
  source,
  text,
})
const net = newResource('OS::Neutron::Net', [], [])
const draft = (...properties: PropertyDraft[]): TemplateDraft => ({
  version: '2018-08-31',
  description: 'a "network": #1',
  resources: [net, { ...newResource('OS::Neutron::Subnet', subnet, [net]), properties }],
})
const wrong = (...properties: PropertyDraft[]) => problemsOf(draft(...properties), schemas)

describe('a template that is composed', () => {
  it('T-GEN-01 a resource has a name of its own and all that it must be told', () => {
    expect(net).toMatchObject({ name: 'net', properties: [] })
    expect(newResource('OS::Neutron::Net', [], [net])).toMatchObject({ name: 'net_2', key: net.key + 1 })
    expect(newResource('OS::Nova::KeyPair', [], []).name).toBe('key_pair')
    expect(newResource('OS::Neutron::Subnet', subnet, []).properties).toEqual([property('network', '')])
  })

  it('T-GEN-01 has values of their kinds, parameters and other resources', () => {
    const text = templateOf(
      draft(
        property('network', '1', 'resource'),
        property('cidr', 'range', 'parameter'),
        property('ip_version', '4'),
        property('dns_nameservers', '[10.0.0.1, 10.0.0.2]'),
        property('enable_dhcp', 'false'),
        property('tags', ''),
      ),
      schemas,
    )
    expect(parse(text)).toEqual({
      heat_template_version: '2018-08-31',
      description: 'a "network": #1',
      parameters: { range: { type: 'string' } },
      resources: {
        net: { type: 'OS::Neutron::Net' },
        subnet: {
          type: 'OS::Neutron::Subnet',
          properties: {
            network: { get_resource: 'net' },
            cidr: { get_param: 'range' },
            ip_version: 4,
            dns_nameservers: ['10.0.0.1', '10.0.0.2'],
            enable_dhcp: false,
          },
        },
      },
    })
  })

  it('T-GEN-01 what refers to a resource goes on to when that gets another name, and to none when it is taken away', () => {
    const { resources, ...rest } = draft(property('network', '1', 'resource'))
    const subnetOf = (now: TemplateDraft['resources']) =>
      (parse(templateOf({ ...rest, resources: now }, schemas)) as { resources: Record<string, unknown> }).resources[
        'subnet'
      ]
    expect(subnetOf(resources.map((one) => (one.key === 1 ? { ...one, name: 'front' } : one)))).toMatchObject({
      properties: { network: { get_resource: 'front' } },
    })
    const left = withoutResource(resources, 1)
    expect(subnetOf([...left, newResource('OS::Neutron::Net', [], left)])).toEqual({ type: 'OS::Neutron::Subnet' })
    expect(problemsOf({ ...rest, resources: left }, schemas)).toHaveProperty(placeOf(2, 'network'))
  })

  it('T-GEN-02 what is not valid is not in the template', () => {
    const text = templateOf(draft(property('network', '9', 'resource'), property('ip_version', '5')), schemas)
    expect(text).not.toMatch(/get_resource|ip_version/)
  })

  it('T-GEN-02 says at each place what keeps it from being one', () => {
    const at = (name: string) => placeOf(2, name)
    expect(wrong(property('network', ''))).toHaveProperty(at('network'))
    expect(wrong(property('network', '2', 'resource'))).toHaveProperty(at('network'))
    expect(wrong(property('network', '', 'parameter'))).toHaveProperty(at('network'))
    expect(wrong(property('ip_version', '5'))[at('ip_version')]).toEqual({ text: 'One of: %s', args: ['4, 6'] })
    expect(wrong(property('ip_version', 'four'))).toHaveProperty(at('ip_version'))
    expect(wrong(property('dns_nameservers', '{a: 1}'))).toHaveProperty(at('dns_nameservers'))
    expect(wrong(property('tags', '[a'))).toHaveProperty(at('tags'))
    expect(wrong(property('network', 'x'), property('cidr', ''), property('ip_version', '6'))).toEqual({})
    const twice = { ...draft(), resources: [net, { ...net, key: 7 }] }
    expect(Object.keys(problemsOf(twice, schemas))).toEqual(['1', '7'])
    expect(problemsOf({ ...draft(), resources: [{ ...net, name: '1st' }] }, schemas)).toHaveProperty('1')
  })
})
