import { afterAll, beforeAll } from 'vitest'
import { contractSuite } from '../contract/suite.js'
import { openDirectCloud, sweepDirectly } from './direct-cloud.js'

beforeAll(() => sweepDirectly())
afterAll(() => sweepDirectly())

contractSuite(openDirectCloud())
