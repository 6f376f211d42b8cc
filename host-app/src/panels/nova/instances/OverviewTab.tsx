import { t } from '@stratus/widgets'
import type { ReactNode } from 'react'
import { AddressFacts, FlavorFacts, InformationFacts, MetadataFacts } from './InstanceFacts.js'
import type { Instance, Names } from './instance.js'
import { SecurityGroupsFact, VolumesFact } from './InstanceParts.js'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="instance-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** What an instance is made of. Parts with a call of their own fail on their own. */
export function OverviewTab({ instance, flavors }: { instance: Instance; flavors: Names['flavors'] }) {
  return (
    <div className="instance-sections">
      <Section title={t('Information')}>
        <InformationFacts instance={instance} />
      </Section>
      <Section title={t('Specs')}>
        <FlavorFacts instance={instance} flavors={flavors} />
      </Section>
      <Section title={t('IP Addresses')}>
        <AddressFacts instance={instance} />
      </Section>
      <Section title={t('Security Groups')}>
        <SecurityGroupsFact id={instance.id} />
      </Section>
      <Section title={t('Volumes Attached')}>
        <VolumesFact id={instance.id} />
      </Section>
      <Section title={t('Metadata')}>
        <MetadataFacts metadata={instance.metadata} />
      </Section>
    </div>
  )
}
