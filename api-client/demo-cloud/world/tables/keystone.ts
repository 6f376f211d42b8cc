import { Table } from '../table.js'

export interface UserRow {
  readonly id: string
  readonly name: string
  readonly password: string
  /** Base32, for the codes of an app (RFC 6238); undefined: the password is enough. */
  readonly totp_secret?: string
  /** It has to be changed before anything else. */
  readonly password_expired?: boolean
  readonly domain_id: string
  readonly enabled: boolean
  readonly email: string | null
  readonly description: string | null
  readonly default_project_id: string | null
}

export interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly domain_id: string
  readonly description: string
  readonly enabled: boolean
  /** Attributes beyond the known ones, kept as they came. */
  readonly extra: Readonly<Record<string, unknown>>
}

export interface RoleRow {
  readonly id: string
  readonly name: string
  /** Immutable roles can be neither renamed nor deleted. */
  readonly immutable: boolean
}

export interface DomainRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly enabled: boolean
}

export interface GroupRow {
  readonly id: string
  readonly name: string
  readonly domain_id: string
  readonly description: string
}

/** A role of a user in a project. `id` is `project/role/user`. */
export interface AssignmentRow {
  readonly id: string
  readonly project_id: string
  readonly role_id: string
  readonly user_id: string
}

/** A role of a group in a project. `id` is `project/role/group`. */
export interface GroupAssignmentRow {
  readonly id: string
  readonly project_id: string
  readonly role_id: string
  readonly group_id: string
}

/** A role of a user or a group on a domain. `id` is `domain/role/who`. */
export interface DomainAssignmentRow {
  readonly id: string
  readonly domain_id: string
  readonly role_id: string
  readonly kind: 'users' | 'groups'
  readonly who: string
}

/** A user in a group. `id` is `group/user`. */
export interface MembershipRow {
  readonly id: string
  readonly group_id: string
  readonly user_id: string
}

/** What a program signs in with in place of somebody's password, for one project. */
export interface ApplicationCredentialRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly secret: string
  readonly user_id: string
  readonly project_id: string
  /** Names. */
  readonly roles: readonly string[]
  /** As an ISO text without its zone, in UTC. */
  readonly expires_at: string | null
  readonly access_rules: readonly AccessRuleRow[]
  readonly unrestricted: boolean
}

export interface AccessRuleRow {
  readonly service: string
  readonly method: string
  readonly path: string
}

/** A pair of keys for EC2 and S3 programs, of a user in a project; `id` is its access key. */
export interface Ec2CredentialRow {
  readonly id: string
  readonly secret: string
  readonly user_id: string
  readonly project_id: string
}

/** What somebody proves who he is with beside a password; that of EC2 programs above is not among them. */
export interface UserCredentialRow {
  readonly id: string
  readonly user_id: string
  readonly type: string
  /** Secret. */
  readonly blob: string
  readonly project_id: string | null
}

/** Who vouches for people; its id is what somebody called it. */
export interface IdentityProviderRow {
  readonly id: string
  readonly description: string
  readonly enabled: boolean
  readonly remote_ids: readonly string[]
}

/** How a provider speaks; `id` is `provider/name`. */
export interface ProtocolRow {
  readonly id: string
  readonly provider: string
  readonly name: string
  readonly mapping_id: string
}

/** What makes users of what a provider says. */
export interface MappingRow {
  readonly id: string
  readonly rules: readonly unknown[]
}

/** A service of the catalogue. `%PROJECT%` in a URL stands for the id of the caller's project. */
export interface ServiceRow {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly endpoints: readonly {
    readonly id: string
    readonly interface: 'public' | 'internal' | 'admin'
    readonly url: string
  }[]
}

export interface KeystoneTables {
  readonly users: Table<UserRow>
  readonly projects: Table<ProjectRow>
  readonly roles: Table<RoleRow>
  readonly domains: Table<DomainRow>
  readonly groups: Table<GroupRow>
  readonly assignments: Table<AssignmentRow>
  readonly groupAssignments: Table<GroupAssignmentRow>
  readonly domainAssignments: Table<DomainAssignmentRow>
  readonly memberships: Table<MembershipRow>
  readonly applicationCredentials: Table<ApplicationCredentialRow>
  readonly ec2Credentials: Table<Ec2CredentialRow>
  readonly userCredentials: Table<UserCredentialRow>
  readonly identityProviders: Table<IdentityProviderRow>
  readonly protocols: Table<ProtocolRow>
  readonly mappings: Table<MappingRow>
  readonly services: Table<ServiceRow>
}

export function createKeystoneTables(): KeystoneTables {
  return {
    users: new Table(),
    projects: new Table(),
    roles: new Table(),
    domains: new Table(),
    groups: new Table(),
    assignments: new Table(),
    groupAssignments: new Table(),
    domainAssignments: new Table(),
    memberships: new Table(),
    applicationCredentials: new Table(),
    ec2Credentials: new Table(),
    userCredentials: new Table(),
    identityProviders: new Table(),
    protocols: new Table(),
    mappings: new Table(),
    services: new Table(),
  }
}
