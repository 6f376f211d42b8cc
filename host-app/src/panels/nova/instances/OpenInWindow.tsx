import { t } from '@stratus/widgets'
import { useHost } from '../../../host.js'
import { Button } from '../../../ui/Button.js'
import { openConsole } from './console-window.js'
import type { Instance } from './instance.js'

/** Opens the console in a window of its own. `compact`: an icon, beside a console. */
export function OpenInWindow({ instance, compact = false }: { instance: Instance; compact?: boolean }) {
  const { client, toasts } = useHost()
  const open = () => void openConsole(client, instance, toasts.add)
  return compact ? (
    <Button icon="external" label={t('Open console in a window')} onClick={open} />
  ) : (
    <Button icon="external" onClick={open}>
      {t('Open Console')}
    </Button>
  )
}
