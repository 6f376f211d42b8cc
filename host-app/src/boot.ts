import '@stratus/widgets/tokens.css'
import './styles/index.css'
import { createEarlyFetch } from './early/early-fetch.js'
import { earlyReads } from './early/early-reads.js'

// Small on purpose: the first reads are on their way while the app itself is still being fetched. Nothing here may be
// shared with the app, or the app's scripts would have to come first.
const base = new URL(document.baseURI)
const demo = document.getElementById('stratus')?.hasAttribute('data-demo')
const reads = demo ? [] : earlyReads(window.location.pathname.slice(base.pathname.length))
const fetch = createEarlyFetch(
  reads.map((address) => new URL(address, base).href),
  (input, init) => globalThis.fetch(input, init),
)
void import('./main.js').then(({ start }) => start(fetch))
