/** The kit for one script tag: registers every element and exports what `@stratus/widgets` exports. */
import './define.js'
export * from './index.js'
