import type { Cloud } from './cloud.js'
import { accessCases } from './cases/access.js'
import { aggregateCases } from './cases/aggregates.js'
import { anyNetworkCases } from './cases/any-networks.js'
import { applicationCredentialCases } from './cases/application-credentials.js'
import { backupCases } from './cases/backups.js'
import { cinderCases } from './cases/cinder.js'
import { defaultCases } from './cases/defaults.js'
import { federationCases } from './cases/federation.js'
import { domainRoleCases } from './cases/domain-roles.js'
import { formCases } from './cases/forms.js'
import { glanceCases } from './cases/glance.js'
import { heatTypeCases } from './cases/heat-types.js'
import { horizonCases } from './cases/horizon.js'
import { hypervisorCases } from './cases/hypervisors.js'
import { instanceFormCases } from './cases/instance-forms.js'
import { keystoneCases } from './cases/keystone.js'
import { metadefCases } from './cases/metadefs.js'
import { narrowedCases } from './cases/narrowed.js'
import { networkCases } from './cases/network.js'
import { novaCases } from './cases/nova.js'
import { portForwardingCases } from './cases/port-forwardings.js'
import { portFormCases } from './cases/port-forms.js'
import { protocolCases } from './cases/protocol.js'
import { qosCases } from './cases/qos.js'
import { refusalCases } from './cases/refusals.js'
import { routerCases } from './cases/routers.js'
import { serverCases } from './cases/servers.js'
import { stackCases } from './cases/stacks.js'
import { segmentCases } from './cases/swift-segments.js'
import { subnetPoolCases } from './cases/subnet-pools.js'
import { swiftCases } from './cases/swift.js'
import { systemInfoCases } from './cases/system-info.js'
import { trunkCases } from './cases/trunks.js'
import { projectUseCases } from './cases/project-use.js'
import { userCredentialCases } from './cases/user-credentials.js'
import { usageCases } from './cases/usage.js'
import { volumeGroupCases } from './cases/volume-groups.js'
import { volumeTypeCases } from './cases/volume-types.js'

/** Every case, for any cloud. */
export function contractSuite(cloud: Cloud): void {
  protocolCases(cloud)
  horizonCases(cloud)
  keystoneCases(cloud)
  heatTypeCases(cloud)
  accessCases(cloud)
  applicationCredentialCases(cloud)
  userCredentialCases(cloud)
  projectUseCases(cloud)
  federationCases(cloud)
  novaCases(cloud)
  serverCases(cloud)
  hypervisorCases(cloud)
  aggregateCases(cloud)
  glanceCases(cloud)
  metadefCases(cloud)
  networkCases(cloud)
  routerCases(cloud)
  anyNetworkCases(cloud)
  narrowedCases(cloud)
  subnetPoolCases(cloud)
  portForwardingCases(cloud)
  trunkCases(cloud)
  qosCases(cloud)
  cinderCases(cloud)
  backupCases(cloud)
  systemInfoCases(cloud)
  defaultCases(cloud)
  volumeGroupCases(cloud)
  volumeTypeCases(cloud)
  swiftCases(cloud)
  segmentCases(cloud)
  usageCases(cloud)
  portFormCases(cloud)
  stackCases(cloud)
  domainRoleCases(cloud)
  formCases(cloud)
  instanceFormCases(cloud)
  refusalCases(cloud)
}
