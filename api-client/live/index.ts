/** Live data: lists and items that ask again by themselves, as nanostores. */
export { createLiveItem, type LiveItemOptions } from './live-item.js'
export { createLiveList, type LiveListOptions } from './live-list.js'
export type { LiveOptions, LiveSource } from './live-source.js'
export { idleState, type LiveState, type LiveStatus } from './live-state.js'
export { defaultPace, nextDelay, type PollMemory, type PollPace } from './poll-interval.js'
export { type Clock, createPoller, type Poller, type PollerOptions, type Visibility } from './poller.js'
export { createLiveStack, createLiveTopology, stackIntervals, topologyInterval } from './live-topology.js'
export { pageVisibility, systemClock } from './sources.js'
