import { items, many, textOf, type Json } from '../json.js'
import { namesOf } from '../project-names.js'
import { part, type AnswersOf } from '../question.js'
import { unlessGone } from '../service-error.js'
import type { Services } from '../services.js'

/** All that one may use; without the question administrators are told of the public ones only. */
export const volumeTypesOf = (services: Services): Promise<Json[]> =>
  services.all('volume', '/types', 'volume_types', { query: { is_public: 'None' } })

export const isPublic = (type: Json): boolean => (type['os-volume-type-access:is_public'] ?? type['is_public']) === true

/** How volumes of a type are encrypted; {} when they are not. */
export const encryptionOf = (services: Services, type: string): Promise<Json> =>
  services.get('volume', `/types/${part(type)}/encryption`)

/** QoS specs: what is asked for of volumes, by a type. */
export const qosSpecsOf = async (services: Services): Promise<Json[]> =>
  many(await services.get('volume', '/qos-specs'), 'qos_specs')

export const typeAnswers: AnswersOf<'cinder.anyVolumeTypes'> = {
  async 'cinder.anyVolumeTypes.list'({ services }) {
    const [types, specs] = await Promise.all([volumeTypesOf(services), qosSpecsOf(services).then(namesOf)])
    const providers = await Promise.all(
      types.map(async (type) => {
        const encryption = await unlessGone(encryptionOf(services, textOf(type, 'id')))
        return textOf(encryption ?? {}, 'provider') || null
      }),
    )
    return items(
      types.map((type, at) => ({
        ...type,
        qos_spec: specs.get(type['qos_specs_id']) ?? null,
        encryption: providers[at],
        public: isPublic(type) ? 'Yes' : 'No',
        offered: [
          ...(providers[at] ? ['update_encryption', 'delete_encryption'] : ['create_encryption']),
          ...(isPublic(type) ? [] : ['edit_access']),
        ],
      })),
    )
  },
}
