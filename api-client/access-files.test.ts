import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cloudsYaml, openRc, openRcName, type PersonalAccess } from './access-files.js'

const person: PersonalAccess = {
  authUrl: 'https://cloud.example:5000/v3',
  region: 'RegionOne',
  user: { name: `o'hara "$(id)" \\`, domain: 'Default' },
  project: { id: 'p-1', name: 'my #project: {x}', domainId: 'default' },
}
const program = {
  authUrl: person.authUrl,
  region: null,
  credential: { id: 'c-1', secret: `s'e"c\`r$e\\t` },
}

/** What a shell has after it has read the file. */
function sourced(file: string): Record<string, string> {
  const script = `${file}\nprintf '%s\\0' "\${!OS_@}" | while IFS= read -r -d '' name; do for one in $name; do printf '%s=%s\\0' "$one" "\${!one}"; done; done`
  const said = execFileSync('bash', ['-c', script], {
    input: 'pass word\n',
    env: { PATH: process.env['PATH'] ?? '', OS_TOKEN: 'of another file' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return Object.fromEntries(
    said
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

describe('the files by which programs reach a cloud', () => {
  it('P-ACCESS-02 clouds.yaml has whatever names there are, and no password', () => {
    expect(parse(cloudsYaml(person))).toEqual({
      clouds: {
        openstack: {
          auth: {
            auth_url: person.authUrl,
            username: person.user.name,
            user_domain_name: 'Default',
            project_id: 'p-1',
            project_name: person.project.name,
          },
          region_name: 'RegionOne',
          interface: 'public',
          identity_api_version: 3,
        },
      },
    })
  })

  it('I-APPCRED-04 of a credential it has the secret, and how it is shown', () => {
    const { openstack } = (parse(cloudsYaml(program)) as { clouds: { openstack: Record<string, unknown> } }).clouds
    expect(openstack).toEqual({
      auth_type: 'v3applicationcredential',
      auth: {
        auth_url: program.authUrl,
        application_credential_id: 'c-1',
        application_credential_secret: program.credential.secret,
      },
      interface: 'public',
      identity_api_version: 3,
    })
  })

  it('P-ACCESS-02 a shell that reads openrc asks for the password, and has nothing left of another file', () => {
    expect(sourced(openRc(person))).toEqual({
      OS_AUTH_URL: person.authUrl,
      OS_PROJECT_ID: 'p-1',
      OS_PROJECT_NAME: person.project.name,
      OS_PROJECT_DOMAIN_ID: 'default',
      OS_USERNAME: person.user.name,
      OS_USER_DOMAIN_NAME: 'Default',
      OS_PASSWORD: 'pass word',
      OS_REGION_NAME: 'RegionOne',
      OS_INTERFACE: 'public',
      OS_IDENTITY_API_VERSION: '3',
    })
    expect(openRc(person)).not.toContain('pass word')
  })

  it('I-APPCRED-04 openrc of a credential signs in by it', () => {
    expect(sourced(openRc(program))).toMatchObject({
      OS_AUTH_TYPE: 'v3applicationcredential',
      OS_APPLICATION_CREDENTIAL_ID: 'c-1',
      OS_APPLICATION_CREDENTIAL_SECRET: program.credential.secret,
    })
  })

  it('P-ACCESS-02 no name breaks out of clouds.yaml', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const read = parse(cloudsYaml({ ...person, user: { name, domain: name } })) as {
          clouds: { openstack: { auth: { username: string } } }
        }
        expect(read.clouds.openstack.auth.username).toBe(name)
      }),
    )
  })

  it('P-ACCESS-02 a file is named after the project, as any system takes it', () => {
    expect(openRcName('demo')).toBe('demo-openrc.sh')
    expect(openRcName('../a b/ü')).toBe('..-a-b-ü-openrc.sh')
  })
})
