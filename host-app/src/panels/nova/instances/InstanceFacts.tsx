import { formatGibibytes, formatMebibytes, t } from '@stratus/widgets'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHost } from '../../../host.js'
import { useLoad } from '../../../hooks/use-load.js'
import { pendingName } from '../../../list/pending-name.js'
import { areaOf, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, CopyableText, typed } from '../../../details/Copyable.js'
import { Time } from '../../../ui/Time.js'
import type { Instance, Names } from './instance.js'
import { networkIds } from './network-ids.js'
import { powerLabel, taskLabel } from './state-labels.js'

/** What an instance is made of, with the way to its page. */
function named(label: string, text: string | null, type: string, id: string | null | undefined) {
  return text && id
    ? {
        label,
        value: (
          <Link to={paths.details(type, id)}>
            <bdi>{text}</bdi>
          </Link>
        ),
      }
    : typed(label, text)
}

/** A single instance embeds its flavor, a listed one names it. */
export function flavorOf(instance: Instance, flavors: Names['flavors']) {
  const own = instance.flavor
  return own?.vcpus === null || own?.vcpus === undefined ? flavors.get(own?.id ?? '') : own
}

/** Whose it is, for administrators: the name beside the id comes a moment later, or not at all. */
function OwnerFact({ id }: { id: string }) {
  const { client } = useHost()
  const load = useCallback(
    (signal: AbortSignal) => client.call('keystone.projects.get', { params: { id }, signal, quiet: true }),
    [client, id],
  )
  const { state } = useLoad(load)
  if (state.status === 'pending') return pendingName
  if (state.status === 'failed') return <CopyableText text={id} label={t('Project ID')} />
  return (
    <Link to={paths.details(resourceTypes.project, id)}>
      <bdi>{state.data.name || id}</bdi>
    </Link>
  )
}

export function InformationFacts({ instance }: { instance: Instance }) {
  const isAdmin = areaOf(useLocation().pathname) === 'admin'
  const { tenant_id: project } = instance
  return (
    <DefinitionList
      items={[
        typed(t('Name'), instance.name),
        copyable(t('ID'), instance.id),
        typed(t('Description'), instance.description),
        ...(isAdmin && project ? [{ label: t('Project'), value: <OwnerFact id={project} /> }] : []),
        copyable(t('Project ID'), project),
        { label: t('Task'), value: taskLabel(instance.task_state) },
        { label: t('Power State'), value: powerLabel(instance.power_state) },
        { label: t('Locked'), value: instance.locked ? t('Yes') : t('No') },
        { label: t('Availability Zone'), value: instance.availability_zone },
        { label: t('Host'), value: instance.host },
        // Told to administrators only.
        ...(instance.instance_name ? [copyable(t('Instance Name'), instance.instance_name)] : []),
        ...(instance.hostname ? [typed(t('Hostname'), instance.hostname)] : []),
        ...(instance.root_device_name
          ? [{ label: t('Device Name'), value: instance.root_device_name, mono: true }]
          : []),
        { label: t('Created'), value: <Time at={instance.created} /> },
        named(t('Key Pair'), instance.key_name, resourceTypes.keypair, instance.key_name),
        named(
          t('Image Name'),
          instance.image_label ?? t('None: it starts from a volume'),
          resourceTypes.image,
          instance.image?.id,
        ),
      ]}
    />
  )
}

export function FlavorFacts({ instance, flavors }: { instance: Instance; flavors: Names['flavors'] }) {
  const flavor = flavorOf(instance, flavors)
  return (
    <DefinitionList
      items={[
        { label: t('Flavor Name'), value: instance.flavor_label },
        { label: t('RAM'), value: formatMebibytes(flavor?.ram) },
        { label: t('vCPUs'), value: flavor?.vcpus },
        { label: t('Disk'), value: formatGibibytes(flavor?.disk) },
        { label: t('Ephemeral Disk'), value: formatGibibytes(flavor?.ephemeral) },
      ]}
    />
  )
}

function NetworkName({ name, id }: { name: string; id: string | undefined }) {
  const text = <bdi>{name}</bdi>
  return id ? <Link to={paths.network(id)}>{text}</Link> : text
}

export function AddressFacts({ instance }: { instance: Instance }) {
  const { client } = useHost()
  const { tenant_id: project } = instance
  const load = useCallback(
    async (signal: AbortSignal) =>
      networkIds((await client.call('neutron.networks.list', { signal, quiet: true })).items, project),
    [client, project],
  )
  const { state } = useLoad(load)
  const ids = state.status === 'ready' ? state.data : null
  const networks = [...new Set(instance.addresses.map(({ network }) => network))]
  if (!networks.length) return <p className="muted">{t('No addresses.')}</p>
  return (
    <DefinitionList
      items={networks.map((network) => ({
        label: network,
        heading: <NetworkName name={network} id={ids?.get(network)} />,
        mono: true,
        value: (
          <ul className="plain-list">
            {instance.addresses
              .filter((address) => address.network === network)
              .map((address) => (
                <li key={address.addr}>
                  <CopyableText text={address.addr} label={t('IP Address')} />
                  {address.type === 'floating' ? <span className="muted"> ({t('floating')})</span> : null}
                </li>
              ))}
          </ul>
        ),
      }))}
    />
  )
}

export function MetadataFacts({ metadata }: { metadata: Readonly<Record<string, unknown>> }) {
  const pairs = Object.entries(metadata)
  if (!pairs.length) return <p className="muted">{t('No metadata.')}</p>
  return <DefinitionList items={pairs.map(([label, value]) => ({ label, value: String(value), mono: true }))} />
}
