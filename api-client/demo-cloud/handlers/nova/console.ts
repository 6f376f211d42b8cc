import { fields, json, Refusal, type Context } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'
import { hostname } from './server-view.js'
import { clientRefusal } from '../refusals.js'
import { ownServer } from './own-server.js'

/** A line is added every this many demo ms once the machine runs. */
const lineEvery = 5000

/**
 * The machine's console log: 60 boot lines, then one line every five seconds while it runs, then the prompt.
 * @param length only the last so many lines; left out: all
 */
export function consoleLines(world: World, row: ServerRow, length?: number): string[] {
  const host = hostname(row.name)
  const lines = ['[    0.000000] Linux version 6.1.0-demo-cloud (fake)']
  for (let step = 2; step <= 60; step++)
    lines.push(`[${(step * 0.1371).toFixed(6).padStart(12)}] demo-cloud: boot step ${step} of 60 of ${host}`)
  const age = world.clock.now() - Date.parse(row.created)
  const beats = Math.min(2000, Math.floor(Math.max(0, age) / lineEvery))
  for (let beat = 1; beat <= beats; beat++)
    lines.push(
      `[${(8.3 + (beat * lineEvery) / 1000).toFixed(6).padStart(12)}] demo-cloud: ${host} is alive, beat ${beat}`,
    )
  lines.push('', `${host} login: `)
  return length === undefined ? lines : length === 0 ? [] : lines.slice(-length)
}

export function consoleOutput(context: Context<'nova.servers.consoleOutput'>) {
  const length = body(context.body).length
  const row = ownServer(context, context.params.id)
  if (row.host === null) throw clientRefusal(context, 409, `Instance ${row.id} is not ready`)
  const asked =
    typeof length === 'number' ? length : typeof length === 'string' && /^\d+$/.test(length) ? Number(length) : 100
  return json({ lines: consoleLines(context, row, asked) })
}

const consoleTypes = new Set(['AUTO', 'VNC', 'SPICE', 'RDP', 'SERIAL', 'MKS'])

export function consoleInfo(context: Context<'nova.servers.consoleInfo'>) {
  const type = body(context.body).console_type ?? 'AUTO'
  if (!consoleTypes.has(String(type))) throw new Refusal(500, `Console type "${String(type)}" not supported.`)
  const row = ownServer(context, context.params.id)
  if (row.vm_state !== 'active' || (type !== 'AUTO' && type !== 'VNC'))
    throw new Refusal(500, 'No available console found.')
  const path = encodeURIComponent(`?token=${context.ids.uuid()}`)
  return json({
    type: 'VNC',
    url: `${context.origin}/demo-console/vnc_auto.html?path=${path}&title=Console(${row.id})`,
  })
}

function body(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) throw new Refusal(500, "'NoneType' object has no attribute 'get'")
  return fields(value)
}
