/** One amount of a quota. */
export interface QuotaFigure {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly used: number
  /** Infinity = unlimited; undefined = nobody told. */
  readonly max: number | undefined
  readonly unit?: string
}

/** Names of the amounts in the answers of `api/nova/limits/` and `api/cinder/tenantabsolutelimits/`, and of grants for the network. @texts label */
const known = [
  { id: 'instances', label: 'Instances', used: 'totalInstancesUsed', max: 'maxTotalInstances' },
  { id: 'cores', label: 'vCPUs', used: 'totalCoresUsed', max: 'maxTotalCores' },
  { id: 'ram', label: 'RAM', used: 'totalRAMUsed', max: 'maxTotalRAMSize', unit: 'MiB' },
  { id: 'volumes', label: 'Volumes', used: 'totalVolumesUsed', max: 'maxTotalVolumes' },
  { id: 'snapshots', label: 'Volume Snapshots', used: 'totalSnapshotsUsed', max: 'maxTotalSnapshots' },
  { id: 'gigabytes', label: 'Volume Storage', used: 'totalGigabytesUsed', max: 'maxTotalVolumeGigabytes', unit: 'GiB' },
  { id: 'networks', label: 'Networks', used: 'totalNetworksUsed', max: 'maxTotalNetworks' },
  { id: 'floating-ips', label: 'Floating IPs', used: 'totalFloatingIpsUsed', max: 'maxTotalFloatingIps' },
  { id: 'security-groups', label: 'Security Groups', used: 'totalSecurityGroupsUsed', max: 'maxSecurityGroups' },
] as const

/**
 * The amounts that an answer tells of.
 * @param wanted ids, in the order in which they are shown; empty = all
 */
export function quotaFigures(answer: unknown, wanted: readonly string[] = []): QuotaFigure[] {
  if (typeof answer !== 'object' || answer === null) return []
  const amounts = answer as Readonly<Record<string, unknown>>
  const figures = known.flatMap(({ id, label, used, max, ...rest }): QuotaFigure[] => {
    const amount = numberOf(amounts[used])
    return amount === undefined ? [] : [{ id, label, used: Math.max(0, amount), max: limitOf(amounts[max]), ...rest }]
  })
  if (!wanted.length) return figures
  return wanted.flatMap((id) => figures.find((figure) => figure.id === id) ?? [])
}

/** Null, -1 and 1e+999 all mean unlimited (DEC-19); a missing limit is not known. */
function limitOf(value: unknown): number | undefined {
  if (value === null) return Infinity
  const limit = numberOf(value)
  return limit !== undefined && limit < 0 ? Infinity : limit
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined
}
