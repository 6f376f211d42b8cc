import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { Modal } from '@stratus/widgets/react/modal'
import { useId, useState } from 'react'
import type { LaunchCommand } from './launch-command.js'

interface CommandModalProps {
  launch: LaunchCommand
  /** Something is still missing in the wizard. */
  incomplete: boolean
  /** Sends the launch; says what was done, rejects with the reason. */
  create(): Promise<string>
  onClose(): void
}

/** The same launch for a terminal and for a program, to be copied, before it is sent or with it. */
export function CommandModal({ launch, incomplete, create, onClose }: CommandModalProps) {
  const [done, setDone] = useState('')
  return (
    <Modal
      open
      heading={t('CLI command and JSON')}
      size="large"
      withoutGuard
      cancelLabel={t('Close')}
      submitLabel={done ? '' : t('Launch and keep command open')}
      submitDisabled={incomplete}
      submit={async () => {
        setDone(await create())
        // It stays: the command is to be seen.
        return false
      }}
      onStratusAfterClose={onClose}
    >
      <div className="launch-command">
        {done ? (
          <Alert type="success" withoutPrefix>
            {done}
          </Alert>
        ) : null}
        {incomplete ? <p className="launch-intro">{t('The launch is not complete yet.')}</p> : null}
        {launch.withoutSecrets ? (
          <p className="launch-intro">{t('The admin password and the customization script are left out.')}</p>
        ) : null}
        <Code title={t('Command')} copy={t('Copy command')} text={launch.command} />
        <Code title={t('JSON')} copy={t('Copy JSON')} text={launch.json} />
      </div>
    </Modal>
  )
}

function Code({ title, copy, text }: { title: string; copy: string; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <CopyButton text={text} label={copy} />
      </header>
      <pre dir="ltr">{text}</pre>
    </section>
  )
}
