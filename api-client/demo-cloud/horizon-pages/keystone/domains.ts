import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import { htmlAnswer, redirect } from '../../pages.js'
import type { DomainAssignmentRow, DomainRow } from '../../world/tables/keystone.js'
import type { PageContext, PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { membership, projectFacts, projectFields, workflowDialog, type MemberStep } from '../templates/workflow.js'

/** Domains, and the workflow that changes one with who has roles on it. */
export const domainRoutes: readonly PageRoute[] = [
  tableRoute(/^\/identity\/domains\/$/, 'Domains', domains, () => ({})),
  { path: /^\/identity\/domains\/([^/]+)\/update\/$/, methods: ['GET', 'POST'], handle: update },
]

function domains({ cloud, session }: PageContext): HorizonTable {
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  return {
    name: 'domains',
    path: '/identity/domains/',
    columns: ['Name', 'Description', 'Domain ID', 'Enabled'].map((title) => ({ title })),
    stateColumn: 3,
    actions: [],
    rows: cloud.world.db.keystone.domains.all().map(({ id, name, description, enabled }) => ({
      id,
      name,
      state: enabled ? 'status_up' : 'status_down',
      cells: [name, description, id, enabled ? 'Yes' : 'No'],
      actions: [],
    })),
  }
}

function update(context: PageContext): Answer {
  const { call, cloud, params, session, say } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const { domains: all } = cloud.world.db.keystone
  const domain = all.get(params[0] ?? '')
  if (!domain) throw new Refusal(404, 'Not Found')
  if (call.method === 'GET') return show(context, domain)
  const facts = projectFacts(context)
  all.update(domain.id, facts)
  storeMembers(context, domain.id)
  say('success', `Modified domain "${facts.name}".`)
  return redirect(call.ajax, '/identity/domains/')
}

function show(context: PageContext, domain: DomainRow): Answer {
  const steps = memberSteps(context, domain.id).map((step) => ({
    slug: step.slug,
    title: step.members,
    content: membership(context, step),
  }))
  return htmlAnswer(
    200,
    workflowDialog(context, {
      slug: 'update_domain',
      title: 'Edit Domain',
      submit: 'Save',
      action: `/identity/domains/${domain.id}/update/`,
      wizard: false,
      steps: [
        { slug: 'update_domain', title: 'Domain Information', content: projectFields(domain, undefined) },
        ...steps,
      ],
    }),
  )
}

const kinds = ['users', 'groups'] as const

/** Horizon offers a domain's own users and groups alone. */
function memberSteps({ cloud, form, call }: PageContext, domain: string): MemberStep[] {
  const { users, groups, domainAssignments } = cloud.world.db.keystone
  const chosen = (slug: MemberStep['slug'], kind: DomainAssignmentRow['kind']) => (role: string) =>
    call.method === 'POST'
      ? form.getAll(`${slug}_role_${role}`).map(String)
      : domainAssignments
          .where('domain_id', domain)
          .flatMap((row) => (row.kind === kind && row.role_id === role ? [row.who] : []))
  return [
    {
      slug: 'update_user_members',
      available: 'All Users',
      members: 'Domain Members',
      everybody: users.where('domain_id', domain),
      chosen: chosen('update_user_members', 'users'),
    },
    {
      slug: 'update_group_members',
      available: 'All Groups',
      members: 'Domain Groups',
      everybody: groups.where('domain_id', domain),
      chosen: chosen('update_group_members', 'groups'),
    },
  ]
}

/** Of its own users and groups it has those of the form, and no others; who comes from elsewhere keeps what they have. */
function storeMembers(context: PageContext, domain_id: string): void {
  const { roles, domainAssignments } = context.cloud.world.db.keystone
  for (const [at, step] of memberSteps(context, domain_id).entries()) {
    const kind = kinds[at] ?? 'users'
    const own = new Set(step.everybody.map(({ id }) => id))
    for (const row of domainAssignments.where('domain_id', domain_id))
      if (row.kind === kind && own.has(row.who)) domainAssignments.remove(row.id)
    for (const { id: role_id } of roles.all())
      for (const who of step.chosen(role_id))
        domainAssignments.insert({ id: `${domain_id}/${role_id}/${who}`, domain_id, role_id, kind, who })
  }
}
