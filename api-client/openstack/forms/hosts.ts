import { computeHosts } from '../compute-hosts.js'
import { type Json, nameOf, textOf } from '../json.js'
import { part } from '../question.js'
import { ServiceError } from '../service-error.js'
import { choice, form, type FormQuestion } from './service-form.js'

const hostOf = ({ params }: FormQuestion): string => params['id'] ?? ''

/** Asks every instance on the host to leave it; those that refuse are named, the others are on their way. */
async function evacuateAll(question: FormQuestion, evacuate: Json): Promise<void> {
  const { services } = question
  const query = { all_tenants: 1, host: hostOf(question) }
  const servers = await services.all('compute', '/servers/detail', 'servers', { query })
  const outcomes = await Promise.allSettled(
    servers.map((server) => services.post('compute', `/servers/${part(textOf(server, 'id'))}/action`, { evacuate })),
  )
  const refused = servers.flatMap((server, at) => {
    const outcome = outcomes[at]
    if (outcome?.status !== 'rejected') return []
    const why = outcome.reason instanceof ServiceError ? outcome.reason.message : ''
    return [why ? `${nameOf(server)} (${why})` : nameOf(server)]
  })
  if (!refused.length) return
  const begun = servers.length - refused.length
  throw new ServiceError(
    409,
    `Begun for ${begun} of ${servers.length} instances. Unable to evacuate: ${refused.join(', ')}`,
  )
}

const currentHost = (question: FormQuestion) => ({
  name: 'current_host',
  label: 'Current Host',
  value: hostOf(question),
  readOnly: true,
})

/** What is done with machines that instances run on. */
export const hostForms = {
  'nova.disableHost': form({
    title: 'Disable Service',
    submit: 'Disable Service',
    help: ['No new instances are placed on the host. Those on it go on.'],
    fields: (question) => [
      { name: 'host', label: 'Host', value: hostOf(question), readOnly: true },
      { name: 'reason', label: 'Reason', maxLength: 255 },
    ],
    async save(question, { reason = '' }) {
      const service = { host: hostOf(question), binary: 'nova-compute' }
      if (reason.trim()) {
        const body = { ...service, disabled_reason: reason.trim() }
        await question.services.put('compute', '/os-services/disable-log-reason', body)
      } else await question.services.put('compute', '/os-services/disable', service)
      return `Disabled compute service for host: ${service.host}.`
    },
  }),
  'nova.evacuateHost': form({
    title: 'Evacuate Host',
    submit: 'Evacuate Host',
    help: ['Rebuilds every instance of a host that is down on others.'],
    async fields(question) {
      const others = (await computeHosts(question.services)).filter((host) => host !== hostOf(question))
      return [
        currentHost(question),
        {
          name: 'target_host',
          label: 'Target Host',
          type: 'select',
          help: 'Choose a Host to evacuate servers to. If not selected, the scheduler will auto select target host.',
          choices: [
            choice('', others.length ? 'Select a target host' : 'No other hosts available.'),
            ...others.map((host) => choice(host)),
          ],
        },
        { name: 'on_shared_storage', label: 'Shared Storage', type: 'checkbox' },
      ]
    },
    async save(question, { target_host, on_shared_storage }) {
      const evacuate = { onSharedStorage: Boolean(on_shared_storage), ...(target_host && { host: target_host }) }
      await evacuateAll(question, evacuate)
      return `Starting to evacuate host: ${hostOf(question)}.`
    },
  }),
}
