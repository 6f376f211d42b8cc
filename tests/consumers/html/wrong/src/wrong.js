const table = document.createElement('stratus-live-table')
table.label = 1
table.addEventListener('stratus-sort-change', ({ detail }) => detail.text)
