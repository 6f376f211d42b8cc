import type { DialogForm, FormName, FormValues } from '@stratus/api-client/forms'
import { goneMeanwhile, isGone } from '../edited-fields.js'

/** Forms that send all of what a thing is: what nobody touched in them may have been changed by somebody else since. */
const sendsAll: ReadonlySet<FormName> = new Set([
  'keystone.projectMembers',
  'keystone.projectGroups',
  'keystone.domainMembers',
  'keystone.domainGroups',
  'keystone.projectQuotas',
  'keystone.editUserCredential',
  'keystone.editOwnCredential',
  'keystone.editProvider',
  'nova.edit',
  'nova.editAny',
  'nova.editAggregate',
  'nova.manageAggregateHosts',
  'cinder.edit',
  'cinder.editSnapshot',
  'cinder.editGroup',
  'cinder.groupVolumes',
  'cinder.anyGroupVolumes',
  'cinder.editGroupType',
  'cinder.editVolumeType',
  'cinder.typeAccess',
  'cinder.updateEncryption',
  'glance.editNamespace',
  'glance.editProperty',
  'glance.namespaceTags',
  'glance.shareImage',
  'glance.sharedImages',
  'neutron.editNetwork',
  'neutron.editAnyNetwork',
  'neutron.editSubnet',
  'neutron.editPort',
  'neutron.editRouter',
  'neutron.editAnyRouter',
  'neutron.editSecurityGroup',
  'neutron.editPortForwarding',
  'neutron.editSubnetPool',
  'neutron.editAnySubnetPool',
  'neutron.editAddressScope',
  'neutron.editAnyAddressScope',
])

/** Why a form cannot be sent as it was typed. English, key of its translation. */
export const otherMeanwhile =
  'It is not there any more, or the cloud has another form for it now: nothing was sent. What you typed stays here until you close this.'

/** What to send: the form as it is now, with what was typed. */
interface Sendable {
  readonly form: DialogForm
  readonly values: FormValues
}

/**
 * Before a form is sent: as its thing is now, with what was touched laid over. Where it cannot be read again it goes as it is.
 * @param first as it was opened
 * @param form as it stands, perhaps after a refusal
 * @param read as the cloud has it now; null: a form that is not known here
 * @returns a sentence, English, key of its translation, where it must not be sent
 */
export async function readAgain(
  name: FormName,
  { first, form, values }: Sendable & { readonly first: DialogForm },
  read: () => Promise<DialogForm | null>,
): Promise<Sendable | string> {
  if (!sendsAll.has(name)) return { form, values }
  try {
    const now = await read()
    if (!now) return otherMeanwhile
    return laidOver(first, now, values) ?? otherMeanwhile
  } catch (error) {
    if (isGone(error)) return goneMeanwhile
    return { form, values }
  }
}

/** Null when something typed has no field any more. */
function laidOver(first: DialogForm, now: DialogForm, values: FormValues): Sendable | null {
  const before = new Map(first.fields.map((field) => [field.name, field]))
  const fields = new Map(now.fields.map((field) => [field.name, field]))
  const laid: Record<string, string> = {}
  for (const [name, typed] of Object.entries(values)) {
    const field = fields.get(name)
    if (!field || field.readOnly || field.type !== before.get(name)?.type) return null
    laid[name] = field.multiple ? withOthers(before.get(name)?.value ?? '', typed, field.value) : typed
  }
  return { form: now, values: laid }
}

/** Of several that were chosen: who was added and taken away here, on top of what others did. */
function withOthers(before: string, typed: string, now: string): string {
  const [known, wanted] = [before, typed].map((lines) => new Set(lines.split('\n')))
  const others = now.split('\n').filter((one) => wanted?.has(one) || !known?.has(one))
  const added = [...(wanted ?? [])].filter((one) => !known?.has(one))
  return [...new Set([...others, ...added])].filter(Boolean).join('\n')
}
