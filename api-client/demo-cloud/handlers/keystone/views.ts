import { Refusal, type Context } from '../../handler.js'
import type { DomainRow, GroupRow, ProjectRow, RoleRow, UserRow } from '../../world/tables/keystone.js'
import { clientRefusal } from '../refusals.js'

/** Where the catalogue says keystone is. Nothing listens there. */
const identityUrl = 'https://cloud.example:5000/v3'

const links = (kind: string, id: string) => ({ links: { self: `${identityUrl}/${kind}/${id}` } })

export function userView(user: UserRow) {
  return {
    ...(user.email ? { email: user.email } : {}),
    ...(user.description ? { description: user.description } : {}),
    id: user.id,
    name: user.name,
    domain_id: user.domain_id,
    enabled: user.enabled,
    ...(user.default_project_id ? { default_project_id: user.default_project_id } : {}),
    password_expires_at: null,
    options: {},
    ...links('users', user.id),
  }
}

export function projectView(project: ProjectRow) {
  return {
    ...project.extra,
    id: project.id,
    name: project.name,
    domain_id: project.domain_id,
    description: project.description,
    enabled: project.enabled,
    parent_id: project.domain_id,
    is_domain: false,
    tags: [],
    options: {},
    ...links('projects', project.id),
  }
}

export function roleView(role: RoleRow) {
  return {
    id: role.id,
    name: role.name,
    domain_id: null,
    description: null,
    options: role.immutable ? { immutable: true } : {},
    ...links('roles', role.id),
  }
}

export function domainView(domain: DomainRow) {
  return {
    id: domain.id,
    name: domain.name,
    description: domain.description,
    enabled: domain.enabled,
    tags: [],
    options: {},
    ...links('domains', domain.id),
  }
}

export function groupView(group: GroupRow) {
  return {
    id: group.id,
    name: group.name,
    domain_id: group.domain_id,
    description: group.description,
    ...links('groups', group.id),
  }
}

/**
 * Most identity calls go to keystone's admin endpoint, which refuses members before they get there: 401 with an empty
 * text, and the session stays good.
 */
export function administratorsOnly(context: Context): void {
  if (!context.session.isAdmin) throw new Refusal(401, '')
}

/** The few calls that go to keystone's public endpoint are refused by keystone itself: 403, with its words. */
export function forbidden(context: Context, rule: string): Refusal {
  return clientRefusal(context, 403, `You are not authorized to perform the requested action: identity:${rule}.`)
}

export function unknown(context: Context, kind: string, id: string): Refusal {
  return clientRefusal(context, 404, `Could not find ${kind}: ${id}.`)
}

export const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
