/**
 * Stratus straight on OpenStack: every operation of the table answered by the services' own APIs, with one token. Nothing but
 * `fetch`, so that a portal's own server can use it too.
 * @module
 */
export { projectUsage, usageOfAll, type InstanceUsage, type ProjectUsage, type UsagePeriod } from './nova/usage.js'
export { stackFacts, type StackFacts } from './heat/stack-facts.js'
export { answerOperation, json, refusal, type Standing } from './answer.js'
export { look, type Look, type Sight } from './changes/look.js'
export { isWatched, watchedTypes, type WatchedType } from './changes/watched-types.js'
export { connectionTrouble, type ConnectionTrouble } from './connection-trouble.js'
export { endpointOf, regionsOf, type CatalogEntry, type Interface, type ServiceName } from './catalog.js'
export { answerForm, type FormAnswer } from './forms/answer-form.js'
export { decoded } from '../decoded.js'
export { filesPath } from './file-paths.js'
export { takeFile } from './take-file.js'
export { projectHeader } from '../calls/project-header.js'
export {
  authenticate,
  changePassword,
  defaultProject,
  CodeNeeded,
  inspectToken,
  projectsFor,
  revokeToken,
  type ApplicationCredential,
  type Identity,
  type Proof,
} from './identity.js'
export { settingCookieAge, settingCookies } from '../horizon-defaults.js'
export { allTimezones } from '../timezones.js'
export { networkQuotasInUse, type NetworkQuotaInUse } from './neutron/quota-use.js'
export { openCloud, type OpenCloud, type OpenCloudTerms } from './open-cloud.js'
export { ServiceError } from './service-error.js'
export { importNamespace, setAssociations } from './glance/metadefs.js'
export { tableAction } from './table-actions.js'
export { cloudAccess, Services, type CloudAccess, type Fetch } from './services.js'
export { BadRule, readRule, type Check } from '../policies/check.js'
export {
  BadReference,
  checkReferences,
  defaultPolicies,
  operatorsPolicies,
  type OwnRules,
  type Policies,
} from '../policies/policies.js'
