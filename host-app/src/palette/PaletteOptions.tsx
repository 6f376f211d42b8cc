import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/Icon.js'
import type { Entry, Section } from './entry.js'

interface PaletteOptionsProps {
  id: string
  label: string
  sections: readonly Section[]
  /** What Enter takes. */
  chosen: Entry | undefined
  optionId(entry: Entry): string
  onChoose(entry: Entry): void
  onTake(entry: Entry): void
}

/** The results, by kind. The focus stays in the text field: the chosen one is its active descendant. */
export function PaletteOptions(props: PaletteOptionsProps) {
  const { id, label, sections, chosen, optionId, onChoose, onTake } = props
  const chosenId = chosen && optionId(chosen)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <div className="palette-results" role="listbox" id={id} aria-label={label}>
      {sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <div className="palette-heading" role="presentation" id={`${id}-${section.id}`}>
            {section.label}
          </div>
          {section.entries.map((entry) => (
            <Link
              key={entry.id}
              id={optionId(entry)}
              className="palette-option"
              role="option"
              tabIndex={-1}
              aria-selected={entry === chosen}
              to={entry.to}
              // The text field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => entry !== chosen && onChoose(entry)}
              // Before the page's own listener for links, which would go there.
              onClickCapture={(event) => {
                // In a new tab, the browser's way.
                if ((event.ctrlKey || event.metaKey || event.shiftKey) && !entry.command && !entry.run) return
                event.preventDefault()
                onTake(entry)
              }}
            >
              <Icon name={entry.icon} />
              <bdi className="palette-label">{entry.label}</bdi>
              {entry.hint ? <bdi className="palette-hint">{entry.hint}</bdi> : null}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
