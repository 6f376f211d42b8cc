import type { StratusTopologyEventMap } from '../topology/stratus-topology.events.js'
import type { LiveDataEventMap } from './live-data.events.js'

export interface StratusLiveTopologyEventMap extends StratusTopologyEventMap, LiveDataEventMap {}
