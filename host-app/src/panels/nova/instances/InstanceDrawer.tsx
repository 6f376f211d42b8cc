import { formatGibibytes, formatMebibytes, t, tn } from '@stratus/widgets'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { Time } from '../../../ui/Time.js'
import type { Instance, Names } from './instance.js'
import { flavorOf } from './InstanceFacts.js'

/** What an opened row of the instances table shows. */
export function InstanceDrawer({ instance, flavors }: { instance: Instance; flavors: Names['flavors'] }) {
  const flavor = flavorOf(instance, flavors)
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), instance.id),
        typed(t('Description'), instance.description),
        copyableLines(
          t('IP Address'),
          instance.addresses.map(({ addr }) => addr),
        ),
        {
          label: t('Size'),
          value: flavor
            ? t('%s, %s RAM, %s disk', [
                tn('%s vCPU', '%s vCPUs', flavor.vcpus ?? 0),
                formatMebibytes(flavor.ram),
                formatGibibytes(flavor.disk),
              ])
            : null,
        },
        typed(t('Key Pair'), instance.key_name),
        { label: t('Availability Zone'), value: instance.availability_zone },
        { label: t('Created'), value: <Time at={instance.created} /> },
      ]}
    />
  )
}
