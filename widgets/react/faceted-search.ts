import '../faceted-search/stratus-faceted-search.define.js'
import { StratusFacetedSearch } from '../faceted-search/stratus-faceted-search.js'
import type { StratusFacetedSearchEventMap } from '../faceted-search/stratus-faceted-search.events.js'
import { wrap } from './wrap.js'

export const FacetedSearch = wrap<StratusFacetedSearch, StratusFacetedSearchEventMap>(
  'stratus-faceted-search',
  StratusFacetedSearch,
  { 'stratus-search': true },
)
