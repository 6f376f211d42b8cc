import { createDemoCloud } from '@stratus/api-client/demo-cloud'
import { describe, expect, it } from 'vitest'
import { answerer, nameOf, questions } from './questions.js'
import { readRecorded } from './recorded.js'
import { lacks, shapeOf } from './shape.js'

const demo = createDemoCloud()
const ask = answerer((url, init) => demo.fetch(url, init), demo.authUrl, { demo: 'demo', admin: 'admin' })
const recorded = readRecorded()

/** Numbers of Neutron's own tables, and where an implied role comes from. */
const notImitated = /\.(standard_attr_id|prior_role) is not there$/

/** Properties of images that one of the two clouds has, and nobody in the other has given. */
const ofPeople = /^\.images\[\]\.(image_type|instance_uuid|base_image_ref|image_location) /

describe('the demo cloud’s services beside those of OpenStack Zed', () => {
  it.each(questions.map((question) => [nameOf(question), question] as const))(
    'S-DIRECT-13 %s is answered alike',
    async (name, question) => {
      const { status, body } = await ask(question)
      expect(status).toBe(recorded[name]?.status)
      const [here, there] = [shapeOf(body), shapeOf(recorded[name]?.body)]
      const missing = lacks(here, there).filter((text) => !notImitated.test(text))
      const invented = lacks(there, here).filter((text) => !ofPeople.test(text))
      expect({ missing, invented }).toEqual({ missing: [], invented: [] })
    },
  )
})
