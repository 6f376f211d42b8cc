import { t } from '@stratus/widgets'
import { describedDetails } from '../../../described/DescribedDetails.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { mappingPanel } from './mapping.js'
import './mappings.css'

/** The page of one mapping, with its rules. */
export const Component = onlyWhereOffered(
  describedDetails(mappingPanel, ({ rules }) => (
    <DetailsSection title={t('Rules')}>
      <pre className="mapping-rules" dir="ltr">
        {rules}
      </pre>
    </DetailsSection>
  )),
)
