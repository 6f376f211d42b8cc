import { textOf, type Json } from '../json.js'
import { choice, choices, type Field, type Filled, type FormQuestion } from './service-form.js'

const name = 'qos_policy'
const attribute = 'qos_policy_id'

/**
 * Which policy rules what goes through a network or port. No field where the network service has no such policies, as `thing`, which
 * is one of its answers, shows, or does not tell them.
 * @param empty what having none means
 * @param value the policy that stands; '' for none
 */
export async function qosField(
  { services }: FormQuestion,
  thing: Json,
  empty: string,
  value = textOf(thing, attribute),
): Promise<Field[]> {
  if (!(attribute in thing)) return []
  const policies = await services.all('network', '/qos/policies', 'policies').catch(() => null)
  if (!policies) return []
  // Another project's, which an administrator has chosen, is told to nobody here.
  const isUntold = value !== '' && policies.every(({ id }) => id !== value)
  return [
    {
      name,
      label: 'QoS Policy',
      type: 'select',
      value,
      choices: [choice('', empty), ...choices(policies), ...(isUntold ? [choice(value)] : [])],
    },
  ]
}

/** What was chosen, as Neutron takes it. */
export const chosenQos = (filled: Filled): Json => (name in filled ? { [attribute]: filled[name] || null } : {})
