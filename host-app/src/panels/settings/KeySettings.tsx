import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { Checkbox, FieldGroup, TextInput } from '../../forms/form-fields.js'
import { useHost } from '../../host.js'
import { dashboards } from '../../navigation/navigation.js'
import { jumpKeys, singleKeys, type Keys } from '../../stores/shortcut-keys.js'
import { Button } from '../../ui/Button.js'
import { keyErrors } from './key-errors.js'
import { SettingsSection } from './SettingsSection.js'

const singleLabels: Readonly<Record<keyof typeof singleKeys, string>> = {
  search: 'Search the list',
  shortcuts: 'Keyboard shortcuts',
  jump: 'Go to',
  undo: 'Undo the last deletion',
}

const panels = dashboards.flatMap(({ groups }) => groups.flatMap((group) => group.panels))
const jumps = panels.filter(({ id }) => id in jumpKeys)
const own: Keys = { ...singleKeys, ...jumpKeys }

/** The keys of shortcuts; a key that would do two things is not taken. */
export function KeySettings() {
  const { prefs } = useHost()
  const letters = useStore(prefs.letterShortcuts)
  const chosen = useStore(prefs.keys)
  const [typed, setTyped] = useState<Keys>({})
  const shown: Keys = { ...own, ...chosen, ...typed }
  const errors = keyErrors(shown)

  /** What is wrong stays typed; what is right counts. */
  const change = (id: string, text: string) => {
    const wanted: Keys = { ...typed, [id]: [...text].at(-1) ?? '' }
    const wrong = keyErrors({ ...own, ...chosen, ...wanted })
    const pick = (keys: Keys, isIn: (id: string, key: string) => boolean): Keys =>
      Object.fromEntries(Object.entries(keys).filter(([each, key]) => isIn(each, key)))
    setTyped(pick(wanted, (each) => each in wrong))
    const right = pick(wanted, (each) => !(each in wrong))
    prefs.keys.set(pick({ ...chosen, ...right }, (each, key) => own[each] !== key))
  }

  const field = (id: string, label: string) => (
    <TextInput
      key={id}
      label={label}
      value={shown[id] ?? ''}
      disabled={!letters}
      eager
      {...(errors[id] && { error: t(errors[id]) })}
      onChange={(text) => change(id, text)}
    />
  )

  return (
    <SettingsSection
      title={t('Keyboard shortcuts')}
      about={t('Kept in this browser. One key each; capital letters are other keys.')}
    >
      <Checkbox
        label={t('Single letters are shortcuts while nothing is being typed')}
        checked={letters}
        onChange={(on) => prefs.letterShortcuts.set(on)}
      />
      <div className="settings-keys">
        <FieldGroup title={t('Everywhere')}>
          {Object.entries(singleLabels).map(([id, label]) => field(id, t(label)))}
        </FieldGroup>
        <FieldGroup title={t('Go to: %s and then', [shown['jump'] || singleKeys.jump])}>
          {jumps.map(({ id, label }) => field(id, t(label)))}
        </FieldGroup>
      </div>
      <Button onClick={() => (setTyped({}), prefs.keys.set({}))}>{t('Reset all keys')}</Button>
    </SettingsSection>
  )
}
