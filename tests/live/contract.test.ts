import { afterAll, beforeAll } from 'vitest'
import { contractSuite } from '../contract/suite.js'
import { openLiveCloud, sweep } from './live-cloud.js'

const cloud = openLiveCloud()
beforeAll(() => sweep(cloud))
afterAll(() => sweep(cloud))

contractSuite(cloud)
