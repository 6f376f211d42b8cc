/** Elements that bring their own data, for portals: one script tag and one element. Importing this registers them. */
import './define.js'
export { StratusLiveQuota } from './stratus-live-quota.js'
export { StratusLiveTopology } from './stratus-live-topology.js'
export type { Grant, GrantSource } from './grant-transport.js'
export { EmbedError, type EmbedRequest, type EmbedTransport } from './transport.js'
