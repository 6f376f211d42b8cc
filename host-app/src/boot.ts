import '@stratus/widgets/tokens.css'
import './styles/index.css'
import { createPreloadFetch } from './preload/preload-fetch.js'
import { preloadReads } from './preload/preload-reads.js'

// Small on purpose: the first reads are on their way while the app itself is still being fetched. Nothing here may be
// shared with the app, or the app's scripts would have to come first; tests/packaging holds the build to it.
const base = new URL(document.baseURI)
// A page for static demos says so: <html data-demo>. The script runs before the page's body is there.
const demo = document.documentElement.hasAttribute('data-demo')
const path = window.location.pathname.slice(base.pathname.length)
// Only a server that asks the services itself tells of changes.
const asksServices = document.querySelector('meta[name="stratus-changes"]') !== null
const reads = demo ? [] : preloadReads(path, asksServices)
const fetch = createPreloadFetch(
  reads.map((address) => new URL(address, base).href),
  (input, init) => globalThis.fetch(input, init),
)
void import('./main.js').then(({ start }) => start(fetch))
