import type { CallId } from '../operations/table.js'
import { volumeProcessAnswers } from './cinder/any-services.js'
import { backupAnswers } from './cinder/backups.js'
import { groupAnswers } from './cinder/groups.js'
import { typeAnswers } from './cinder/volume-types.js'
import { volumeAnswers } from './cinder/volumes.js'
import { stackAnswers } from './heat/stacks.js'
import { imageAnswers } from './glance/images.js'
import { metadefAnswers } from './glance/metadefs.js'
import { heatTypeAnswers } from './heat/types.js'
import { horizonAnswers } from './horizon/index.js'
import { peopleAnswers, placeAnswers } from './keystone/people.js'
import { credentialAnswers } from './keystone/credentials.js'
import { federationAnswers } from './keystone/federation.js'
import { projectUseAnswers } from './keystone/project-use.js'
import { userCredentialAnswers } from './keystone/user-credentials.js'
import { ec2Answers } from './keystone/ec2.js'
import { sessionAnswers } from './keystone/session.js'
import { addressAnswers } from './neutron/addresses.js'
import { anyNetworkAnswers } from './neutron/any-networks.js'
import { defaultNetworkQuotaAnswers } from './neutron/default-quotas.js'
import { networkAnswers } from './neutron/networks.js'
import { qosAnswers } from './neutron/qos.js'
import { portForwardingAnswers } from './neutron/port-forwardings.js'
import { subnetPoolAnswers } from './neutron/subnet-pools.js'
import { routerAnswers } from './neutron/routers.js'
import { anyServerAnswers } from './nova/any-servers.js'
import { aggregateAnswers } from './nova/aggregates.js'
import { computeAnswers } from './nova/compute.js'
import { flavorAnswers } from './nova/flavors.js'
import { hypervisorAnswers } from './nova/hypervisors.js'
import { serverAnswers } from './nova/servers.js'
import { usageAnswers } from './nova/usage.js'
import type { Answerer } from './question.js'
import { objectAnswers } from './swift/objects.js'

/** One answer for each row of the operation table: a missing one does not compile. */
export const answers = {
  ...horizonAnswers,
  ...heatTypeAnswers,
  ...sessionAnswers,
  ...ec2Answers,
  ...credentialAnswers,
  ...userCredentialAnswers,
  ...projectUseAnswers,
  ...federationAnswers,
  ...peopleAnswers,
  ...placeAnswers,
  ...serverAnswers,
  ...usageAnswers,
  ...anyServerAnswers,
  ...aggregateAnswers,
  ...computeAnswers,
  ...flavorAnswers,
  ...hypervisorAnswers,
  ...imageAnswers,
  ...metadefAnswers,
  ...networkAnswers,
  ...addressAnswers,
  ...qosAnswers,
  ...routerAnswers,
  ...subnetPoolAnswers,
  ...portForwardingAnswers,
  ...anyNetworkAnswers,
  ...defaultNetworkQuotaAnswers,
  ...volumeAnswers,
  ...volumeProcessAnswers,
  ...backupAnswers,
  ...groupAnswers,
  ...typeAnswers,
  ...objectAnswers,
  ...stackAnswers,
} satisfies { readonly [Id in CallId]: Answerer<Id> }
