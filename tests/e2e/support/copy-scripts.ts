import { cpSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../../widgets/dist/browser', import.meta.url))

/** The kit's scripts for script tags and what lies beside them, as `npm run build` has made them. */
export function copyScripts(into: string): void {
  if (!existsSync(built)) throw new Error('Run `npm run build` first.')
  cpSync(built, into, { recursive: true })
}
