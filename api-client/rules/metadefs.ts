import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const image = (...rules: string[]): readonly PolicyRule[] => rules.map((rule) => ['image', rule])
const always = () => null

/** The part of a namespace that the rules look at. */
export interface MetadefFacts {
  readonly isProtected: boolean
}

const whileProtected = ({ isProtected }: MetadefFacts) =>
  isProtected ? 'It is protected: take the protection off first.' : null

/** Row actions of namespaces of metadata definitions. */
export const metadefCan = {
  edit: { policy: image('modify_metadef_namespace'), unavailable: always },
  associate: {
    policy: image('list_metadef_resource_types', 'add_metadef_resource_type_association'),
    unavailable: whileProtected,
  },
  copy: { policy: image('add_metadef_namespace'), unavailable: always },
  delete: { policy: image('modify_metadef_namespace', 'delete_metadef_namespace'), unavailable: whileProtected },
  tags: { policy: image('add_metadef_tags'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<MetadefFacts>>>

/** Row actions of the properties of a namespace: Glance changes what is protected, and takes nothing of it away. */
export const propertyCan = {
  edit: { policy: image('modify_metadef_property', 'modify_metadef_object'), unavailable: always },
  delete: { policy: image('remove_metadef_property', 'delete_metadef_object'), unavailable: whileProtected },
} as const satisfies Readonly<Record<string, ActionRule<MetadefFacts>>>

export const metadefPolicies = {
  create: image('add_metadef_namespace'),
  createProperty: image('add_metadef_property', 'add_metadef_object'),
} as const
