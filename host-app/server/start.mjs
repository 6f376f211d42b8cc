import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm start`: runs the TypeScript server as it is, so that nothing has to be compiled first. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Stratus needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const start = fileURLToPath(new URL('start.ts', import.meta.url))
const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', start, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
