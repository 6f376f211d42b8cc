import { t } from '../../internal/localize.js'

/** How a kind of nodes looks, and what it is called; the page's own, by name (`nodeKinds`). Everything but the label may be left out. */
export interface NodeKind {
  /** What one of them is called: in filters, legend, outline, balloon, and by screen readers. */
  readonly label: string
  /** Outlines on a grid of 24 × 24, as SVG path data. */
  readonly icon?: string
  /** Colour of the ground, of the page's theme; without one that of the surface. What a state means has colours of its own. */
  readonly ground?: NodeGround
  /** `small` (the default) has a radius of 20 px at scale 1, `medium` 25, `large` 30, `larger` 35. */
  readonly size?: NodeSize
  /** Row in the layered layout, from 0 at the top. Where a kind has none, links lead downwards. */
  readonly layer?: number
  /** Others belong to it: a root of the outline, a column of the flat view, named from afar, and collapsed by the tools. */
  readonly holds?: boolean
}

/** Kinds by name, as nodes have it in `kind`. A name holds no slash. */
export type NodeKinds = Readonly<Record<string, NodeKind>>

const nodeGrounds = ['accent', 'info', 'success', 'warning', 'danger'] as const
export type NodeGround = (typeof nodeGrounds)[number]

/** Radii in px at scale 1 (T-GRAPH-11). */
const radii = { small: 20, medium: 25, large: 30, larger: 35 } as const
export type NodeSize = keyof typeof radii

/** A kind with nothing missing. One object as long as nothing about it changes: pictures are kept by it. */
export interface Kind {
  readonly name: string
  /** English, to be translated, or a word of the page's. */
  readonly label: string
  readonly icon: string
  readonly ground: NodeGround | 'surface'
  readonly radius: number
  /** Undefined = as links say. */
  readonly layer: number | undefined
  readonly holds: boolean
}

/** From the size of the smallest kind down: many of them, near each other. */
export const isSmall = ({ radius }: Kind): boolean => radius <= radii.small

const mostLayers = 100

const defaultIcon = 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8'

function readKind(name: string, given: Partial<NodeKind>): Kind {
  const { label, icon, ground, size = 'small', layer, holds } = given
  return {
    name,
    label: typeof label === 'string' && label ? label : name,
    icon: isPath(icon) ? icon : defaultIcon,
    ground: nodeGrounds.find((each) => each === ground) ?? 'surface',
    radius: Object.hasOwn(radii, size) ? radii[size] : radii.small,
    layer: Number.isInteger(layer) && Number(layer) >= 0 && Number(layer) < mostLayers ? layer : undefined,
    holds: holds === true,
  }
}

/** Path data and nothing else: what a browser cannot read would be an error in its console. */
function isPath(icon: unknown): icon is string {
  return typeof icon === 'string' && /^\s*[Mm][\sMmZzLlHhVvCcSsQqTtAaEe\d,.+-]*$/.test(icon)
}

/** The kinds of a model. */
export class KindTable {
  readonly #registered = new Map<string, Kind>()
  readonly #others = new Map<string, Kind>()

  /** @param given - In the order of filters and legend; what is no kind is left out. */
  constructor(given: Readonly<Record<string, Partial<NodeKind>>>) {
    for (const [name, kind] of Object.entries(given)) {
      if (typeof kind === 'object' && kind !== null) this.#registered.set(name, readKind(name, kind))
    }
  }

  get registered(): readonly Kind[] {
    return [...this.#registered.values()]
  }

  /** A kind that nobody has registered is called as it is named. */
  get(name: string): Kind {
    let kind = this.#registered.get(name) ?? this.#others.get(name)
    if (!kind) this.#others.set(name, (kind = readKind(name, {})))
    return kind
  }
}

/** The kinds of every cloud; a page may register them anew. @texts label */
export const cloudKinds = {
  external: {
    label: 'External Network',
    icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
    ground: 'info',
    size: 'larger',
    layer: 0,
    holds: true,
  },
  network: {
    label: 'Network',
    icon: 'M17 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM3 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM10 2h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M12 12V8',
    size: 'large',
    layer: 2,
    holds: true,
  },
  router: {
    label: 'Router',
    icon: 'M4 14h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM6.01 18H6M10.01 18H10M15 10v4M17.84 7.17a4 4 0 0 0-5.66 0M20.66 4.34a8 8 0 0 0-11.31 0',
    ground: 'accent',
    size: 'medium',
    layer: 1,
  },
  server: {
    label: 'Instance',
    icon: 'M4 2h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM4 14h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM6 6h.01M6 18h.01',
    layer: 3,
  },
} as const satisfies NodeKinds

const tables = new Map<string, KindTable>()
const mostTables = 20

/** Kinds that only some answers have. @texts label */
export const rarerCloudKinds = {
  'floating-ip': {
    label: 'Floating IP',
    icon: 'M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0zM12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
    layer: 1,
  },
  'load-balancer': {
    label: 'Load Balancer',
    icon: 'M12 3v6M12 9H5v4M12 9h7v4M12 9v4M3 13h4v4H3zM10 13h4v4h-4zM17 13h4v4h-4z',
    ground: 'accent',
    size: 'medium',
    layer: 3,
  },
} as const satisfies NodeKinds

/** The kinds of a model: those that it brings, and the page's, which win. The same kinds give the same objects again. */
export function kindsOf(own: NodeKinds | null | undefined, brought: NodeKinds): KindTable {
  const given = { ...brought, ...(typeof own === 'object' ? own : {}) }
  const key = JSON.stringify(given)
  let table = tables.get(key)
  if (!table) {
    if (tables.size >= mostTables) tables.clear()
    tables.set(key, (table = new KindTable(given)))
  }
  return table
}

/** What a kind is called. */
export function kindName({ label }: Kind): string {
  return t(label)
}
