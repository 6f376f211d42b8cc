import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Cloud } from '../cloud.js'

interface CloudsFile {
  readonly clouds: Readonly<Record<string, { readonly auth: Readonly<Record<string, string>> }>>
}

export function accessCases(cloud: Cloud): void {
  describe(`API access on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const file = async (name: string) => {
      const answer = await (await demo()).fetchHtml(`project/api_access/${name}/`, { wantBlob: true })
      return { name: answer.filename, text: (await answer.blob?.text()) ?? '' }
    }

    it('P-ACCESS-02 hands out clouds.yaml and openrc of the project, without a password', async () => {
      const client = await demo()
      const { project_id, project_name, username } = await client.session()
      const clouds = await file('clouds.yaml')
      expect(clouds.name).toBe('clouds.yaml')
      const [entry] = Object.values((parse(clouds.text) as CloudsFile).clouds)
      expect(entry?.auth).toMatchObject({ username, project_id, project_name })
      expect(entry?.auth['auth_url']).toMatch(/^https?:.*v3\/?$/)
      const openrc = await file('openrc')
      expect(openrc.name).toBe(`${project_name}-openrc.sh`)
      for (const part of ['OS_AUTH_URL=', `${project_id}`, `${username}`, 'read -']) expect(openrc.text).toContain(part)
      expect(openrc.text).not.toMatch(/OS_PASSWORD=['"]?[^'"$\s]/)
      expect(clouds.text).not.toMatch(/^\s*password:/m)
    })

    it('P-ACCESS-03 tells the EC2 keys of the project, and makes new ones in their place', async () => {
      const client = await demo()
      if (!(await client.serviceEnabled('ec2'))) return
      const keys = () => client.call('keystone.ec2Credential')
      const before = await keys()
      expect(before.access).toMatch(/^[0-9a-f]{32}$/)
      expect(await keys()).toEqual(before)
      const renew = 'project/api_access/recreate_ec2_credentials/'
      const said = await client.tableAction(renew, 'endpoints__recreate_credentials__', 'project/api_access/')
      expect(said?.type).toBe('success')
      const after = await keys()
      expect(after.access).toMatch(/^[0-9a-f]{32}$/)
      expect([after.access, after.secret]).not.toEqual([before.access, before.secret])
    })
  })
}
