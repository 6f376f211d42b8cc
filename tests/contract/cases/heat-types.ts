import { describe, expect, it } from 'vitest'
import type { Cloud } from '../cloud.js'

export function heatTypeCases(cloud: Cloud): void {
  describe(`what templates are made of on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const string = 'OS::Heat::RandomString'

    it('T-TYPE-01 T-TYPE-02 tells kinds of resources, and what each takes and tells', async () => {
      const client = await demo()
      const { items, dropped } = await client.call('heat.resourceTypes.list')
      expect(dropped).toBe(0)
      expect(items.map(({ id }) => id)).toContain(string)
      const { properties, attributes } = await client.call('heat.resourceTypes.get', { params: { id: string } })
      // JSON of the service, YAML of the page.
      for (const word of ['length', 'salt', 'constraints']) expect(JSON.stringify(properties)).toContain(word)
      expect(JSON.stringify(attributes)).toContain('value')
      const gone = client.call('heat.resourceTypes.get', { params: { id: 'OS::No::Thing' } })
      await expect(gone).rejects.toMatchObject({ code: 'not-found' })
    })

    it('T-TYPE-03 tells versions of the language, and their functions', async () => {
      const client = await demo()
      const id = 'heat_template_version.2018-08-31'
      const { items } = await client.call('heat.templateVersions.list')
      expect(items.find((version) => version.id === id)).toMatchObject({ type: 'HOT' })
      const functions = await client.call('heat.templateVersions.functions', { params: { id } })
      expect(functions.items.find((each) => each.id === 'get_resource')?.description).toBeTruthy()
    })
  })
}
