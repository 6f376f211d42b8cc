import { useId, type ReactNode } from 'react'
import './settings.css'

interface SettingsSectionProps {
  title: string
  /** Where it holds, and from when. */
  about: string
  children: ReactNode
}

/** Settings of one kind: what they are beside what can be set. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const heading = useId()
  return (
    <section className="settings-section" aria-labelledby={heading}>
      <div className="settings-about">
        <h2 id={heading}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className="settings-fields">{children}</div>
    </section>
  )
}
