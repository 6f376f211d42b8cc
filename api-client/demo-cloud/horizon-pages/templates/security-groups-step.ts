import type { PageContext } from '../context.js'
import { formGroup } from './markup.js'
import { escapeHtml } from '../../pages.js'
import type { Workflow } from './workflow.js'

const slug = 'update_security_groups'
const role = 'member'

interface Guarded {
  readonly project_id: string
  readonly security_groups: readonly string[]
}

/** The step that chooses security groups: members without roles. */
export function groupsStep(
  { cloud }: PageContext,
  { project_id, security_groups }: Guarded,
  chosenTitle: string,
): Workflow['steps'][number] {
  const options = cloud.world.db.neutron.securityGroups
    .where('project_id', project_id)
    .map(
      ({ id, name }) =>
        `<option value="${id}"${security_groups.includes(id) ? ' selected' : ''}>${escapeHtml(name)}</option>`,
    )
  const select = `<select name="${slug}_role_${role}" id="id_${slug}_role_${role}" multiple>${options.join('')}</select>`
  const content = `<div class="membership ${slug}_membership dropdown_fix" data-show-roles="False"><span class="members_title">All Security Groups</span><span class="members_title">${chosenTitle}</span>
    <ul class="no_results" id="no_available_${slug}"><li>No security groups found.</li></ul><ul class="no_results" id="no_${slug}_members"><li>No security groups enabled.</li></ul></div>
    <div class="hide"><input type="text" name="default_${slug}_role" value="${role}" id="id_default_${slug}_role">${formGroup(`${slug}_role_${role}`, role, select)}</div>`
  return { slug, title: 'Security Groups', content }
}

export const sentGroups = (form: FormData): string[] => form.getAll(`${slug}_role_${role}`).map(String)
