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

async function choicesOf(page: string, field: string, answers: Parameters<typeof fakeServices>[0]) {
  const answer = await answerForm(fakeServices(answers).services, `project/floating_ips/f1/${page}`, null)
  const fields = answer && 'form' in answer ? answer.form.fields : []
  return fields.find(({ name }) => name === field)?.choices.map(({ label }) => label)
}

describe('P-FORM-04 ports that are forwarded', () => {
  it('an address to choose is named by its instance, else by its port', async () => {
    const choices = await choicesOf('port_forwardings/add/', 'target', {
      'GET :9696/v2.0/floatingips/f1': { floatingip: { id: 'f1', project_id: 'p1' } },
      'GET :9696/v2.0/ports': {
        ports: [port('a', 's1', '10.0.0.1'), port('b', '', '10.0.0.2', 'spare'), port('c', '', '10.0.0.3')],
      },
      'GET :8774/v2.1/servers': { servers: [{ id: 's1', name: 'web' }] },
    })
    expect(choices).toEqual(['Select an address', '10.0.0.1 (web)', '10.0.0.2 (spare)', '10.0.0.3'])
  })

  // As Neutron 29 answers.
  it('a range is told as one', async () => {
    const rule = { id: 'r', protocol: 'tcp', internal_ip_address: '10.0.0.1', description: '' }
    const choices = await choicesOf('port_forwardings/', 'kept', {
      'GET :9696/v2.0/floatingips/f1/port_forwardings': {
        port_forwardings: [
          { ...rule, external_port_range: '3000:3003', internal_port_range: '4000:4003' },
          { ...rule, external_port: 2222, external_port_range: '2222:2222', internal_port: 22 },
        ],
      },
    })
    expect(choices).toEqual(['TCP 3000:3003 → 10.0.0.1:4000:4003', 'TCP 2222 → 10.0.0.1:22'])
  })
})
