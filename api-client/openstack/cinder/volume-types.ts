import type { Json } from '../json.js'
import type { Services } from '../services.js'

/** All that one may use; without the question administrators are told of the public ones only. */
export const volumeTypesOf = (services: Services): Promise<Json[]> =>
  services.all('volume', '/types', 'volume_types', { query: { is_public: 'None' } })
