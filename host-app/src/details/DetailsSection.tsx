import { useId, type ReactNode } from 'react'
import './details.css'

/** A titled part of a details page, between `DetailsView`'s lines. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="details-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
