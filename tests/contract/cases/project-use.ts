import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, nobody, type Cloud } from '../cloud.js'

export function projectUseCases(cloud: Cloud): void {
  describe(`what projects use on the ${cloud.name} cloud`, () => {
    const reason = 'A Horizon has no such list.'

    it('I-PROJ-04 administrators are told of any project what it uses, as its form has it', async ({ skip }) => {
      const { client } = await cloud.as('admin')
      skip(await client.horizonPages(), reason)
      const { id } = called((await client.call('keystone.projects.list')).items, 'demo')
      const { quotas, missing } = await client.call('keystone.projectUse.get', { params: { id } })
      expect(missing).toEqual([])
      const quota = (name: string) => quotas.find((each) => each.name === name)
      expect(quota('instances')?.used).toBeGreaterThan(0)
      expect(quota('volumes')?.used).toBeGreaterThan(0)
      expect(quota('network')?.used).toBeGreaterThan(0)
      const { fields = [] } = (await openForm(client, 'keystone.projectQuotas', { id })) ?? {}
      const wanted = fields.map(({ name, value, used }) => [name, Number(value), used ?? null])
      const told = quotas.map(({ name, limit, used }) => [name, limit === Infinity ? -1 : limit, used])
      expect(told).toEqual(wanted)
    })

    it('I-PROJ-04 members are told of their own project alone', async ({ skip }) => {
      const { client } = await cloud.as('demo')
      skip(await client.horizonPages(), reason)
      const { project_id } = await client.session()
      const own = await client.call('keystone.projectUse.get', { params: { id: project_id ?? '' } })
      expect(own.quotas.find(({ name }) => name === 'instances')?.used).toBeGreaterThan(0)
      const other = client.call('keystone.projectUse.get', { params: { id: nobody } })
      await expect(other).rejects.toMatchObject({ name: 'ApiError' })
    })
  })
}
