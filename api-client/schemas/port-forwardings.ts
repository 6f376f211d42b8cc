import { id, list, type Model, reader, text } from './fields.js'

const portForwardingShape = {
  id: id(),
  floating_ip_id: id('floating_ip_id'),
  /** The address that it belongs to. */
  floating_ip: text(),
  /** tcp, udp, or another one of Neutron's. */
  protocol: text(),
  /** A port or a range: `2222`, `3000:3003`. */
  external_port: text(),
  internal_port: text(),
  internal_ip_address: text(),
  /** Behind that address; null where it is none, or not told. */
  instance_id: text(),
  instance: text(),
  description: text(),
}
/** A port of a floating IP that leads to an instance. */
export type PortForwarding = Model<typeof portForwardingShape>
export const portForwardings = list(reader(portForwardingShape))
