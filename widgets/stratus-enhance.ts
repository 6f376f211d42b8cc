/** The kit and `enhance` for one script tag on a Horizon page; it takes the place of `stratus.js`. */
import './enhance/script-tag.js'
export * from './stratus.js'
export * from './enhance/index.js'
