import { createDemoCloud, type DemoCloud, type Dialect } from '@stratus/api-client/demo-cloud'
import { createVisit, createVisits, type Cloud, type Visit } from './cloud.js'

/** Demo time between two looks, ms. */
const step = 500

/** A fresh demo cloud on its virtual clock. */
export function openDemoCloud(dialect: Dialect = 'zed'): Cloud {
  const demo = createDemoCloud({ dialect })
  return demoCloudOf(demo, 'demo', () => createVisit((input, init) => demo.fetch(input, init), 'http://demo.cloud'))
}

/** A demo cloud, by whichever of its faces. */
export function demoCloudOf(demo: DemoCloud, name: Cloud['name'], stranger: () => Visit): Cloud {
  const passwords = { demo: 'demo', admin: 'admin', reader: 'reader' }
  return {
    name,
    stranger,
    passwords,
    as: createVisits(passwords, stranger),
    async waitUntil(what, test) {
      for (let waited = 0; waited <= 60_000; waited += step) {
        if (await test()) return
        demo.advance(step)
      }
      throw new Error(`Waited in vain until ${what}`)
    },
    note: () => undefined,
    // Nobody looks at this cloud again: what is left over only must not use up quotas.
    discard(kind, id) {
      const { cinder, neutron } = demo.db
      if (kind === 'volume') cinder.volumes.remove(id)
      if (kind === 'network') neutron.networks.remove(id)
      if (kind === 'floating-ip') neutron.floatingIps.remove(id)
      return Promise.resolve()
    },
  }
}
