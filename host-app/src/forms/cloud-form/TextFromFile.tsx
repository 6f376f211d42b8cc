import { t } from '@stratus/widgets'
import { useState } from 'react'
import { FileField } from '../FileField.js'

/** Longer ones are no texts that somebody wrote. */
const longest = 1024 * 1024

/** Fills a field of text from a file. */
export function TextFromFile({ label, onText }: { label: string; onText(text: string): void }) {
  const [file, setFile] = useState<File | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const tooLong = file !== null && file.size > longest
  const take = (chosen: File | null) => {
    setFile(chosen)
    setUnreadable(false)
    if (chosen && chosen.size <= longest) void chosen.text().then(onText, () => setUnreadable(true))
  }
  const error = unreadable ? t('Could not read the file') : t('The file is larger than 1 MiB.')
  return (
    <FileField
      label={t('%s from a file', [label])}
      file={file}
      optional
      onChange={take}
      {...((tooLong || unreadable) && { error })}
    />
  )
}
