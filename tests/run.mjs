import { spawn } from 'node:child_process'
import { findChromium } from './support/find-chromium.mjs'

/** Everything `npm test` checks, in the order in which a failure is cheapest to see. All run; any failure fails. */
const stages = ['typecheck', 'lint', 'test:unit', 'test:elements', 'build', 'test:e2e']

process.env.CHROME_PATH = findChromium()

function run(stage) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', stage], { stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })
}

const only = process.argv.slice(2)
const results = []
for (const stage of stages.filter((name) => !only.length || only.includes(name))) {
  process.stdout.write(`\n── ${stage}\n`)
  const started = Date.now()
  const passed = await run(stage)
  results.push({ stage, passed, seconds: Math.round((Date.now() - started) / 1000) })
}

process.stdout.write('\n')
for (const { stage, passed, seconds } of results) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${stage.padEnd(14)} ${String(seconds).padStart(4)} s\n`)
}
const failed = results.filter(({ passed }) => !passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)
