import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const port = (id: string, device_id: string, ip_address: string, name = '') => ({
  id,
  name,
  device_id,
  device_owner: device_id && 'compute:nova',
  fixed_ips: [{ ip_address }],
})

const cloud = {
  'GET :9696/v2.0/floatingips/f1': { floatingip: { id: 'f1', project_id: 'p1', floating_ip_address: '203.0.113.5' } },
  'GET :9696/v2.0/ports': {
    ports: [port('a', 's1', '10.0.0.1'), port('b', '', '10.0.0.2', 'spare'), port('c', '', '10.0.0.3')],
  },
  'GET :8774/v2.1/servers': { servers: [{ id: 's1', name: 'web' }] },
}

const rulesPath = ':9696/v2.0/floatingips/f1/port_forwardings'
const addPath = 'project/floating_ips/f1/port_forwardings/add/'
const editPath = 'project/floating_ips/f1/port_forwardings/r1/update/'

async function fieldsOf(path: string, answers: Parameters<typeof fakeServices>[0]) {
  const answer = await answerForm(fakeServices(answers).services, path, null)
  return answer && 'form' in answer ? answer.form.fields : []
}

/** Fills a form in; what was sent of it, or what is said at its fields. */
async function filled(path: string, method: 'POST' | 'PUT', answers: object, values: Record<string, string>) {
  const sent = path === addPath ? rulesPath : `${rulesPath}/r1`
  const { services, asked } = fakeServices({ ...cloud, ...answers, [`${method} ${sent}`]: {} })
  const wish = { target: 'a 10.0.0.1', protocol: 'tcp', external_port: '2222', internal_port: '22', ...values }
  const answer = await answerForm(services, path, new URLSearchParams(wish))
  if (answer && 'form' in answer)
    return answer.form.fields.flatMap(({ name, errors }) => errors.map((said) => `${name}: ${said}`))
  return asked.find((call) => call.method === method)?.body
}

describe('P-FORM-04 P-FORWARD-01 ports that are forwarded', () => {
  it('an address to choose is named by its instance, else by its port', async () => {
    const [target] = await fieldsOf(addPath, cloud)
    expect(target?.choices.map(({ label }) => label)).toEqual([
      'Select an address',
      '10.0.0.1 (web)',
      '10.0.0.2 (spare)',
      '10.0.0.3',
    ])
  })

  it('an address with a floating IP of its own is none to choose', async () => {
    const floatingips = [
      { port_id: 'a', fixed_ip_address: '10.0.0.1' },
      { port_id: null, fixed_ip_address: null },
    ]
    const [target] = await fieldsOf(addPath, { ...cloud, 'GET :9696/v2.0/floatingips': { floatingips } })
    expect(target?.choices.map(({ value }) => value)).toEqual(['', 'b 10.0.0.2', 'c 10.0.0.3'])
  })

  it('a port is sent as a number, a range as one', async () => {
    expect(await filled(addPath, 'POST', {}, {})).toEqual({
      port_forwarding: {
        internal_port_id: 'a',
        internal_ip_address: '10.0.0.1',
        protocol: 'tcp',
        external_port: 2222,
        internal_port: 22,
        description: '',
      },
    })
    const range = { external_port: '03000: 3003', internal_port: '4000:4003' }
    expect(await filled(addPath, 'POST', {}, range)).toMatchObject({
      port_forwarding: { external_port_range: '3000:3003', internal_port_range: '4000:4003' },
    })
  })

  it.each(
    Object.entries({
      'This field is required.': [''],
      'A port is a number: digits only.': ['ssh', '1:', ':', '1.5', '-1'],
      'There are no ports below 1 or above 65535.': ['0', '65536', '1:65536', '99999999999'],
      'A range begins with its lower port.': ['2:1'],
      'A range has two ports, with one colon between them.': ['1:2:3', '1::2'],
    }),
  )('%s', async (said, texts) => {
    for (const external_port of texts)
      expect(await filled(addPath, 'POST', {}, { external_port })).toEqual([`external_port: ${said}`])
  })

  it('both ports are told at once', async () => {
    expect(await filled(addPath, 'POST', {}, { external_port: '0', internal_port: 'ssh' })).toEqual([
      'external_port: There are no ports below 1 or above 65535.',
      'internal_port: A port is a number: digits only.',
    ])
  })

  // As Neutron 29 answers.
  it('one that is changed is there as it is: a range, an address of nobody any more, a protocol of its own', async () => {
    const port_forwarding = {
      id: 'r1',
      protocol: 'sctp',
      internal_port_id: 'gone',
      internal_ip_address: '10.0.0.9',
      external_port_range: '3000:3003',
      internal_port_range: '4000:4003',
      description: 'old',
    }
    const answers = { [`GET ${rulesPath}/r1`]: { port_forwarding } }
    const fields = await fieldsOf(editPath, { ...cloud, ...answers })
    expect(fields.map(({ value }) => value)).toEqual(['gone 10.0.0.9', 'sctp', '3000:3003', '4000:4003', 'old'])
    expect(fields[0]?.choices[0]).toMatchObject({ value: 'gone 10.0.0.9', label: '10.0.0.9' })
    expect(fields[1]?.choices.at(-1)).toMatchObject({ value: 'sctp', label: 'SCTP' })
    const values = { target: 'a 10.0.0.1', protocol: 'udp', description: '' }
    expect(await filled(editPath, 'PUT', answers, values)).toMatchObject({
      port_forwarding: { internal_port_id: 'a', protocol: 'udp', external_port: 2222, description: '' },
    })
  })
})
