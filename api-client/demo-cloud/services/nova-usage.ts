import { json, Refusal } from '../handler.js'
import { usageOf, type Usage } from '../handlers/nova/usage.js'
import type { Ask, Fields, Routes } from './ask.js'

const time = ({ rawQuery }: Ask, name: string): number => {
  const moment = Date.parse(`${rawQuery.get(name)}Z`)
  if (Number.isNaN(moment)) throw new Refusal(400, `Invalid datetime for ${name}.`)
  return moment
}

const total = (usage: readonly Usage[], value: (one: Usage) => number) =>
  usage.reduce((all, one) => all + value(one) * one.hours, 0)

function tenantUsage(ask: Ask, project: string): Fields | null {
  const usage = usageOf(ask.world, { from: time(ask, 'start'), to: time(ask, 'end') }, project)
  const used = usage.filter(({ hours }) => hours > 0)
  if (!used.length) return null
  return {
    tenant_id: project,
    total_hours: total(used, () => 1),
    total_vcpus_usage: total(used, ({ vcpus }) => vcpus),
    total_memory_mb_usage: total(used, ({ ram }) => ram),
    total_local_gb_usage: total(used, ({ disk }) => disk),
    server_usages: used.map(({ server, name, vcpus, ram, disk, hours, age }) => ({
      instance_id: server.id,
      name,
      vcpus,
      memory_mb: ram,
      local_gb: disk,
      hours,
      uptime: age,
      state: server.vm_state,
      started_at: server.created,
      ended_at: null,
      tenant_id: project,
    })),
  }
}

export const usageRoutes: Routes = {
  'GET /os-simple-tenant-usage'(ask) {
    ask.policy.demand('compute', 'os_compute_api:os-simple-tenant-usage:list')
    const projects = ask.db.keystone.projects.all()
    return json({ tenant_usages: projects.flatMap(({ id }) => tenantUsage(ask, id) ?? []) })
  },
  'GET /os-simple-tenant-usage/{project}': (ask) =>
    json({ tenant_usage: tenantUsage(ask, ask.path['project'] ?? '') ?? {} }),
}
