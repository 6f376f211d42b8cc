import { useStore } from '@nanostores/react'
import { t, type IconName } from '@stratus/widgets'
import { useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { panelsOf } from '../navigation/navigation.js'
import { densities, densityLabels, themeLabels, themes, type Theme } from '../stores/prefs.js'
import { helpLinks } from '../stores/branding.js'
import { Icon } from '../ui/Icon.js'
import { Menu } from '../ui/Menu.js'
import { useSession } from '../hooks/use-session.js'

const themeIcons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

interface UserMenuProps {
  dashboards: readonly Dashboard[]
  onShortcuts(): void
}

/** Who is signed in; how things look; the cloud's own settings; the way out. */
export function UserMenu({ dashboards, onShortcuts }: UserMenuProps) {
  const navigate = useNavigate()
  const { prefs, signOut, branding } = useHost()
  const { username, user_domain_name: domain } = useSession()
  const theme = useStore(prefs.theme)
  const density = useStore(prefs.density)
  const showForbidden = useStore(prefs.showForbidden)
  const name = username ?? t('User')
  const settings = panelsOf(dashboards.filter(({ id }) => id === 'settings'))
  return (
    <Menu
      className="user-menu"
      label={t('User: %s', [name])}
      button={
        <>
          <Icon name="user" />
          <bdi className="scope-name">{name}</bdi>
        </>
      }
      groups={[
        {
          label: t('Theme'),
          items: themes.map((id) => ({
            id,
            label: t(themeLabels[id]),
            icon: themeIcons[id],
            checked: id === theme,
            onSelect: () => prefs.theme.set(id),
          })),
        },
        {
          label: t('Density'),
          items: densities.map((id) => ({
            id,
            label: t(densityLabels[id]),
            checked: id === density,
            onSelect: () => prefs.density.set(id),
          })),
        },
        {
          label: t('Settings'),
          items: [
            ...settings.map(({ id, label, path }) => ({
              id,
              label: t(label),
              icon: 'settings' as const,
              onSelect: () => void navigate(path),
            })),
            {
              id: 'show-forbidden',
              label: t('Show actions I’m not allowed to use'),
              checked: showForbidden,
              toggle: true,
              onSelect: () => prefs.showForbidden.set(!showForbidden),
            },
            { id: 'shortcuts', label: t('Keyboard shortcuts'), icon: 'help', onSelect: onShortcuts },
          ],
        },
        {
          label: t('Help'),
          items: helpLinks(branding).map(({ label, url }) => ({
            id: url,
            label,
            icon: 'external' as const,
            onSelect: () => void window.open(url, '_blank', 'noreferrer'),
          })),
        },
        {
          label: domain ? t('%(name)s in %(domain)s', { name, domain }) : name,
          items: [
            {
              id: 'sign-out',
              label: t('Sign out'),
              icon: 'sign-out',
              onSelect: () => void signOut(),
            },
          ],
        },
      ]}
    />
  )
}
