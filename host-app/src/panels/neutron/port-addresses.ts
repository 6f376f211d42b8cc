import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'

type Port = AnswerOf<'neutron.ports.list'>['items'][number]
type Subnet = Pick<AnswerOf<'neutron.subnets.list'>['items'][number], 'id' | 'name' | 'cidr'>

/** By address: the name of its subnet, else what addresses it has; a subnet that cannot be seen, such as another project's, is left out. */
export type SubnetNames = Readonly<Record<string, string>>

export function subnetNames({ fixed_ips }: Pick<Port, 'fixed_ips'>, subnets: readonly Subnet[]): SubnetNames {
  const names = new Map(subnets.map(({ id, name, cidr }) => [id, name || cidr]))
  return Object.fromEntries(
    fixed_ips.flatMap(({ ip_address, subnet_id }) => {
      const name = names.get(subnet_id ?? '')
      return ip_address && name ? [[ip_address, name]] : []
    }),
  )
}

/** More letters than that are cut in a table: the address has a line of its own then. */
const mostLetters = 38

/** `10.0.0.3 on subnet net-a`, one line an address; the address alone where nobody knows the subnet's name. */
export function addressLines({ fixed_ips, subnet_names }: Pick<Port, 'fixed_ips'> & { subnet_names: SubnetNames }) {
  return fixed_ips.flatMap(({ ip_address: ip }) => {
    const subnet = subnet_names[ip ?? '']
    if (!subnet) return ip ?? []
    const told = (address: string) => t('%(ip)s on subnet %(subnet)s', { ip: address, subnet }).trim()
    const line = told(ip ?? '')
    return line.length > mostLetters ? [ip ?? '', told('')] : line
  })
}
