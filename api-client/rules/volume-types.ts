import type { Gate } from '../gate.js'
import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const may = (...rules: readonly string[]): Gate => ({
  policy: rules.map((rule): PolicyRule => ['volume', `volume_extension:${rule}`]),
})
const always = { unavailable: () => null }

/** Row actions of the volume types panel (P-VTYPE-06). */
export const volumeTypeCan = {
  edit: { ...may('type_update'), ...always },
  metadata: { ...may('types_extra_specs:create', 'types_extra_specs:delete'), ...always },
  manageQos: { ...may('qos_specs_manage:update'), ...always },
  editAccess: { ...may('volume_type_access:addProjectAccess'), ...always },
  createEncryption: { ...may('volume_type_encryption:create'), ...always },
  updateEncryption: { ...may('volume_type_encryption:update'), ...always },
  deleteEncryption: { ...may('volume_type_encryption:delete'), ...always },
  delete: { ...may('type_delete'), ...always },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no volume type. */
export const volumeTypePolicies = {
  create: may('type_create'),
  seeQosSpecs: may('qos_specs_manage:get_all'),
} as const satisfies Readonly<Record<string, Gate>>

/** The part of a QoS spec that the rules look at. */
export interface QosSpecFacts {
  /** Names of the volume types that have it. */
  readonly types: readonly string[]
}

/** Row actions of the QoS specs of volume types (P-VTYPE-08). */
export const qosSpecCan = {
  edit: { ...may('qos_specs_manage:update'), ...always },
  delete: {
    ...may('qos_specs_manage:delete'),
    // Horizon takes it away from them without a word.
    unavailable: ({ types }) => (types.length ? 'Volume types have this QoS spec.' : null),
  },
} as const satisfies Readonly<Record<string, ActionRule<QosSpecFacts>>>

export const qosSpecPolicies = { create: may('qos_specs_manage:create') } as const
