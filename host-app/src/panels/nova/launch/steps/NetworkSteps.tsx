import type { Network, SecurityGroup } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { ChoiceTable } from '../tables/ChoiceTable.js'
import { namedPorts, networkTable, portTable, securityGroupTable, type NamedPort } from '../tables/choice-tables.js'
import { NetworkDrawer, PortDrawer, SecurityGroupDrawer } from '../tables/drawers.js'
import { useLaunchState } from '../model/LaunchContext.js'

const noNetworks: readonly Network[] = []
const noGroups: readonly SecurityGroup[] = []

export function NetworksStep() {
  const { spec, lists, errors, set } = useLaunchState()
  return (
    <>
      <p className="launch-intro">
        {t('Networks provide the communication channels for instances in the cloud.')}{' '}
        {spec.ports.length > 0 ? t('Ports are chosen: a network is not required.') : errors.networks}
      </p>
      <ChoiceTable<Network>
        table={networkTable}
        list="networks"
        min={spec.ports.length > 0 ? 0 : 1}
        available={lists.networks ?? noNetworks}
        allocated={spec.networks}
        onChange={(networks) => set({ networks })}
        renderDrawer={(network) => <NetworkDrawer network={network} />}
      />
    </>
  )
}

export function PortsStep() {
  const { spec, lists, set } = useLaunchState()
  const { ports, networks = noNetworks } = lists
  const available = useMemo(() => namedPorts(ports ?? [], networks), [ports, networks])
  const allocated = useMemo(() => namedPorts(spec.ports, networks), [spec.ports, networks])
  return (
    <>
      <p className="launch-intro">
        {t(
          'Ports provide extra communication channels to your instances. You can select ports instead of networks or a mix of both.',
        )}
      </p>
      <ChoiceTable<NamedPort>
        table={portTable}
        list="ports"
        available={available}
        allocated={allocated}
        onChange={(chosen) => set({ ports: chosen })}
        renderDrawer={(port) => <PortDrawer port={port} />}
      />
    </>
  )
}

export function SecurityGroupsStep() {
  const { spec, lists, set } = useLaunchState()
  return (
    <>
      <p className="launch-intro">{t('Select the security groups to launch the instance in.')}</p>
      <ChoiceTable<SecurityGroup>
        table={securityGroupTable}
        list="securityGroups"
        available={lists.securityGroups ?? noGroups}
        allocated={spec.security_groups}
        onChange={(security_groups) => set({ security_groups })}
        renderDrawer={(group) => <SecurityGroupDrawer group={group} />}
      />
    </>
  )
}
