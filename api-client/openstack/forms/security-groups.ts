import type { FormChoice } from '../../html/form.js'
import type { Json } from '../json.js'
import { choice, choices, type FormQuestion } from './service-form.js'

/**
 * Security groups that ports of a project may have: its own, those that are shared, and those that they have already. What is no choice
 * is not sent, and would be taken off.
 */
export async function groupChoices(
  { services }: FormQuestion,
  project: string,
  standing: readonly string[] = [],
): Promise<FormChoice[]> {
  const ask = (query: Readonly<Record<string, string | boolean | undefined>>) =>
    services.all('network', '/security-groups', 'security_groups', { query })
  const [own, shared] = await Promise.all([
    ask({ tenant_id: project || undefined }),
    // An older Neutron does not share groups, and refuses to look for them.
    ask({ shared: true }).catch((): Json[] => []),
  ])
  const known = new Map(choices([...own, ...shared]).map((each) => [each.value, each]))
  const unknown = standing.filter((id) => !known.has(id))
  return [...known.values(), ...unknown.map((id) => choice(id))]
}
