import { createCinderTables, type CinderTables } from './tables/cinder.js'
import { createGlanceTables, type GlanceTables } from './tables/glance.js'
import { createKeystoneTables, type KeystoneTables } from './tables/keystone.js'
import { createNeutronTables, type NeutronTables } from './tables/neutron.js'
import { createNovaTables, type NovaTables } from './tables/nova.js'
import { createSwiftTables, type SwiftTables } from './tables/swift.js'

/** Everything the demo cloud knows. Totals (quota use, counts) are computed from it, never stored. */
export interface Db {
  readonly keystone: KeystoneTables
  readonly nova: NovaTables
  readonly glance: GlanceTables
  readonly neutron: NeutronTables
  readonly cinder: CinderTables
  readonly swift: SwiftTables
}

export function createDb(): Db {
  return {
    keystone: createKeystoneTables(),
    nova: createNovaTables(),
    glance: createGlanceTables(),
    neutron: createNeutronTables(),
    cinder: createCinderTables(),
    swift: createSwiftTables(),
  }
}
