import type {} from '@stratus/widgets/types/preact'

export const wrong = [
  <stratus-number-input max="five" />,
  <stratus-quota-tart />,
  <stratus-modal onstratus-after-close={({ detail }) => detail.nothing} />,
  <stratus-live-table columns="name" />,
]
