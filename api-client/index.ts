/**
 * The typed client for the Horizon REST API.
 *
 *     const client = createClient({ webroot: '/' })
 *     client.on('error', (error) => toast(error.message))
 *     const { items } = await client.call('nova.servers.list')
 *
 * Live lists are in `@stratus/api-client/live`, the clouds' rules in `@stratus/api-client/rules`, a cloud to try it on in
 * `@stratus/api-client/demo-cloud`.
 */
export { type Access, cloudsYaml, openRc, openRcName } from './access-files.js'
export type { Auth, LoginFields, LoginResult } from './session/auth.js'
export {
  type AuthErrorEvent,
  type CallControls,
  type CallOptions,
  type Client,
  type ClientEvents,
  type ClientOptions,
  createClient,
} from './client.js'
export { cookieValue, type PageLike } from './session/csrf.js'
export { ApiError, type ErrorCode, type Failure, fill } from './errors.js'
export type { HtmlInit } from './calls/fetch-html.js'
export { type HorizonMessage, type HtmlAnswer, onlyEnglish } from './html/html-answer.js'
export { type ApiExtension, type ClosedReason, checkGate, gateTexts, type Gate, type GateKeeper } from './gate.js'
export type { Timers } from './http/wire.js'
export type { FormChoice, FormField, HorizonForm } from './html/form.js'
export type { LoginForm, LoginStep } from './html/login-form.js'
export type { FormResult } from './calls/forms.js'
export type { PasswordResult } from './session/change-password.js'
export type { Operation } from './operations/operation.js'
export {
  type AnswerOf,
  type BodyOf,
  type CallId,
  type OperationId,
  type PageOperationId,
  type Operations,
  operations,
  type ParamsOf,
  type QueryOf,
} from './operations/table.js'
export { atWebroot, fillPath, queryString } from './paths.js'
export { type CarryTerms, UploadBroken } from './uploads/carry-file.js'
export { createImage, type ImageUpload, type NewImage } from './uploads/image-upload.js'
export { objectAt, type ObjectUpload, uploadObject } from './uploads/object-upload.js'
export type { UploadState } from './uploads/upload-model.js'
export type { PolicyMemory, PolicyRule, PolicyTarget } from './policy.js'
export {
  type CatalogEntry,
  type Domain,
  type Group,
  type Project,
  type Role,
  type Session,
  type User,
} from './schemas/keystone.js'
export type { Volume, VolumeLimits, VolumeService, VolumeSnapshot, VolumeType } from './schemas/cinder.js'
export type { List, Page } from './schemas/fields.js'
export type { Image, MetadataNamespace, MetadataProperty } from './schemas/glance.js'
export type {
  StackNode,
  Topology,
  TopologyNetwork,
  TopologyPort,
  TopologyRouter,
  TopologyServer,
} from './schemas/horizon.js'
export type {
  FloatingIp,
  Network,
  NetworkAgent,
  Port,
  QosPolicy,
  QosRule,
  SecurityGroup,
  Subnet,
  Subport,
  Trunk,
} from './schemas/neutron.js'
export type { AvailabilityZone, ComputeLimits, ComputeService, Flavor, Keypair } from './schemas/nova.js'
export type {
  Server,
  ServerAddress,
  ServerEvent,
  ServerGroup,
  ServerOperation,
  ServerVolume,
} from './schemas/nova-servers.js'
export type { Quota } from './schemas/quotas.js'
export type { Container, ContainerRow, ObjectRow, StoragePolicy, StoredObject } from './schemas/swift.js'
export type { Identity } from './session/session-watch.js'
export { type Settings, settingAt } from './settings.js'
export type { PageMessage } from './html/page-messages.js'
export { type NavigationEntry, type NavigationPlace, readSideNavigation } from './html/side-navigation.js'
export { withoutSdkPreamble } from './html/sdk-preamble.js'
export type { StackEvent, StackItem, StackResource } from './schemas/stacks.js'
export { readTableRows, type TableRow } from './html/table-rows.js'
export type { XhrLike } from './http/upload.js'
