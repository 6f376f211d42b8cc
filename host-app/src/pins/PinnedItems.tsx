import { t, type StratusSideNav } from '@stratus/widgets'
import { useEffect } from 'react'
import { usePins } from './use-pins.js'
import { useHost } from '../host.js'
import { pinLabels } from './pin-labels.js'
import { atWebroot, paths } from '../paths.js'

/** Tells what the side navigation shows of pins, above everything; draws nothing itself. */
export default function PinnedItems({ onItems }: { onItems(items: StratusSideNav['items']): void }) {
  const { webroot } = useHost()
  const { all } = usePins()
  useEffect(() => {
    const at = (path: string) => atWebroot(webroot, path)
    const links = pinLabels(all).map(({ path, label }) => ({ id: `pin:${path}`, label, href: at(path) }))
    const edit = { id: 'pins', label: t('Edit pins'), href: at(paths.settings()) }
    const groups = [{ label: null, panels: [...links, edit] }]
    onItems(all.length ? [{ id: 'pins', label: t('Pinned'), open: true, groups }] : [])
  }, [all, webroot, onItems])
  return null
}
