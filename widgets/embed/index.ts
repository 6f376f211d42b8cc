/** Elements that bring their own data, for portals; `define` beside it registers them. */
export { StratusLiveInstances } from './stratus-live-instances.js'
export { StratusLiveQuota, type QuotaService } from './stratus-live-quota.js'
export { StratusLiveTopology } from './stratus-live-topology.js'
export type {
  AccessDetail,
  LiveDataEventMap,
  LoadDetail,
  LoadErrorDetail,
  NearLimitDetail,
  StratusLiveQuotaEventMap,
} from './live-data.events.js'
export type { StratusLiveTopologyEventMap } from './live-topology.events.js'
export type { QuotaFigure } from './quota-figures.js'
export type { Grant, GrantSource } from './grant-transport.js'
export { EmbedError, type EmbedRequest, type EmbedTransport } from './transport.js'
