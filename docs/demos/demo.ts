// What every demo page has: its look, and `?scheme=dark|light` and `?dir=rtl` in the address.
// Imported here, not in the stylesheet: only modules are resolved with the condition `source`.
import '@stratus/widgets/tokens.css'
import './demo.css'

const asked = new URLSearchParams(location.search)
const scheme = asked.get('scheme')
if (scheme) document.documentElement.dataset.stratusScheme = scheme
if (asked.get('dir') === 'rtl') document.documentElement.dir = 'rtl'
