import type { StackPreview as Preview } from '@stratus/api-client/forms'
import { t, tn } from '@stratus/widgets'
import { useEffect, useRef } from 'react'
import { DefinitionList } from '../../ui/DefinitionList.js'

/** What would come of the template above: the form stays, for another try. */
export function StackPreview({ parameters, resources }: Preview) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="form-stack">
      <h3 ref={heading} tabIndex={-1}>
        {tn('%s resource would be created', '%s resources would be created', resources.length)}
      </h3>
      <DefinitionList
        items={resources.map(({ name, type }) => ({
          label: name ?? t('Resources in a group'),
          value: name === null ? t('The cloud does not tell them beforehand.') : type,
        }))}
      />
      {parameters.length ? (
        <>
          <h3>{t('Parameters')}</h3>
          <DefinitionList items={parameters.map(([label, value]) => ({ label, value }))} />
        </>
      ) : null}
    </section>
  )
}
