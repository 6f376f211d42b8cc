import type { Client } from '@stratus/api-client'
import { defaultQuotaPolicies } from '@stratus/api-client/rules'
import type { PageAction, PanelActions } from '../../actions/action.js'
import { opens } from '../../actions/does.js'
import { resourceTypes } from '../../paths.js'
import { defaultQuota, type DefaultQuota } from './default-quota.js'

/** Those that Horizon changes, each time all of them. */
const horizonsOwn = ['volumes', 'snapshots', 'gigabytes'] as const
const type = resourceTypes.defaultQuota

interface Update {
  readonly service: 'nova' | 'cinder'
  /** Which can be changed. */
  takes(quota: DefaultQuota, everyOne: boolean): boolean
  readonly always?: readonly string[]
}

/** Read anew: they may have been changed since. */
const updates = ({ service, takes, always }: Update, policy: PageAction<DefaultQuota>['policy']) =>
  ({
    id: 'update',
    label: 'Update Defaults',
    icon: 'pencil',
    primary: true,
    policy,
    does: opens<null, DefaultQuota>(async ({ host: { client }, gates }) => {
      const [{ default: UpdateDefaults }, { items }] = await Promise.all([
        import('./UpdateDefaults.js'),
        client.call(`${service}.quotas.defaults`),
      ])
      const quotas = items.map(defaultQuota).filter((quota) => takes(quota, gates.has('everyQuota')))
      return (close) => (
        <UpdateDefaults
          quotas={quotas}
          {...(always && { always })}
          name={`defaults-${service}`}
          save={(body) => save(client, service, body)}
          onClose={close}
        />
      )
    }),
  }) satisfies PageAction<DefaultQuota>

const save = (client: Client, service: Update['service'], body: Readonly<Record<string, number>>) =>
  client.call(`${service}.quotas.updateDefaults`, { body, quiet: true })

/** What new projects may have of the compute service. */
export const computeDefaultActions: PanelActions<DefaultQuota> = {
  type,
  items: [],
  page: [updates({ service: 'nova', takes: () => true }, defaultQuotaPolicies.updateCompute)],
}

/** Of the volume service. */
export const volumeDefaultActions: PanelActions<DefaultQuota> = {
  type,
  items: [],
  page: [
    updates(
      {
        service: 'cinder',
        takes: ({ id }, everyOne) => everyOne || horizonsOwn.some((name) => name === id),
        always: horizonsOwn,
      },
      defaultQuotaPolicies.updateVolume,
    ),
  ],
  gates: { everyQuota: { settings: ['STRATUS_WITHOUT_HORIZON'] } },
}

/** The network service keeps its own in a file. */
export const networkDefaultActions: PanelActions<DefaultQuota> = { type, items: [] }
