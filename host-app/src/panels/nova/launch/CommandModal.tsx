import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useId } from 'react'
import { CopyButton } from '../../../ui/CopyButton.js'
import type { LaunchCommand } from './launch-command.js'

interface CommandModalProps {
  launch: LaunchCommand
  /** Something is still missing in the wizard. */
  incomplete: boolean
  onClose(): void
}

/** The same launch for a terminal and for a program, to be copied. */
export function CommandModal({ launch, incomplete, onClose }: CommandModalProps) {
  return (
    <Modal open heading={t('CLI command and JSON')} size="large" withoutGuard onStratusAfterClose={onClose}>
      <div className="launch-command">
        {incomplete ? <p className="launch-intro">{t('The launch is not complete yet.')}</p> : null}
        {launch.withoutSecrets ? (
          <p className="launch-intro">{t('The admin password and the customization script are left out.')}</p>
        ) : null}
        <Code title={t('Command')} copy={t('Copy Command')} text={launch.command} />
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
