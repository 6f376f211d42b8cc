import { t } from '@stratus/widgets'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { AddressFacts, FlavorFacts, InformationFacts, MetadataFacts } from './InstanceFacts.js'
import type { Instance, Names } from './instance.js'
import { SecurityGroupsFact, VolumesFact } from './InstanceParts.js'

/** What an instance is made of. Parts with a call of their own fail on their own. */
export function OverviewTab({ instance, flavors }: { instance: Instance; flavors: Names['flavors'] }) {
  return (
    <div className="details-sections">
      <DetailsSection title={t('Information')}>
        <InformationFacts instance={instance} />
      </DetailsSection>
      <DetailsSection title={t('Specs')}>
        <FlavorFacts instance={instance} flavors={flavors} />
      </DetailsSection>
      <DetailsSection title={t('IP Addresses')}>
        <AddressFacts instance={instance} />
      </DetailsSection>
      <DetailsSection title={t('Security Groups')}>
        <SecurityGroupsFact id={instance.id} />
      </DetailsSection>
      <DetailsSection title={t('Volumes Attached')}>
        <VolumesFact id={instance.id} />
      </DetailsSection>
      <DetailsSection title={t('Metadata')}>
        <MetadataFacts metadata={instance.metadata} />
      </DetailsSection>
    </div>
  )
}
