import { t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { Button } from './Button.js'

interface CopyButtonProps {
  text: string
  /** What it does: 'Copy ID'. Shown unless `icon` says it alone. */
  label: string
  iconOnly?: boolean
}

type State = 'ready' | 'copied' | 'failed'

/** Puts a text on the clipboard and says so, for two seconds. */
export function CopyButton({ text, label, iconOnly = false }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const said = { ready: '', copied: t('Copied'), failed: t('The browser does not allow copying.') }[state]
  return (
    <>
      <Button
        kind={iconOnly ? 'quiet' : 'normal'}
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? said || label : undefined}
        onClick={() => void copy()}
      >
        {iconOnly ? null : state === 'ready' ? label : said}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
