import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { Checkbox } from '@stratus/widgets/react/checkbox'
import { Modal } from '@stratus/widgets/react/modal'
import { useId, type ReactNode } from 'react'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { chosenKeys, singleKeys } from '../stores/shortcut-keys.js'
import { commandKey, jumpsOf } from './shortcuts.js'
import './shortcuts.css'

interface ShortcutsDialogProps {
  dashboards: readonly Dashboard[]
  onClose(): void
}

/** Every shortcut there is, and the switch for those of a single letter. */
export function ShortcutsDialog({ dashboards, onClose }: ShortcutsDialogProps) {
  const { letterShortcuts, keys: chosen } = useHost().prefs
  const letters = useStore(letterShortcuts)
  const own = useStore(chosen)
  const keys = chosenKeys(singleKeys, own)
  return (
    <Modal open heading={t('Keyboard shortcuts')} onStratusAfterClose={onClose}>
      <div className="shortcuts">
        <Group title={t('Everywhere')}>
          <Shortcut keys={commandKey('K').split(' ')} does={t('Search or jump to…')} />
          <Shortcut keys={commandKey('Enter').split(' ')} does={t('Open result in new tab')} />
          <Shortcut keys={[keys.shortcuts]} does={t('Keyboard shortcuts')} off={!letters} />
          <Shortcut keys={[keys.undo]} does={t('Undo the last deletion')} off={!letters} />
          <Shortcut keys={['Esc']} does={t('Close what is open')} />
        </Group>
        <Group title={t('In lists')}>
          <Shortcut keys={[keys.search]} does={t('Search the list')} off={!letters} />
          <Shortcut keys={['↑', '↓', '←', '→']} does={t('From cell to cell')} />
          <Shortcut keys={['Shift', t('Space')]} does={t('Select all rows up to this one')} />
        </Group>
        <Group title={t('Go to')}>
          {jumpsOf(dashboards, own).map(({ letter, label }) => (
            <Shortcut key={letter} keys={[keys.jump, letter]} does={t(label)} off={!letters} />
          ))}
        </Group>
      </div>
      <Checkbox
        slot="footer"
        label={t('Single letters are shortcuts while nothing is being typed')}
        checked={letters}
        onStratusChange={({ detail }) => letterShortcuts.set(detail.checked)}
      />
    </Modal>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <dl>{children}</dl>
    </section>
  )
}

/** @param off the user has switched it off */
function Shortcut({ keys, does, off = false }: { keys: readonly string[]; does: string; off?: boolean }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>{off ? t('Off') : keys.map((key) => <kbd key={key}>{key}</kbd>)}</dd>
    </div>
  )
}
