import type { World } from '../world/world.js'
import { seedCinder } from './cinder.js'
import { seedGlance } from './glance.js'
import { seedKeystone } from './keystone.js'
import { seedNeutron } from './neutron.js'
import { seedNova } from './nova.js'
import { seedSwift } from './swift.js'

/** Fills the whole cloud for `world.scenario`. */
export function seed(world: World): void {
  for (const fill of [seedKeystone, seedGlance, seedNeutron, seedCinder, seedNova, seedSwift]) fill(world)
}
