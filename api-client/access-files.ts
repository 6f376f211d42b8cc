/** Where a cloud is, for who signs in by a file. */
export interface AccessPlace {
  /** Of the identity service. */
  readonly authUrl: string
  /** Null where the cloud has one only, or names none. */
  readonly region: string | null
}

/** Somebody with a password, which no file has: it is asked for, or filled in by hand. */
export interface PersonalAccess extends AccessPlace {
  readonly user: { readonly name: string; readonly domain: string }
  readonly project: { readonly id: string; readonly name: string; readonly domainId: string }
}

/** A program with a credential of its own. The files of this one are secret. */
export interface CredentialAccess extends AccessPlace {
  readonly credential: { readonly id: string; readonly secret: string }
}

export type Access = PersonalAccess | CredentialAccess

/** A quoted text of JSON is one of YAML. */
const yamlText = (text: string): string => JSON.stringify(text)

/** Nothing in single quotes means anything to a shell, but for their end. */
const shellText = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** `clouds.yaml`, as OpenStack's command line and SDKs read it. @param cloud its name in the file */
export function cloudsYaml(access: Access, cloud = 'openstack'): string {
  const auth = {
    auth_url: access.authUrl,
    ...('credential' in access
      ? {
          application_credential_id: access.credential.id,
          application_credential_secret: access.credential.secret,
        }
      : {
          username: access.user.name,
          user_domain_name: access.user.domain,
          project_id: access.project.id,
          project_name: access.project.name,
        }),
  }
  return lines([
    '# Put it into ~/.config/openstack/, or beside what reads it.',
    ...('user' in access ? ['# It has no password: add one under auth, or give OS_PASSWORD.'] : []),
    'clouds:',
    `  ${cloud}:`,
    ...('credential' in access ? ['    auth_type: "v3applicationcredential"'] : []),
    '    auth:',
    ...Object.entries(auth).map(([name, value]) => `      ${name}: ${yamlText(value)}`),
    ...(access.region ? [`    region_name: ${yamlText(access.region)}`] : []),
    '    interface: "public"',
    '    identity_api_version: 3',
  ])
}

/** `openrc.sh`, for a shell to read in: of a person it asks for the password. */
export function openRc(access: Access): string {
  const set = (name: string, value: string) => `export ${name}=${shellText(value)}`
  return lines([
    '#!/usr/bin/env bash',
    // What another file has left there would count first.
    'for name in $(env | sed -n "s/^\\(OS_[A-Z_]*\\)=.*/\\1/p"); do unset "$name"; done',
    set('OS_AUTH_URL', access.authUrl),
    ...('credential' in access
      ? [
          set('OS_AUTH_TYPE', 'v3applicationcredential'),
          set('OS_APPLICATION_CREDENTIAL_ID', access.credential.id),
          set('OS_APPLICATION_CREDENTIAL_SECRET', access.credential.secret),
        ]
      : [
          set('OS_PROJECT_ID', access.project.id),
          set('OS_PROJECT_NAME', access.project.name),
          set('OS_PROJECT_DOMAIN_ID', access.project.domainId),
          set('OS_USERNAME', access.user.name),
          set('OS_USER_DOMAIN_NAME', access.user.domain),
          'printf "OpenStack password of %s in project %s: " "$OS_USERNAME" "$OS_PROJECT_NAME" >&2',
          'read -rs OS_PASSWORD',
          'echo >&2',
          'export OS_PASSWORD',
        ]),
    ...(access.region ? [set('OS_REGION_NAME', access.region)] : []),
    set('OS_INTERFACE', 'public'),
    set('OS_IDENTITY_API_VERSION', '3'),
  ])
}

/** A name that every system takes for a file. */
export const openRcName = (of: string): string => `${of.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-openrc.sh`
