import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const flavor = (name: string, vcpus: number, ram: number, disk: number) => ({ id: name, name, vcpus, ram, disk })

describe('P-INST-22 S-DIRECT-12 the form of a resize without Horizon', () => {
  it('says what each other flavor has, in the units that read best', async () => {
    const { services } = fakeServices({
      'GET :8774/v2.1/servers/s1': { server: { id: 's1', name: 'web', flavor: { original_name: 'm1.nano' } } },
      'GET :8774/v2.1/flavors/detail': {
        flavors: [
          flavor('m1.nano', 1, 64, 1),
          flavor('m1.tiny', 1, 512, 1),
          flavor('m1.odd', 2, 1536, 0),
          flavor('m1.large', 4, 8192, 80),
        ],
      },
    })
    const answer = await answerForm(services, 'project/instances/s1/resize', null)
    const fields = answer && 'form' in answer ? answer.form.fields : []
    expect(fields.find(({ name }) => name === 'flavor')?.choices.map(({ label }) => label)).toEqual([
      'Select a New Flavor',
      'm1.tiny (1 vCPU, 512 MiB RAM, 1 GiB disk)',
      'm1.odd (2 vCPUs, 1.5 GiB RAM, 0 GiB disk)',
      'm1.large (4 vCPUs, 8 GiB RAM, 80 GiB disk)',
    ])
  })
})
