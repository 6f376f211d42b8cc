import { describe, expect, it } from 'vitest'
import {
  domainCan,
  domainPolicies,
  groupCan,
  groupPolicies,
  projectCan,
  projectPolicies,
  roleCan,
  rolePolicies,
  userCan,
  userPolicies,
} from './index.js'

const rules = (gate: { policy: readonly (readonly [string, string])[] }) => gate.policy.map((rule) => rule.join(' '))

describe('who may change what in the identity service', () => {
  it('I-GATE-01 domains, by the rule as specified and as Keystone has it', () => {
    expect(rules(domainPolicies.create)).toEqual(['identity create_domain', 'identity identity:create_domain'])
    expect(rules(domainCan.delete)).toEqual(['identity delete_domain', 'identity identity:delete_domain'])
    expect(rules(domainPolicies.list)).toEqual(['identity list_domains', 'identity identity:list_domains'])
  })

  it('I-GATE-02 groups', () => {
    expect([groupPolicies.create, groupCan.edit, groupCan.delete].flatMap(rules)).toEqual([
      'identity identity:create_group',
      'identity identity:update_group',
      'identity identity:delete_group',
    ])
  })

  it('I-GATE-03 roles', () => {
    expect([rolePolicies.create, roleCan.edit, roleCan.delete].flatMap(rules)).toEqual([
      'identity identity:create_role',
      'identity identity:update_role',
      'identity identity:delete_role',
    ])
  })

  it('I-GATE-04 users: one rule for editing, passwords, enabling and disabling', () => {
    for (const action of ['edit', 'password', 'enable', 'disable'] as const)
      expect(rules(userCan[action])).toEqual(['identity identity:update_user'])
    expect([userPolicies.create, userCan.delete, userPolicies.list].flatMap(rules)).toEqual([
      'identity identity:create_user',
      'identity identity:delete_user',
      'identity identity:list_users',
    ])
  })

  it('G-GATE-09 every change needs a back end that can edit the type; looking does not', () => {
    const changes = {
      domain: [domainPolicies.create, domainCan.edit, domainCan.delete],
      group: [groupPolicies.create, groupCan.edit, groupCan.delete],
      project: [projectPolicies.create, projectCan.edit, projectCan.delete],
      role: [rolePolicies.create, roleCan.edit, roleCan.delete],
      user: [userPolicies.create, ...Object.values(userCan)],
    }
    for (const [type, gates] of Object.entries(changes))
      for (const gate of gates) expect(gate.settings).toEqual([`OPENSTACK_KEYSTONE_BACKEND.can_edit_${type}`])
    expect(domainPolicies.list).not.toHaveProperty('settings')
    expect(userPolicies.list).not.toHaveProperty('settings')
  })

  it('I-DOM-03 an enabled domain is not deleted; an unknown state counts as enabled', () => {
    const { unavailable } = domainCan.delete
    expect(unavailable({ enabled: false })).toBeNull()
    for (const enabled of [true, null]) expect(unavailable({ enabled })).toBe('Only a disabled domain can be deleted.')
  })

  it('projects, by the rules of Horizon’s own page; the current one is not deleted', () => {
    expect([projectPolicies.create, projectPolicies.list, projectCan.edit, projectCan.delete].flatMap(rules)).toEqual([
      'identity identity:create_project',
      'identity identity:list_projects',
      'identity identity:update_project',
      'identity identity:delete_project',
    ])
    expect(rules(projectCan.members)).toEqual(['identity identity:list_users', 'identity identity:list_roles'])
    expect(rules(projectCan.quotas)).toContain('compute os_compute_api:os-quota-sets:update')
    expect(projectCan.delete.unavailable({ isCurrent: true })).toBe('You cannot delete your current project.')
    expect(projectCan.delete.unavailable({ isCurrent: false })).toBeNull()
  })

  it('nobody deletes or disables themselves', () => {
    const of = (isSelf: boolean) => ({ enabled: true, isSelf })
    expect([userCan.delete.unavailable(of(true)), userCan.disable.unavailable(of(true))]).toEqual([
      'You cannot delete yourself.',
      'You cannot disable yourself.',
    ])
    expect([userCan.delete.unavailable(of(false)), userCan.disable.unavailable(of(false))]).toEqual([null, null])
  })
})
