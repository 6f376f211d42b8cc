import { items, many, textOf, type Json } from '../json.js'
import type { AnswersOf } from '../question.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'

const processes = async (services: Services): Promise<Json[]> =>
  many(await services.get('volume', '/os-services'), 'services')

/** As Horizon names their rows. */
const idOf = (process: Json): string => ['binary', 'host', 'zone'].map((field) => textOf(process, field)).join('-')

/** What runs of the volume service. */
export const volumeProcessAnswers: AnswersOf<'cinder.anyServices'> = {
  'cinder.anyServices.list': async ({ services }) =>
    items(
      (await processes(services)).map((process) => ({
        id: idOf(process),
        binary: process['binary'],
        host: process['host'],
        zone: process['zone'],
        status: process['status'] === 'enabled' ? 'Enabled' : 'Disabled',
        running: process['state'] === 'up' ? 'Up' : 'Down',
        updated: process['updated_at'],
        disabled_reason: process['disabled_reason'],
      })),
    ),
}

/**
 * Takes a process out of use, or back into it.
 * @throws ServiceError 404 when there is none of this id
 */
export async function switchVolumeProcess(services: Services, id: string, on: boolean): Promise<void> {
  const found = (await processes(services)).find((process) => idOf(process) === id)
  if (!found) throw new ServiceError(404, 'The service could not be found.')
  const { binary, host } = found
  await services.put('volume', `/os-services/${on ? 'enable' : 'disable'}`, { binary, host })
}
