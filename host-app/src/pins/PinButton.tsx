import { t } from '@stratus/widgets'
import { useEffect, useEffectEvent } from 'react'
import { usePins } from './use-pins.js'
import type { Pin } from './pins.js'
import { Button } from '../ui/Button.js'

/** Pins a page or a thing to the side navigation, or takes it from there; a pin follows the name of what it leads to. */
export default function PinButton({ path, title }: Pin) {
  const { all, pin, unpin } = usePins()
  const own = all.find((one) => one.path === path)
  const isRenamed = own !== undefined && own.title !== title
  const rename = useEffectEvent(() => pin({ path, title }))
  useEffect(() => {
    if (isRenamed) rename()
  }, [isRenamed])
  return (
    <Button
      kind="quiet"
      icon="pin"
      className={own ? 'pin-button pinned' : 'pin-button'}
      label={t('Pin %s', [title])}
      pressed={own !== undefined}
      onClick={() => (own ? unpin(path) : pin({ path, title }))}
    />
  )
}
