import { canWrite } from '../../access/policy.js'
import type { Context } from '../../handler.js'
import { md5 } from '../../world/md5.js'
import type { ContainerRow, ObjectRow } from '../../world/tables/swift.js'
import type { World } from '../../world/world.js'
import { swiftRefusal } from '../refusals.js'

/** `2026-11-21T10:07:25.414470`: object storage knows microseconds; ours come from the id generator. */
export function swiftTime({ clock, ids }: World): string {
  return `${new Date(clock.now()).toISOString().slice(0, 23)}${String(ids.number(1000)).padStart(3, '0')}`
}

export function containerOf(context: Context, name: string): ContainerRow | undefined {
  return context.db.swift.containers.get(`${context.session.project.id}/${name}`)
}

export function objectOf(context: Context, container: string, name: string): ObjectRow | undefined {
  return context.db.swift.objects.get(`${context.session.project.id}/${container}/${name}`)
}

export function objectsOf({ db }: World, container: ContainerRow): ObjectRow[] {
  return db.swift.objects.where('container_id', container.id)
}

export function refusal(context: Context, status: number, what: string, path: string) {
  return swiftRefusal(context, status, what, context.session.project.id, path)
}

/** Readers may look, only members may change. */
export function demandWriter(context: Context, what: string, path: string): void {
  if (!canWrite(context.session)) throw refusal(context, 403, what, path)
}

/** Stores an object, over an older one of the same name. */
export function store(
  world: World,
  container: ContainerRow,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  type: string,
  segments?: readonly string[],
): void {
  const { objects } = world.db.swift
  const id = `${container.id}/${name}`
  objects.remove(id)
  objects.insert({
    id,
    container_id: container.id,
    name,
    content,
    content_type: type,
    etag: md5(content),
    timestamp: swiftTime(world),
    ...(segments && { segments }),
  })
}
