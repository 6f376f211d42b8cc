import { describe } from 'vitest'
import { computeJourney } from './compute.js'
import { credentialJourney } from './credentials.js'
import { drainJourney } from './hosts.js'
import { editJourney } from './edits.js'
import { imageJourney } from './images.js'
import type { JourneyCloud } from './journey.js'
import { objectJourney } from './objects.js'
import { projectJourney, switchJourney } from './projects.js'
import { qosJourney } from './qos.js'
import { routerJourney } from './routers.js'
import { securityGroupJourney } from './security-groups.js'
import { stackJourney } from './stacks.js'
import { trunkJourney } from './trunks.js'
import { userJourney } from './users.js'
import { volumeJourney } from './volumes.js'

/** The journeys people take all day, through the dashboard in a browser, for any cloud. */
export function journeySuite(cloud: JourneyCloud): void {
  describe(`journeys on the ${cloud.name} cloud`, { timeout: 300_000 }, () => {
    computeJourney(cloud)
    trunkJourney(cloud)
    qosJourney(cloud)
    objectJourney(cloud)
    imageJourney(cloud)
    userJourney(cloud)
    credentialJourney(cloud)
    securityGroupJourney(cloud)
    projectJourney(cloud)
    switchJourney(cloud)
    routerJourney(cloud)
    stackJourney(cloud)
    volumeJourney(cloud)
    editJourney(cloud)
    drainJourney(cloud)
  })
}
