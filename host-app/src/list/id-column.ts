import { t, type Column } from '@stratus/widgets'

/** The id that the cloud gave a thing, as every list shows it. @param more where it stands: its priority, or hidden at first */
export const idColumn = <Row extends { readonly id: string }>(
  more: Pick<Column<Row>, 'priority' | 'hidden'> = {},
): Column<Row> => ({
  id: 'id',
  title: t('ID'),
  ...more,
  value: ({ id }) => id,
  cell: ({ id }) => ({ text: id, mono: true }),
})
