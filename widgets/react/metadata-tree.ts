import '../metadata-tree/stratus-metadata-tree.define.js'
import { StratusMetadataTree } from '../metadata-tree/stratus-metadata-tree.js'
import type { StratusMetadataTreeEventMap } from '../metadata-tree/stratus-metadata-tree.events.js'
import { wrap } from './wrap.js'

export const MetadataTree = wrap<StratusMetadataTree, StratusMetadataTreeEventMap>(
  'stratus-metadata-tree',
  StratusMetadataTree,
  { 'stratus-change': true },
)
