/** Registers the elements that bring their own data. */
import './stratus-live-instances.define.js'
import './stratus-live-quota.define.js'
import './stratus-live-topology.define.js'
