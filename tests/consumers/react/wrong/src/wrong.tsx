import { LiveTable } from '@stratus/widgets/react/live-table'
import type {} from '@stratus/widgets/types/react'

export const wrong = [
  <stratus-number-input key="1" max="five" />,
  <stratus-quota-tart key="2" />,
  <stratus-modal key="3" onstratus-after-close={({ detail }) => detail.nothing} />,
  <LiveTable key="4" label={1} columns={[]} rows={[]} />,
]
