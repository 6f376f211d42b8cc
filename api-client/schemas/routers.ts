import { id, list, type Model, reader, told, text, upOrDown, words } from './fields.js'

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

const routeShape = {
  /** Of the row: Horizon's name for it, or both its parts. */
  id: id(),
  destination: text(),
  nexthop: text(),
}
export type Route = Model<typeof routeShape>
export const routes = list(reader(routeShape))
