import type { AnswerOf } from '@stratus/api-client'

type Told = AnswerOf<'neutron.portForwardings.list'>['items'][number]

/** A port that is forwarded, as its panel has it. */
export interface PortForwarding extends Pick<
  Told,
  'id' | 'floating_ip_id' | 'floating_ip' | 'instance_id' | 'instance' | 'description'
> {
  /** `203.0.113.5:2222 TCP`: it has no name of its own, and the same number may lead elsewhere by another protocol. */
  readonly name: string
  /** Where it leads: `10.10.1.92:22`. */
  readonly target: string
  readonly protocol: string
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(':')

export function portForwarding(told: Told): PortForwarding {
  const { id, floating_ip_id, floating_ip, instance_id, instance, description } = told
  const protocol = told.protocol?.toUpperCase() ?? ''
  return {
    id,
    floating_ip_id,
    floating_ip,
    instance_id,
    instance,
    description,
    protocol,
    name: `${joined(floating_ip, told.external_port)} ${protocol}`.trim(),
    target: joined(told.internal_ip_address, told.internal_port),
  }
}
