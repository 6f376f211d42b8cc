import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of what the benches compare with. */
export const peers = fileURLToPath(new URL('./peers/', import.meta.url))

/** Installs those that are missing. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(`${peers}package.json`, 'utf8')) as { dependencies: object }
  if (Object.keys(dependencies).every((name) => existsSync(`${peers}node_modules/${name}`))) return
  const options = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--workspaces=false']
  execFileSync('npm', options, { cwd: peers, stdio: 'inherit' })
}
