import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'
import { Dialog } from '../ui/Dialog.js'

/** Asks the question of the confirm store, when there is one. */
export function ConfirmDialog() {
  const { confirm } = useHost()
  const question = useStore(confirm.question)
  if (!question) return null
  return (
    <Dialog
      title={question.title}
      onCancel={() => confirm.answer(false)}
      footer={
        <>
          <Button onClick={() => confirm.answer(false)} focusFirst={question.danger}>
            {t('Cancel')}
          </Button>
          <Button
            kind={question.danger ? 'danger' : 'primary'}
            onClick={() => confirm.answer(true)}
            focusFirst={!question.danger}
          >
            {question.submit}
          </Button>
        </>
      }
    >
      <p>{question.body}</p>
    </Dialog>
  )
}
