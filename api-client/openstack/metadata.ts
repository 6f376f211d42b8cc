import type { ServiceName } from './catalog.js'
import type { Json } from './json.js'
import { part } from './question.js'
import { removed } from './required.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'

/**
 * Takes away the names that a change of metadata removes. One that is not there any more was taken away by somebody else meanwhile.
 * @param path where the metadata of the thing are read
 * @throws ServiceError 404 when the thing itself is gone
 */
export async function takeAway(services: Services, service: ServiceName, path: string, body: Json): Promise<void> {
  for (const name of removed(body))
    await services.delete(service, `${path}/${part(name)}`).catch(async (error: unknown) => {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error
      await services.get(service, path)
    })
}
