import '@stratus/widgets/tokens.css'
import './styles/index.css'
import { createPreloadFetch } from './preload/preload-fetch.js'
import { toldAddresses } from './preload/told-addresses.js'

// Small on purpose: the first reads are on their way while the app itself is still being fetched. Nothing here may be
// shared with the app, or the app's scripts would have to come first; tests/packaging holds the build to it.
const told = document.querySelector('meta[name="stratus-reads"]')?.getAttribute('content')?.split(' ') ?? []
const fetch = createPreloadFetch(
  toldAddresses(told, window.location.pathname, new URL(document.baseURI)),
  (input, init) => globalThis.fetch(input, init),
)
void import('./main.js').then(({ start }) => start(fetch))
