import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { registers } from '../../widgets/build/registers.mjs'
import { version } from '../../widgets/internal/version.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('generated registers', () => {
  it('are what the elements and package.json say (else: npm run registers)', async () => {
    const { written, left } = await registers(root)
    expect(written.size).toBeGreaterThan(40)
    expect([...written].filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([])
    expect(left).toEqual([])
  })

  it('the version is typed once, in package.json', () => {
    const packageOf = (file: string) => JSON.parse(read(file)) as { version: string; workspaces: string[] }
    const { version: typed, workspaces } = packageOf('package.json')
    expect(version).toBe(typed)
    expect(workspaces.map((folder) => packageOf(`${folder}/package.json`).version)).toEqual(workspaces.map(() => typed))
    expect(packageOf('package-lock.json').version).toBe(typed)
  })
})
