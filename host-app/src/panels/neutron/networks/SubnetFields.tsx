import { t } from '@stratus/widgets'
import { Checkbox, FieldGroup, Select, TextArea, TextInput } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import {
  ipv6Modes,
  withCidr,
  type FormError,
  type IpVersion,
  type SubnetDraft,
  type SubnetErrors,
} from './subnet-form.js'

interface SubnetFieldsProps {
  draft: SubnetDraft
  errors: SubnetErrors
  onChange(draft: SubnetDraft): void
}

export const said = (error: FormError | undefined) => error && t(error.text, [...error.args])

/** The step Subnet: its address. */
export function SubnetFields({ draft, errors, onChange }: SubnetFieldsProps) {
  const set = (change: Partial<SubnetDraft>) => onChange({ ...draft, ...change })
  return (
    <FieldGroup title={t('Subnet')} hiddenTitle>
      <TextInput
        label={t('Subnet Name')}
        value={draft.name}
        onChange={(name) => set({ name })}
        error={said(errors.name)}
        eager={isTooLong(draft.name)}
      />
      <TextInput
        label={t('Network Address')}
        required
        help={t('Network address in CIDR format (e.g. 192.168.0.0/24, 2001:DB8::/48)')}
        value={draft.cidr}
        onChange={(cidr) => onChange(withCidr(draft, cidr))}
        error={said(errors.cidr)}
      />
      <Select
        label={t('IP Version')}
        choices={[
          { value: '4', label: t('IPv4') },
          { value: '6', label: t('IPv6') },
        ]}
        value={draft.ip_version}
        onChange={(version) => set({ ip_version: version as IpVersion })}
      />
      <div className="form-stack">
        {draft.no_gateway ? null : (
          <TextInput
            label={t('Gateway IP')}
            help={t('If blank, the first address is used.')}
            value={draft.gateway_ip}
            onChange={(gateway_ip) => set({ gateway_ip })}
            error={said(errors.gateway_ip)}
          />
        )}
        <Checkbox
          label={t('Disable Gateway')}
          checked={draft.no_gateway}
          onChange={(no_gateway) => set({ no_gateway })}
        />
      </div>
    </FieldGroup>
  )
}

/** The step Subnet Details: everything in it is optional. */
export function SubnetDetailFields({ draft, errors, onChange }: SubnetFieldsProps) {
  const set = (change: Partial<SubnetDraft>) => onChange({ ...draft, ...change })
  return (
    <FieldGroup title={t('Subnet Details')} hiddenTitle>
      <Checkbox label={t('Enable DHCP')} checked={draft.enable_dhcp} onChange={(enable_dhcp) => set({ enable_dhcp })} />
      {draft.ip_version === '6' ? (
        <div className="wide">
          <Select
            label={t('IPv6 Address Configuration Mode')}
            help={t('Specifies how IPv6 addresses and additional information are configured.')}
            choices={ipv6Modes.map(({ value, label }) => ({ value, label: t(label) }))}
            value={draft.ipv6_modes}
            onChange={(ipv6_modes) => set({ ipv6_modes })}
          />
        </div>
      ) : null}
      <div className="wide form-stack">
        <TextArea
          label={t('Allocation Pools')}
          help={t(
            'IP address allocation pools. Each entry is: start_ip_address,end_ip_address (e.g., 192.168.1.100,192.168.1.120) and one entry per line.',
          )}
          value={draft.allocation_pools}
          onChange={(allocation_pools) => set({ allocation_pools })}
          error={said(errors.allocation_pools)}
        />
        <TextArea
          label={t('DNS Name Servers')}
          help={t('IP address list of DNS name servers for this subnet. One entry per line.')}
          value={draft.dns_nameservers}
          onChange={(dns_nameservers) => set({ dns_nameservers })}
          error={said(errors.dns_nameservers)}
        />
        <TextArea
          label={t('Host Routes')}
          help={t(
            'Additional routes announced to the hosts. Each entry is: destination_cidr,nexthop (e.g., 192.168.200.0/24,10.56.1.254) and one entry per line.',
          )}
          value={draft.host_routes}
          onChange={(host_routes) => set({ host_routes })}
          error={said(errors.host_routes)}
        />
      </div>
    </FieldGroup>
  )
}
