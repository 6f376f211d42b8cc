/** What several examples show. */

export const column = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  value: (row: Readonly<Record<string, unknown>>) => row[id],
  ...more,
})

export const actions = (word: string) => [
  { id: 'one', label: word, icon: 'plus' },
  { id: 'two', label: word, disabled: word },
  { id: 'three', label: word, href: '#here' },
  { id: 'four', label: word, danger: true, icon: 'trash' },
]

export const never = () => new Promise<never>(() => {})

const someRows = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: word, status: word }))

export const rows = (word: string) => someRows(word, 3)

/** More than a page or a screen of them. */
export const manyRows = (word: string) => someRows(word, 60)

export const columnsOf = (word: string) => [column('name', word, { rowHeader: true }), column('status', word)]

export const facetsOf = (word: string) => [
  { name: 'name', label: word, singleton: true },
  {
    name: 'status',
    label: word,
    options: [
      { key: 'a', label: word },
      { key: 'b', label: word },
    ],
  },
]
