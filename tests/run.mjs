import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { lookForFirefox } from './engines/firefox-program.mjs'
import { findChromium } from './support/find-chromium.mjs'

/**
 * Everything `npm test` checks, in the order in which a failure is cheapest to see. All run; any failure fails. What takes one core
 * runs beside another: the stages of a lane one after another, the lanes of a step beside each other.
 */
const steps = [
  [['lint'], ['typecheck', 'build']],
  [['test:unit']],
  [['test:elements']],
  [['test:e2e']],
  [['test:firefox']],
]

/** Left out, and said so, where what it needs is not there and cannot be installed, or where the rest has taken long. */
const optional = { 'test:firefox': lookForFirefox }

/** Seconds after which none of these begins any more: the whole has 20 minutes, and they take up to five. */
const latestStart = 14.5 * 60

/** Why a stage is left out; null when it is not. */
function whyNot(stage) {
  if (!optional[stage]) return null
  if (performance.now() > latestStart * 1000) return 'what is before it took too long'
  return optional[stage]() ? null : 'its browser is not here'
}

process.env.CHROME_PATH = findChromium()

function run(stage) {
  process.stdout.write(`\n── ${stage}\n`)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', stage], { stdio: ['inherit', 'pipe', 'pipe'] })
    const said = []
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from.on('data', (part) => {
        said.push(part)
        to.write(part)
      })
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      resolve({ stage, passed: code === 0, seconds, said: Buffer.concat(said).toString() })
    })
  })
}

/** Where runners, compilers and linters tell of a failure; a browser's console (🚧) is told of tests that passed, too. */
const failing = /^\s*(❌|𐄂|×|FAIL\b|\w*Error:)|: error |\[warn\]/

/** How many lines from one on are worth reading: a page that a failed journey has left open is told after its failure. */
const worth = (line) => (line.startsWith('Left open: ') ? 70 : failing.test(line) ? 12 : 0)

/** What a log of thousands of lines says of its failures, with what follows each. */
function failuresIn(said) {
  const lines = stripVTControlCharacters(said).split('\n')
  const near = new Set(lines.flatMap((line, at) => [...Array(worth(line)).keys()].map((n) => at + n)))
  return lines.filter((line, at) => near.has(at) && line.trim()).slice(0, 150)
}

const only = process.argv.slice(2)
const results = []
const leftOut = []
async function runLane(lane) {
  for (const stage of lane) {
    if (only.length && !only.includes(stage)) continue
    const reason = whyNot(stage)
    if (reason === null) results.push(await run(stage))
    else leftOut.push([stage, reason])
  }
}
for (const lanes of steps) await Promise.all(lanes.map(runLane))

process.stdout.write('\n')
// Said last: whoever reads a log only from its end sees what to mend.
for (const { stage, passed, said } of results)
  if (!passed) process.stdout.write(`── failures of ${stage}\n${failuresIn(said).join('\n')}\n\n`)
for (const { stage, passed, seconds } of results) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${stage.padEnd(14)} ${String(seconds).padStart(4)} s\n`)
}
for (const [stage, reason] of leftOut) process.stdout.write(`left out ${stage}: ${reason}\n`)
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)
