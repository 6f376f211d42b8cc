import { execFileSync, spawnSync } from 'node:child_process'

/** Installs Debian's own packages, where this process may (root, apt-get present). What did not work the caller finds out. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write(`Installing the Debian package ${names.join(', ')}…\n`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A service that comes with a package does not start by itself.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }
  // Test files run side by side: one installs at a time.
  const apt = (...args) => execFileSync('flock', ['/var/lib/apt', 'apt-get', '-qq', ...args], options)
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...names)
  } catch {
    // Says itself what is wrong.
  }
}
