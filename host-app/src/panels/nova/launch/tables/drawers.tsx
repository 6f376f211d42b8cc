import type { Flavor, Keypair, Network, SecurityGroup } from '@stratus/api-client'
import { formatYesNo, t } from '@stratus/widgets'
import { DefinitionList } from '../../../../ui/DefinitionList.js'
import { copyable } from '../../../../details/Copyable.js'
import { MetadataDisplay } from '../../../../metadata/MetadataDisplay.js'
import { useNamespaces } from '../../../../metadata/use-namespaces.js'
import { resourceTypes } from '../../../../paths.js'
import { vnicLabel } from '../../../neutron/ports/vnic-types.js'
import { remotePrefix } from '../../../neutron/security-groups/rules.js'
import type { NamedPort } from './choice-tables.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { launchQuotas } from '../model/launch-quotas.js'
import { QuotaPies } from '../../../../quota/QuotaPies.js'

function texts(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, String(value)]))
}

interface SourceDrawerProps {
  properties: Readonly<Record<string, unknown>>
  minDisk?: number | null
  minRam?: number | null
  /** Whose definitions explain the properties. */
  of: 'image' | 'volume'
}

// Of volumes in the plural, in this one place (DEC-17).
const definitionsOf = { image: resourceTypes.image, volume: 'OS::Cinder::Volumes' }

/** What an image or volume asks for, and its metadata. */
export function SourceDrawer({ properties, minDisk, minRam, of }: SourceDrawerProps) {
  const namespaces = useNamespaces(definitionsOf[of])
  const { min_disk, min_ram, ...rest } = texts(properties)
  const shown = (number: number | null | undefined, text: string | undefined) => number || text || '--'
  return (
    <>
      <DefinitionList
        items={[
          { label: t('Min. Disk (GiB)'), value: shown(minDisk, min_disk) },
          { label: t('Min. RAM (MiB)'), value: shown(minRam, min_ram) },
        ]}
      />
      {Object.keys(rest).length > 0 ? <MetadataDisplay properties={rest} namespaces={namespaces} heading="h3" /> : null}
    </>
  )
}

/** What a flavor would do to the quotas. */
export function FlavorDrawer({ flavor }: { flavor: Flavor }) {
  const { spec, lists } = useLaunchState()
  const namespaces = useNamespaces(resourceTypes.flavor)
  const limits = { compute: lists.limits ?? null, volume: lists.volumeLimits ?? null }
  return (
    <>
      <h3>{t('Impact on your quota')}</h3>
      <QuotaPies quotas={launchQuotas(spec, flavor, limits)} />
      {Object.keys(flavor.extras).length > 0 ? (
        <MetadataDisplay properties={flavor.extras} namespaces={namespaces} heading="h3" />
      ) : null}
    </>
  )
}

export function NetworkDrawer({ network }: { network: Network }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), network.id),
        copyable(t('Project'), network.project_id),
        { label: t('External Network'), value: formatYesNo(network.router_external) },
        { label: t('Type'), value: network.provider_network_type },
        { label: t('Segmentation ID'), value: network.provider_segmentation_id },
        { label: t('Physical Network'), value: network.provider_physical_network },
      ]}
    />
  )
}

export function PortDrawer({ port }: { port: NamedPort }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), port.id),
        copyable(t('Project ID'), port.project_id),
        copyable(t('Network ID'), port.network_id),
        { label: t('Network'), value: port.network_name && <bdi>{port.network_name}</bdi> },
        { label: t('VNIC type'), value: vnicLabel(port.vnic_type) },
        { label: t('Host ID'), value: port.host_id },
      ]}
    />
  )
}

export function KeypairDrawer({ keypair }: { keypair: Keypair }) {
  return <DefinitionList items={[copyable(t('Public Key'), keypair.public_key)]} />
}

type Rule = SecurityGroup['security_group_rules'][number]

const ruleColumns: readonly { readonly title: string; readonly value: (rule: Rule) => string | number | null }[] = [
  { title: 'Direction', value: ({ direction }) => direction },
  { title: 'Ether Type', value: ({ ethertype }) => ethertype },
  { title: 'Protocol', value: ({ protocol }) => protocol },
  { title: 'Min Port', value: ({ port_range_min }) => port_range_min },
  { title: 'Max Port', value: ({ port_range_max }) => port_range_max },
  { title: 'Remote', value: (rule) => remotePrefix(rule) || rule.remote_group_id },
]

export function SecurityGroupDrawer({ group }: { group: SecurityGroup }) {
  const rules = group.security_group_rules
  if (rules.length === 0) return <p className="muted">{t('This security group has no rules.')}</p>
  return (
    <div className="launch-rules">
      <table>
        <thead>
          <tr>
            {ruleColumns.map(({ title }) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id}>
              {ruleColumns.map(({ title, value }) => (
                <td key={title}>{value(rule) ?? '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
