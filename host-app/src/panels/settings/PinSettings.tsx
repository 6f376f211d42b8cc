import { t } from '@stratus/widgets'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { usePins } from '../../pins/use-pins.js'
import { Button } from '../../ui/Button.js'
import { SettingsSection } from './SettingsSection.js'

/** What is pinned in this project, in its order. */
export function PinSettings() {
  const { all, move, unpin } = usePins()
  const list = useRef<HTMLDivElement>(null)
  const remove = (path: string): void => {
    unpin(path)
    // The button goes.
    list.current?.focus()
  }
  return (
    <SettingsSection
      title={t('Pinned')}
      about={t('Pages, views and things at the top of the navigation; kept in this browser for each project.')}
    >
      <div ref={list} tabIndex={-1} role="group" aria-label={t('Pinned')}>
        {all.length === 0 ? (
          <p className="muted">{t('Nothing is pinned. The pin beside the name of a page or a thing does it.')}</p>
        ) : (
          <ol className="settings-pins">
            {all.map(({ path, title }, at) => (
              <li key={path}>
                <Link to={path}>
                  <bdi>{title}</bdi>
                </Link>
                <Button
                  kind="quiet"
                  icon="arrow-up"
                  label={t('Move %s up', [title])}
                  unavailable={at === 0 ? t('It is the first.') : undefined}
                  onClick={() => move(path, -1)}
                />
                <Button
                  kind="quiet"
                  icon="arrow-down"
                  label={t('Move %s down', [title])}
                  unavailable={at === all.length - 1 ? t('It is the last.') : undefined}
                  onClick={() => move(path, 1)}
                />
                <Button kind="quiet" icon="close" label={t('Unpin %s', [title])} onClick={() => remove(path)} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </SettingsSection>
  )
}
