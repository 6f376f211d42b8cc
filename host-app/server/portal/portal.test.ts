import { createApp } from '../app.js'
import { portalSuite } from './portal-suite.js'

portalSuite('one server, in memory', createApp)
