import {
  count,
  id,
  lastWords,
  list,
  type Model,
  pairs,
  reader,
  single,
  text,
  texts,
  told,
  upOrDown,
  words,
} from './fields.js'

const anyNetworkShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of its project. */
  project: text(),
  /** `alpha-v4 10.10.1.0/24`, a line each. */
  subnets: texts(),
  /** How many serve it; null where nobody counts them. */
  dhcp_agents: count(),
  /** `Yes` or `No`, or a page's word for it; as `external`. */
  shared: text(),
  external: text(),
  /** `ACTIVE`, or a page's word for it. */
  status: text(),
  /** `UP` or `DOWN`, or a page's word for it; Horizon 25's page says `True` and `False`. */
  admin_state: upOrDown(),
  availability_zones: words(),
  /** Pages of Horizon about it, by field. */
  links: pairs(),
}
/** A network of any project, as a list of all of them tells. */
export type AnyNetwork = Model<typeof anyNetworkShape>
export const anyNetworks = list(reader(anyNetworkShape))

const anyNetworkDetailsShape = {
  project_id: text(),
  mtu: count(),
  /** Network type, physical network and segmentation id, in this order; `-` where there is none, [] where nobody tells. */
  provider: lastWords(),
}
/** What a list leaves out of a network of any project. */
export type AnyNetworkDetails = Model<typeof anyNetworkDetailsShape>
export const anyNetworkDetails = single(reader(anyNetworkDetailsShape))

const dhcpAgentShape = {
  id: id(),
  host: text(),
  /** `Enabled` or `Disabled`, or a page's word for it. */
  status: text(),
  /** `Up` or `Down`: whether it answers. */
  admin_state: text(),
  /** A page's words, `0 minutes`, or a time. */
  updated: text(),
}
/** What hands out the addresses of a network. */
export type DhcpAgent = Model<typeof dhcpAgentShape>
export const dhcpAgents = list(reader(dhcpAgentShape))

const anyFloatingIpShape = {
  ...told,
  id: id(),
  ip: text(),
  /** Name of its project. */
  project: text(),
  description: text(),
  /** `vm-alpha-1 10.10.1.92`, as far as it is known what it leads to; null when it leads nowhere. */
  fixed_ip: text(),
  /** The instance that it leads to; null where a page tells its address (`links`) instead. */
  instance_id: text(),
  /** Name of the external network. */
  pool: text(),
  status: text(),
  /** Pages of Horizon about it, by field. */
  links: pairs(),
}
/** A floating IP of any project. */
export type AnyFloatingIp = Model<typeof anyFloatingIpShape>
export const anyFloatingIps = list(reader(anyFloatingIpShape))

const rbacPolicyShape = {
  id: id(),
  /** Name of the project whose thing it is. */
  project: text(),
  /** `network`, `qos_policy`. */
  object_type: text(),
  /** Name of the thing; its id where it has none. */
  object: text(),
  /** Name of the project that may use it; `*` stands for all. */
  target: text(),
  /** `access_as_shared`, `access_as_external`; null where a page does not tell. */
  action: text(),
}
/** A thing of one project that another one, or all, may use. */
export type RbacPolicy = Model<typeof rbacPolicyShape>
export const rbacPolicies = list(reader(rbacPolicyShape))

const rbacActionShape = {
  /** `access_as_shared`, `access_as_external`. */
  action: text(),
}
/** What a policy lets the other project do. */
export type RbacAction = Model<typeof rbacActionShape>
export const rbacAction = single(reader(rbacActionShape))
