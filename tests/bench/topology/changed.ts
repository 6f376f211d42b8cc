import type { Answer } from './contender.js'

/** 1 % with another status, 0.5 % gone and as many new. */
export function changed(answer: Answer): Answer {
  const { servers, ports } = answer
  const few = Math.ceil(servers.length * 0.005)
  const fresh = servers.slice(0, few).map((server, index) => ({ ...server, id: `fresh-${index}` }))
  const turned = servers
    .slice(few)
    .map((server, index) => (index % 100 === 0 ? { ...server, status: 'Error', original_status: 'ERROR' } : server))
  const kept = new Set(turned.map(({ id }) => id))
  return {
    ...answer,
    servers: [...turned, ...fresh],
    ports: [
      ...ports.filter(({ device_id: id }) => kept.has(id) || !id.startsWith('server-')),
      ...fresh.map(({ id }, index) => ({
        ...ports.at(-1 - index)!,
        id: `port-${id}`,
        device_id: id,
        device_owner: 'compute:nova',
      })),
    ],
  }
}
