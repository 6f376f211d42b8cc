import type { PolicyRule } from '@stratus/api-client'
import type { LaunchDefaults } from './launch-defaults.js'

type StepSetting = 'enable_net_ports' | 'enable_scheduler_hints' | 'enable_metadata'

interface LaunchStep {
  readonly id: string
  /** English, key of its translation. */
  readonly title: string
  readonly service?: string
  readonly policy?: readonly PolicyRule[]
  readonly setting?: StepSetting
}

/** The eleven steps in order, each with what it needs to be shown (L-WIZ-02..04). */
export const launchSteps = [
  { id: 'details', title: 'Details' },
  { id: 'source', title: 'Source' },
  { id: 'flavor', title: 'Flavor' },
  { id: 'networks', title: 'Networks', service: 'network' },
  { id: 'ports', title: 'Network Ports', service: 'network', setting: 'enable_net_ports' },
  { id: 'secgroups', title: 'Security Groups', service: 'network' },
  { id: 'keypair', title: 'Key Pair' },
  { id: 'configuration', title: 'Configuration' },
  {
    id: 'servergroups',
    title: 'Server Groups',
    policy: [['compute', 'os_compute_api:os-server-groups:discoverable']],
  },
  {
    id: 'hints',
    title: 'Scheduler Hints',
    policy: [['compute', 'os_compute_api:os-scheduler-hints:discoverable']],
    setting: 'enable_scheduler_hints',
  },
  { id: 'metadata', title: 'Metadata', setting: 'enable_metadata' },
] as const satisfies readonly LaunchStep[]

export type StepId = (typeof launchSteps)[number]['id']

/** The questions a step asks before it is shown; the client answers them. */
export interface StepKeeper {
  serviceEnabled(type: string): Promise<boolean>
  allowed(rules: readonly PolicyRule[]): Promise<boolean>
}

export const needsPolicy = ({ policy }: LaunchStep): boolean => policy !== undefined
/** Known without asking the cloud about the user. */
export const atOnce = (step: LaunchStep): boolean => !needsPolicy(step)

/**
 * The steps of this user in this cloud. What cannot be asked stays hidden.
 * @param among those that are looked at; default all
 */
export async function visibleSteps(
  defaults: Pick<LaunchDefaults, StepSetting>,
  keeper: StepKeeper,
  among: (step: LaunchStep) => boolean = () => true,
): Promise<ReadonlySet<StepId>> {
  const no = () => false
  const answers = await Promise.all(
    launchSteps.map(async (step: LaunchStep): Promise<boolean> => {
      if (!among(step)) return false
      if (step.setting && !defaults[step.setting]) return false
      const [served, allowed] = await Promise.all([
        step.service ? keeper.serviceEnabled(step.service).catch(no) : true,
        step.policy ? keeper.allowed(step.policy).catch(no) : true,
      ])
      return served && allowed
    }),
  )
  return new Set(launchSteps.flatMap(({ id }, index) => (answers[index] ? [id] : [])))
}
