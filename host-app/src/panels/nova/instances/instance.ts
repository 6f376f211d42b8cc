import type { Flavor, Server } from '@stratus/api-client'
import { pendingName } from '../../../list/pending-name.js'
import { only, type Remembered } from '../../../stores/row-memory.js'
import { nameIn, type ById } from '../../../stores/things-by-id.js'
import { compareNames } from '../../../stores/compare-names.js'

/** An instance with the names its list leaves out (flavor and image are ids there). */
export interface Instance extends Server {
  /** Its name, else its id. */
  readonly label: string
  /** Null when it boots from a volume. */
  readonly image_label: string | null
  readonly flavor_label: string | null
}

export interface NamedImage {
  readonly id: string
  readonly name: string
}

/** What ids are called. */
export interface Names {
  readonly images: ById<NamedImage>
  readonly flavors: ById<Flavor>
}

/** All are on their way. */
export const noNames: Names = { images: new Map(), flavors: new Map() }

/** Ids of images and flavors that instances come without the names of. */
export const unnamedIn = (servers: readonly Server[]) => ({
  images: servers.flatMap(({ image, image_name }) => (image?.id && !(image_name || image.name) ? [image.id] : [])),
  flavors: servers.flatMap(({ flavor }) => (flavor?.id && !flavor.name ? [flavor.id] : [])),
})

/** What lists leave out of a server. */
export const notListed = {
  user_id: null,
  description: null,
  metadata: {},
  hostname: null,
  instance_name: null,
  root_device_name: null,
  disk_config: null,
}

const shownFields = [
  'id',
  'name',
  'status',
  'task_state',
  'vm_state',
  'power_state',
  'addresses',
  'image_name',
  'key_name',
  'tenant_id',
  'created',
  'updated',
  'locked',
  'availability_zone',
  'host',
] as const

/** What the list shows of a server: not its metadata, nor the user data that administrators are sent. */
export function shownOfServer(server: Server): Server {
  return {
    ...notListed,
    ...only(server, shownFields),
    image: server.image && { id: server.image.id, name: server.image.name },
    flavor: server.flavor,
    fault: server.fault && { ...server.fault, details: null },
  }
}

export const rememberedServers: Remembered<Server> = { name: 'instances', shown: shownOfServer }

/**
 * Another text when the instance has changed, or was read again after something was done with it: then its parts are asked for
 * again, for not all that is done with them changes the instance itself.
 */
export const versionOf = ({ updated, status, task_state }: Instance, reads: number | boolean): string =>
  JSON.stringify([updated, status, task_state, reads])

/** One object per server object, so that rows that did not change stay the same objects. */
export function instanceNamer(names: Names): (server: Server) => Instance {
  const known = new WeakMap<Server, Instance>()
  return (server) => {
    const before = known.get(server)
    if (before) return before
    const instance = named(server, names)
    known.set(server, instance)
    return instance
  }
}

function named(server: Server, { images, flavors }: Names): Instance {
  const image = server.image?.id ?? null
  const flavor = server.flavor?.id ?? null
  return {
    ...server,
    label: server.name || server.id,
    image_label: image && (server.image_name || server.image?.name || (nameIn(images, image) ?? pendingName)),
    flavor_label: server.flavor?.name || (flavor && (nameIn(flavors, flavor) ?? pendingName)),
  }
}

/** One line per address, floating ones marked, IPv4 before IPv6 within a network; the network's name where there are several. */
export function addressLines({ addresses }: Pick<Server, 'addresses'>): string[] {
  const several = new Set(addresses.map(({ network }) => network)).size > 1
  return [...addresses]
    .sort((a, b) => compareNames(a.network, b.network) || (a.version ?? 4) - (b.version ?? 4))
    .map(({ addr, network, type }) =>
      [several ? `${network}: ` : '', addr, type === 'floating' ? ' (floating)' : ''].join(''),
    )
}
