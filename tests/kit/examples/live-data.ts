import type { Example } from '../mount.js'

/** Elements that fetch their own data, with an answer; how they wait and are refused is in their own tests. */
export function liveData(word: string): readonly Example[] {
  const limits = { totalInstancesUsed: 1, maxTotalInstances: 1, totalCoresUsed: 1, maxTotalCores: -1 }
  const items = [
    { id: '1', name: word, status: 'ACTIVE', addresses: { a: [{ addr: '1.1.1.1' }] }, flavor: { name: word } },
    { id: '2', name: word, status: 'BUILD', task_state: 'spawning', addresses: [], image: word },
  ]
  const networks = { networks: [{ id: 'n1', name: word, status: word }], routers: [], servers: [], ports: [] }
  return [
    { tag: 'stratus-live-quota', state: 'filled', properties: { data: limits } },
    // The table, and other views of the topology, are loaded when they are needed.
    { tag: 'stratus-live-instances', state: 'filled', properties: { data: { items } }, late: true },
    { tag: 'stratus-live-topology', state: 'filled', properties: { data: networks }, late: true },
  ]
}
