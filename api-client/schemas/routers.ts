import { firstCells, id, lastWords, list, type Model, reader, single, told, text, upOrDown, words } from './fields.js'

const routerShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of the project, in lists of all. */
  project: text(),
  /** `ACTIVE`, or a page's word for it. */
  status: text(),
  /** Name of the network that its gateway is on; null without one. */
  external_network: text(),
  /** `UP` or `DOWN`, or a page's word for it; Horizon 25's page says `True` and `False`. */
  admin_state: upOrDown(),
  availability_zones: words(),
  /** A page's word, or `True` and `False`; null where users may not know. */
  distributed: text(),
  ha: text(),
}
export type Router = Model<typeof routerShape>
export const routers = list(reader(routerShape))

/** Beside each of them stands its subnet's id, in rows of a page. */
const addresses = lastWords()

const routerDetailsShape = {
  description: text(),
  project_id: text(),
  /** Its addresses on the external network. */
  gateway_addresses: {
    ...addresses,
    read: (value: unknown) => addresses.read(value).filter((word) => /[.:]/.test(word)),
  },
  /** `Enabled` or `Disabled`: whether what has no floating IP reaches outside by its address. */
  snat: text(),
  /** The hosts that it runs on; for administrators. */
  hosts: firstCells(),
}
/** What a list leaves out of a router. */
export type RouterDetails = Model<typeof routerDetailsShape>
export const routerDetails = single(reader(routerDetailsShape))

const routeShape = {
  /** Of the row: Horizon's name for it, or both its parts. */
  id: id(),
  destination: text(),
  nexthop: text(),
}
export type Route = Model<typeof routeShape>
export const routes = list(reader(routeShape))
