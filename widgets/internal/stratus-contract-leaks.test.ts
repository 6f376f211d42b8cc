/** Every element of the kit, in each of its states, with what it loads late and what it opens: gone when it is removed. */
import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import { comeAndGo, type Example } from '../../tests/kit/mount.js'
import { emulated } from '../../tests/support/engine.js'

consoleGate()

interface Count {
  readonly nodes: number
  readonly listeners: number
}

const count = () => executeServerCommand<Count, undefined>('dom-count')

const rounds = 3

/** What stays each time; what is kept once for all (templates, parts that were loaded) is none. */
async function kept(list: readonly Example[]): Promise<Count> {
  const counts: Count[] = []
  for (let batch = 0; batch < 3; batch++) {
    await comeAndGo(list, rounds)
    counts.push(await count())
  }
  const least = (name: keyof Count) =>
    Math.min(...counts.slice(1).map((each, index) => each[name] - counts[index]![name]))
  return { nodes: least('nodes'), listeners: least('listeners') }
}

const leaks = ({ nodes, listeners }: Count) => nodes >= rounds || listeners >= rounds

describe('the kit, mounted and removed in each of its states', () => {
  emulated('leaves no detached node and no listener', async function () {
    this.timeout(240_000)
    const all = examples()
    if (!leaks(await kept(all))) return
    const found: string[] = []
    for (const tag of new Set(all.map((example) => example.tag))) {
      const before = await count()
      await comeAndGo(
        all.filter((example) => example.tag === tag),
        rounds,
      )
      const after = await count()
      const left = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }
      if (leaks(left)) found.push(`${tag}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n') || 'one of them, only beside the others').to.equal('')
  })
})
