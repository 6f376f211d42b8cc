import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusMetadataTree } from './stratus-metadata-tree.js'

define('stratus-metadata-tree', StratusMetadataTree)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-metadata-tree': StratusMetadataTree
  }
}
