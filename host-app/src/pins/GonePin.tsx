import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { usePins } from './use-pins.js'
import { samePath } from '../paths.js'
import { Button } from '../ui/Button.js'

/** Says that what was wanted is pinned and gone; nothing where it is not pinned. */
export default function GonePin({ path }: { path: string }) {
  const { all, unpin } = usePins()
  const pin = all.find((one) => samePath(one.path, path))
  if (!pin) return null
  return (
    <Alert type="info" withoutPrefix className="gone-pin">
      {t('“%s”, which you have pinned, is gone or not yours to see.', [pin.title])}
      <Button slot="actions" onClick={() => unpin(pin.path)}>
        {t('Unpin')}
      </Button>
    </Alert>
  )
}
