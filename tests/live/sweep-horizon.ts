import { fill } from '../contract/cases/forms.js'
import type { Cloud, Visit } from '../contract/cloud.js'

/**
 * Sends every action of a table that a page of Horizon's offers now.
 * @param page below the origin; a tab is asked for by its query
 * @param action `<table>__<action>__`, with an id for one row alone
 */
async function sendAll(visit: Visit, page: string, action: string): Promise<number> {
  const { text } = await visit.send('GET', page)
  const found = new Set([...text.matchAll(/value="([\w-]+__[\w-]+__[^"]+)"/g)].map(([, value]) => value ?? ''))
  const wanted = [...found].filter((value) => value.startsWith(action))
  for (const value of wanted)
    await visit.send('POST', page.split('?')[0] ?? page, { form: new URLSearchParams({ action: value }) })
  return wanted.length
}

/** Removes what an interrupted run has left in what only Horizon's own pages can remove. */
export async function sweepHorizon(cloud: Cloud, prefix: string): Promise<void> {
  const demo = await cloud.as('demo')
  const ours = <T extends { readonly name?: unknown }>(items: readonly T[]) =>
    items.filter(({ name }) => typeof name === 'string' && name.startsWith(prefix))

  const { routers = [] } = (await demo.send('GET', '/project/network_topology/json')).json as {
    routers?: readonly { id: string; name: string }[]
  }
  for (const { id } of ours(routers)) {
    await sendAll(demo, `/project/routers/${id}/?tab=router_details__interfaces`, 'interfaces__delete__')
    for (const action of ['clear', 'delete']) await sendAll(demo, '/project/routers/', `routers__${action}__${id}`)
  }
  for (const { id } of ours((await demo.client.call('neutron.securityGroups.list')).items))
    await sendAll(demo, '/project/security_groups/', `security_groups__delete__${id}`)
  for (const { id } of ours((await demo.client.call('heat.stacks.list')).items))
    await sendAll(demo, '/project/stacks/', `stacks__delete__${id}`)
  for (const { id } of ours((await demo.client.call('cinder.snapshots.list')).items))
    await sendAll(demo, '/project/snapshots/', `volume_snapshots__delete__${id}`)

  // A group is kept by its snapshots, a volume by its group.
  const { client } = demo
  const groupSnapshots = async () => ours((await client.call('cinder.groupSnapshots.list')).items)
  for (const { id } of await groupSnapshots())
    await client.tableAction('project/vg_snapshots/', `volume_vg_snapshots__delete_vg_snapshot__${id}`)
  await cloud.waitUntil('snapshots of groups go', async () => !(await groupSnapshots()).length).catch(() => undefined)
  for (const { id } of ours((await client.call('cinder.groups.list')).items))
    await fill(client, 'cinder.deleteGroup', { id }, { delete_volumes: 'on' })

  const volumes = async () => ours((await demo.client.call('cinder.volumes.list')).items)
  for (const { id } of await volumes()) await sendAll(demo, `/project/volumes/${id}/attach/`, 'attachments__detach__')
  for (const { id } of await volumes()) {
    // Offered, and taken, when the volume is free and its snapshots are gone.
    const tryAgain = async () => {
      await sendAll(demo, '/project/volumes/', `volumes__delete__${id}`)
      return (await volumes()).every((volume) => volume.id !== id || volume.status === 'deleting')
    }
    await cloud.waitUntil('a volume goes', tryAgain).catch(() => undefined)
  }
}
