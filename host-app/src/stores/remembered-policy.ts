import type { PolicyMemory } from '@stratus/api-client'
import type { TabMemory } from './tab-memory.js'

const name = 'policy'

/**
 * Policy answers of this sign-in: the roles behind them are those of its token, so a reload need not ask again. The cloud
 * still checks everything that is really done.
 */
export function rememberedPolicy(memory: TabMemory): PolicyMemory {
  const known = (): Readonly<Record<string, unknown>> => {
    const value = memory.recall(name)?.value
    return typeof value === 'object' && value !== null ? { ...value } : {}
  }
  return {
    get(key) {
      const allowed = known()[key]
      return typeof allowed === 'boolean' ? allowed : undefined
    },
    set(key, allowed) {
      // The first answer's age counts: all are asked again together.
      memory.keep(name, { ...known(), [key]: allowed }, memory.recall(name)?.at)
    },
    clear: () => memory.keep(name, {}),
  }
}
