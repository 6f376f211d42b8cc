import { describe } from 'vitest'
import { computeJourney } from './compute.js'
import { imageJourney } from './images.js'
import type { JourneyCloud } from './journey.js'
import { objectJourney } from './objects.js'
import { qosJourney } from './qos.js'
import { trunkJourney } from './trunks.js'
import { userJourney } from './users.js'

/** The journeys people take all day, through the dashboard in a browser, for any cloud. */
export function journeySuite(cloud: JourneyCloud): void {
  describe(`journeys on the ${cloud.name} cloud`, { timeout: 300_000 }, () => {
    computeJourney(cloud)
    trunkJourney(cloud)
    qosJourney(cloud)
    objectJourney(cloud)
    imageJourney(cloud)
    userJourney(cloud)
  })
}
