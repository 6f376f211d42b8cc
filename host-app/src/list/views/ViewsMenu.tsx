import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useLocation } from 'react-router-dom'
import { nothingDone } from '../../actions/action-result.js'
import { orSayFailedImport } from '../../actions/say-failed-import.js'
import { usePins } from '../../pins/use-pins.js'
import { useHost } from '../../host.js'
import { intervalLabels, intervals } from '../../stores/prefs.js'
import { Icon } from '../../ui/Icon.js'
import { Menu, type MenuGroup } from '../../ui/Menu.js'
import { openingWith, withoutView, withView, type NamedView } from './view-model.js'
import type { Views } from './use-views.js'

/** The views of a list, what can be done with them, and how often lists are read again. */
export default function ViewsMenu({ views }: { views: Views }) {
  const host = useHost()
  const { open, toasts, prefs } = host
  const interval = useStore(prefs.interval)
  const pins = usePins()
  const { pathname } = useLocation()
  const { all, shown } = views
  const keep = (name: string): void => {
    views.keep(withView(all, { ...views.current(), name }))
    toasts.add('success', t('View “%s” saved.', [name]))
  }
  const ask = async (before?: string): Promise<void> => {
    const load = orSayFailedImport(
      () => import('./ViewDialog.js'),
      host,
      () => void ask(before),
    )
    const loaded = await load.catch(() => null)
    if (!loaded) return
    const { ViewDialog } = loaded
    await open((close) => (
      <ViewDialog
        all={all}
        before={before}
        onName={(name) => {
          if (before === undefined) return keep(name)
          const renamed = all.views.find((view) => view.name === before)
          const others = withoutView(all, before)
          const next = renamed ? withView(others, { ...renamed, name }) : others
          views.keep(all.first === before ? openingWith(next, name) : next)
        }}
        onClose={() => close(nothingDone)}
      />
    ))
  }
  const remove = (name: string): void => {
    views.keep(withoutView(all, name))
    toasts.add('success', t('View “%s” deleted.', [name]))
  }
  const copy = (): void => {
    void navigator.clipboard.writeText(views.link()).then(
      () => toasts.add('success', t('Link copied.')),
      () => toasts.add('warning', t('Your browser did not let the link be copied. The address of this page shows it.')),
    )
  }
  const address = ({ query }: NamedView): string => `${pathname}?${query}`
  const togglePin = (view: NamedView): void =>
    pins.has(address(view)) ? pins.unpin(address(view)) : pins.pin({ path: address(view), title: view.name })
  const chosen = {
    id: 'all',
    label: t('Everything'),
    checked: shown === undefined && views.current().query === '',
    onSelect: () => views.show(null),
  }
  const groups: MenuGroup[] = [
    {
      label: t('Views'),
      items: [
        chosen,
        ...all.views.map((view) => ({
          id: `view ${view.name}`,
          label: view.name,
          checked: view === shown,
          onSelect: () => views.show(view),
        })),
      ],
    },
    {
      label: t('What shows now'),
      items: [
        { id: 'save', label: t('Save as a view…'), onSelect: () => void ask() },
        { id: 'copy', label: t('Copy link'), onSelect: copy },
      ],
    },
    ...(shown
      ? [
          {
            label: shown.name,
            items: [
              ...(views.isChanged
                ? [
                    { id: 'update', label: t('Save columns'), onSelect: () => keep(shown.name) },
                    { id: 'reset', label: t('Undo changes of columns'), onSelect: () => views.show(shown) },
                  ]
                : []),
              {
                id: 'first',
                label: t('Open the list with it'),
                toggle: true,
                checked: all.first === shown.name,
                onSelect: () => views.keep(openingWith(all, all.first === shown.name ? null : shown.name)),
              },
              {
                id: 'pin',
                label: t('Pin to the navigation'),
                toggle: true,
                checked: pins.has(address(shown)),
                onSelect: () => togglePin(shown),
              },
              { id: 'rename', label: t('Rename…'), onSelect: () => void ask(shown.name) },
              { id: 'delete', label: t('Delete view'), onSelect: () => remove(shown.name) },
            ],
          },
        ]
      : []),
    {
      label: t('Read lists again'),
      items: intervals.map((value) => ({
        id: value,
        label: t(intervalLabels[value]),
        checked: value === interval,
        onSelect: () => prefs.interval.set(value),
      })),
    },
  ]
  return (
    <Menu
      label={t('Views of this list')}
      button={
        <>
          <Icon name="star" />
          <span className={shown ? 'view-name' : 'visually-hidden'}>{shown?.name ?? t('Views')}</span>
          {views.isChanged ? <span className="muted">{t('changed')}</span> : null}
        </>
      }
      groups={groups}
      className="views-menu"
    />
  )
}
