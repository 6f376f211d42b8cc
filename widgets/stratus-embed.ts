/** The embedded elements for one script tag: a portal needs this file and one element. */
import './embed/define.js'
export * from './embed/index.js'
