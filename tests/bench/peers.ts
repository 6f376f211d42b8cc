import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of what the benches compare with. */
export const peers = fileURLToPath(new URL('./peers/', import.meta.url))

/** Installs them, once. */
export function installPeers(): void {
  if (existsSync(`${peers}node_modules/uplot`)) return
  const options = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--workspaces=false']
  execFileSync('npm', options, { cwd: peers, stdio: 'inherit' })
}
