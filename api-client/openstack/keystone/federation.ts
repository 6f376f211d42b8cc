import { items } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import type { Services } from '../services.js'

export const providersPath = '/OS-FEDERATION/identity_providers'
export const mappingsPath = '/OS-FEDERATION/mappings'

export const protocolsPath = (provider: string): string => `${providersPath}/${part(provider)}/protocols`

/** Who vouches for people, how, and what becomes of them. */
export const federationAnswers: AnswersOf<'keystone.identityProviders'> &
  AnswersOf<'keystone.protocols'> &
  AnswersOf<'keystone.mappings'> = {
  'keystone.identityProviders.list': async ({ services }) =>
    items(
      (await services.all('identity', providersPath, 'identity_providers')).map((provider) => ({
        ...provider,
        enabled: provider['enabled'] === false ? 'No' : 'Yes',
      })),
    ),
  'keystone.protocols.list': async ({ services, params }) =>
    items(
      (await services.all('identity', protocolsPath(params.id), 'protocols')).map((protocol) => ({
        ...protocol,
        mapping: protocol['mapping_id'],
      })),
    ),
  'keystone.mappings.list': async ({ services }) =>
    items(
      (await services.all('identity', mappingsPath, 'mappings')).map((mapping) => ({
        ...mapping,
        rules: JSON.stringify(mapping['rules'] ?? [], null, 2),
      })),
    ),
}

export const removeProtocol = (services: Services, protocol: string, provider: string): Promise<unknown> =>
  services.delete('identity', `${protocolsPath(provider)}/${part(protocol)}`)
