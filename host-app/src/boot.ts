import '@stratus/widgets/tokens.css'
import './styles/index.css'
import { createPreloadFetch } from './preload/preload-fetch.js'

// Small on purpose: the first reads are on their way while the app itself is still being fetched. Nothing here may be
// shared with the app, or the app's scripts would have to come first; tests/packaging holds the build to it.
const base = new URL(document.baseURI)
const reads = document.querySelector('meta[name="stratus-reads"]')?.getAttribute('content')?.split(' ') ?? []
const [id = ''] = /[\w-]{36}(?=(\/detail)?\/*$)/.exec(window.location.pathname) ?? []
const fetch = createPreloadFetch(
  reads.map((address) => new URL(address.replace('{id}', id), base).href),
  (input, init) => globalThis.fetch(input, init),
)
void import('./main.js').then(({ start }) => start(fetch))
