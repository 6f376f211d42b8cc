import { store, swiftTime } from '../handlers/swift/store.js'
import { typeByName } from '../handlers/swift/index.js'
import { projectIds, type Seed, type World } from '../world/world.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const padded =
  (...head: number[]) =>
  (length: number) => {
    const bytes = new Uint8Array(head.length + length)
    bytes.set(head)
    return bytes
  }
const png = padded(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const jpeg = padded(0xff, 0xd8, 0xff)

const objects: readonly (readonly [container: string, name: string, content: Uint8Array<ArrayBuffer>])[] = [
  ['docs', 'readme.txt', utf8('Hello from the demo cloud.\n')],
  ['docs', 'reports/', new Uint8Array()],
  ['docs', 'reports/2025/', new Uint8Array()],
  ['docs', 'reports/2025/q1.csv', utf8('month,value\n1,10\n2,20\n')],
  ['docs', 'reports/2025/q2.csv', utf8('month,value\n4,40\n')],
  ['docs', 'reports/2025/raw/data.bin', Uint8Array.from({ length: 4096 }, (_, at) => at & 255)],
  ['docs', 'notes/with spaces & more.txt', utf8('odd name\n')],
  ['docs', 'notes/ümläut.txt', utf8('unicode name\n')],
  ['photos', 'cat.png', png(200)],
  ['photos', 'trip/day1/one.jpg', jpeg(300)],
]

export const seedSwift: Seed = (world) => {
  if (world.scenario === 'empty') return
  for (const name of ['docs', 'photos', 'many', 'empty']) container(world, name, name === 'photos')
  for (const [name, path, content] of objects) put(world, name, path, content)
  for (let at = 0; at < 60; at++) put(world, 'many', `object-${String(at).padStart(3, '0')}.txt`, utf8(`${at}\n`))
  if (world.scenario !== 'large') return
  for (let at = 0; at < 1200; at++) container(world, `box-${String(at).padStart(4, '0')}`, false)
  for (let at = 0; at < 900; at++) put(world, 'box-0000', `file-${String(at).padStart(4, '0')}.txt`, utf8(`${at}\n`))
  for (let at = 0; at < 5000; at++)
    put(world, 'box-0001', `archive/scan-${String(at).padStart(4, '0')}.txt`, utf8(`${at}\n`))
}

function container(world: World, name: string, isPublic: boolean): void {
  world.db.swift.containers.insert({
    id: `${projectIds.demo}/${name}`,
    name,
    project_id: projectIds.demo,
    is_public: isPublic,
    storage_policy: 'Policy-0',
    created_at: swiftTime(world),
  })
}

function put(world: World, name: string, path: string, content: Uint8Array<ArrayBuffer>): void {
  const row = world.db.swift.containers.get(`${projectIds.demo}/${name}`)
  if (row) store(world, row, path, content, path.endsWith('/') ? 'application/directory' : typeByName(path))
}
