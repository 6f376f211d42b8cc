import { t } from '@stratus/widgets'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { AddressFacts, FlavorFacts, InformationFacts, MetadataFacts } from './InstanceFacts.js'
import { versionOf, type Instance, type Names } from './instance.js'
import { SecurityGroupsFact, VolumesFact } from './InstanceParts.js'

export interface OverviewProps {
  instance: Instance
  flavors: Names['flavors']
  /** Another one where its parts have to be read again though the instance is as it was. */
  reads: number | boolean
}

/** What an instance is made of. Parts with a call of their own fail on their own. */
export function OverviewTab({ instance, flavors, reads }: OverviewProps) {
  const version = versionOf(instance, reads)
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
        <SecurityGroupsFact id={instance.id} version={version} />
      </DetailsSection>
      <DetailsSection title={t('Volumes Attached')}>
        <VolumesFact id={instance.id} version={version} />
      </DetailsSection>
      <DetailsSection title={t('Metadata')}>
        <MetadataFacts metadata={instance.metadata} />
      </DetailsSection>
    </div>
  )
}
