import { openDemoCloud } from './demo-cloud.js'
import { contractSuite } from './suite.js'

contractSuite(openDemoCloud())
