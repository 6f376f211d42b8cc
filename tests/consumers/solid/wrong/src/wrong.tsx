import type {} from '@stratus/widgets/types/solid'

export const wrong = [
  <stratus-number-input max="five" />,
  <stratus-quota-tart />,
  <stratus-modal on:stratus-after-close={({ detail }) => detail.nothing} />,
  <stratus-live-table rowActions={() => []} />,
]
