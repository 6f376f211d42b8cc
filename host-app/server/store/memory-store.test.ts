import { MemoryStore } from './memory-store.js'
import { storeSuite } from './store-suite.js'

storeSuite('a store in memory', () => [new MemoryStore()])
