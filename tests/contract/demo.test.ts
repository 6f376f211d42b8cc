import type { Dialect } from '@stratus/api-client/demo-cloud'
import { describe } from 'vitest'
import { openDemoCloud } from './demo-cloud.js'
import { openDemoServices } from './demo-services.js'
import { contractSuite } from './suite.js'

describe.each<Dialect>(['zed', 'current'])('A-REL-01 as a Horizon of dialect %s', (dialect) => {
  contractSuite(openDemoCloud(dialect))
})

describe('S-DIRECT-13 without a Horizon, by the services’ own APIs', () => {
  contractSuite(openDemoServices())
})
