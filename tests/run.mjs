import { spawn } from 'node:child_process'
import { findChromium } from './support/find-chromium.mjs'

/**
 * Everything `npm test` checks, in the order in which a failure is cheapest to see. All run; any failure fails. Beside each other
 * stands what takes one core each.
 */
const steps = [['typecheck'], ['lint', 'build'], ['test:unit'], ['test:elements'], ['test:e2e']]

process.env.CHROME_PATH = findChromium()

function run(stage) {
  process.stdout.write(`\n── ${stage}\n`)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', stage], { stdio: 'inherit' })
    child.on('exit', (code) => {
      resolve({ stage, passed: code === 0, seconds: Math.round((Date.now() - started) / 1000) })
    })
  })
}

const only = process.argv.slice(2)
const results = []
for (const step of steps) {
  const stages = step.filter((stage) => !only.length || only.includes(stage))
  results.push(...(await Promise.all(stages.map(run))))
}

process.stdout.write('\n')
for (const { stage, passed, seconds } of results) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${stage.padEnd(14)} ${String(seconds).padStart(4)} s\n`)
}
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)
