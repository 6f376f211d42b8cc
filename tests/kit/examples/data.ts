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

export const rows = (word: string) => [1, 2, 3].map((id) => ({ id: String(id), name: word, status: word }))

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
