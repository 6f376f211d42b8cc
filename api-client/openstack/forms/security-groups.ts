import type { FormChoice } from '../../html/form.js'
import type { Json } from '../json.js'
import { choices, type FormQuestion } from './service-form.js'

/** Security groups that ports of a project may have: its own, and those that are shared. */
export async function groupChoices({ services }: FormQuestion, project: string): Promise<FormChoice[]> {
  const ask = (query: Readonly<Record<string, string | boolean | undefined>>) =>
    services.all('network', '/security-groups', 'security_groups', { query })
  const [own, shared] = await Promise.all([
    ask({ tenant_id: project || undefined }),
    // An older Neutron does not share groups, and refuses to look for them.
    ask({ shared: true }).catch((): Json[] => []),
  ])
  return [...new Map(choices([...own, ...shared]).map((each) => [each.value, each])).values()]
}
