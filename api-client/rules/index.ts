/** The clouds' rules as data: used by the panels, and by the demo cloud, which refuses by the same ones. */
export {
  type Cidr,
  contains,
  defaultGateway,
  formatAddress,
  nameServersOf,
  pairOf,
  parseAddress,
  parseCidr,
} from './addressing.js'
export { aggregateCan, type AggregateFacts, aggregatePolicies } from './aggregates.js'
export { backupCan } from './backups.js'
export { defaultQuotaPolicies, mostOfLimit } from './default-quotas.js'
export { credentialCan, credentialPolicies } from './credentials.js'
export { addressScopeCan, subnetPoolCan, subnetPoolPolicies } from './subnet-pools.js'
export { federationCan, federationPolicies } from './federation.js'
export { ownCredentialCan, userCredentialCan, userCredentialPolicies } from './user-credentials.js'
export { metadefCan, type MetadefFacts, metadefPolicies, propertyCan } from './metadefs.js'
export { flavorCan, flavorPolicies } from './flavors.js'
export { hostCan, type HostFacts, processCan } from './hosts.js'
export {
  domainCan,
  domainPolicies,
  groupCan,
  groupPolicies,
  maxProjectName,
  projectCan,
  type ProjectFacts,
  projectPolicies,
  roleCan,
  rolePolicies,
  userCan,
  type UserFacts,
  userPolicies,
} from './identity.js'
export {
  type ImageFacts,
  imageCan,
  imageReasons,
  imagePolicies,
  sharedImages,
  isImageTransitional,
  nonBootableFormats,
  transitionalImageStatuses,
  volumeServices,
} from './images.js'
export { keypairCan, keypairNamePattern, keypairPolicies, publicKeyMaxBytes } from './keypairs.js'
export {
  anyNetworkCan,
  floatingIpCan,
  type FloatingIpFacts,
  floatingIpPolicies,
  portForwardingCan,
  networkCan,
  type NetworkFacts,
  networkPolicies,
  portCan,
  rbacCan,
  rbacPolicies,
  securityGroupCan,
  type SecurityGroupFacts,
  securityGroupPolicies,
  subnetCan,
} from './networks.js'
export { dscpMarks, isQosRuleType, maxQosAmount, qosCan, qosPolicies, type QosRuleType, qosRuleTypes } from './qos.js'
export {
  barLevel,
  isUnlimited,
  pieLevel,
  type QuotaLevel,
  type QuotaUse,
  quotaFits,
  quotaLeft,
  quotaPercent,
} from './quota.js'
export { routerCan, type RouterFacts, routerPolicies } from './routers.js'
export type { ActionRule } from './rule.js'
export { offeredServerGroupKinds, serverGroupCan, serverGroupKinds, serverGroupPolicies } from './server-groups.js'
export {
  isServerTransitional,
  powerStates,
  type ServerAction,
  serverCan,
  type ServerFacts,
  type ServerMove,
  serverMoves,
  serverUnavailable,
  serverReasons,
  serverPolicies,
  serverStates,
} from './servers.js'
export { giB } from './sizes.js'
export { stackCan, type StackFacts, stackPolicies } from './stacks.js'
export { canBeParent, canBeSubport, type PortFacts, trunkCan, trunkPolicies, trunkStatuses, vlanIds } from './trunks.js'
export type { ToldStatus } from './told-status.js'
export {
  groupSnapshotCan,
  groupTypeCan,
  groupTypePolicies,
  volumeGroupCan,
  volumeGroupPolicies,
} from './volume-groups.js'
export { isVolumeTransitional, volumeCan, type VolumeFacts, volumeReasons, volumePolicies } from './volumes.js'
export { qosSpecCan, qosSpecPolicies, volumeTypeCan, volumeTypePolicies } from './volume-types.js'
export { groupSnapshot, snapshotCan, type SnapshotFacts } from './snapshots.js'
