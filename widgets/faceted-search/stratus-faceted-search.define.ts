import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusFacetedSearch } from './stratus-faceted-search.js'

define('stratus-faceted-search', StratusFacetedSearch)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-faceted-search': StratusFacetedSearch
  }
}
