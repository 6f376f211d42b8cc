import { asJson, items, many, textOf } from '../json.js'
import type { AnswersOf } from '../question.js'

const MiB = 1024 ** 2
const GiB = 1024 ** 3

const bytes = (amount: unknown, unit: number): number | null => (typeof amount === 'number' ? amount * unit : null)

export const hypervisorAnswers: AnswersOf<'nova.hypervisors'> = {
  // Without a microversion: newer ones leave out what is used, which only the placement service would tell then.
  'nova.hypervisors.list': async ({ services }) =>
    items(
      many(await services.get('compute', '/os-hypervisors/detail'), 'hypervisors').map((each) => ({
        id: `${textOf(each, 'id')}_${textOf(each, 'hypervisor_hostname')}`,
        name: each['hypervisor_hostname'],
        host: asJson(each['service'])['host'],
        type: each['hypervisor_type'],
        vcpus_used: each['vcpus_used'],
        vcpus: each['vcpus'],
        memory_used: bytes(each['memory_mb_used'], MiB),
        memory: bytes(each['memory_mb'], MiB),
        storage_used: bytes(each['local_gb_used'], GiB),
        storage: bytes(each['local_gb'], GiB),
        instances: each['running_vms'],
      })),
    ),
}
