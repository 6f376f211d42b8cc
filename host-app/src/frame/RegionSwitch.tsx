import { t } from '@stratus/widgets'
import { useHost } from '../host.js'
import { Icon } from '../ui/Icon.js'
import { Menu } from '../ui/Menu.js'
import { useSession } from '../hooks/use-session.js'
import { useSwitch } from '../hooks/use-switch.js'

/** The region, where there is more than one. */
export function RegionSwitch() {
  const { client } = useHost()
  const { services_region: region, available_services_regions: regions } = useSession()
  const change = useSwitch()
  if (!region || regions.length < 2) return null
  return (
    <Menu
      label={t('Region: %s', [region])}
      filterLabel={t('Filter regions')}
      className="scope"
      button={
        <>
          <Icon name="region" />
          <span className="scope-name">{region}</span>
        </>
      }
      groups={[
        {
          label: t('Region'),
          items: regions.map((name) => ({
            id: name,
            label: name,
            checked: name === region,
            onSelect: () => {
              if (name !== region) void change(() => client.auth.switchRegion(name))
            },
          })),
        },
      ]}
    />
  )
}
