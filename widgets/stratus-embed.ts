/** The embedded elements for one script tag: a portal needs this file and one element. */
export * from './embed/index.js'
