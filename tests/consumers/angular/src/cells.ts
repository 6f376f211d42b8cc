import { Component, CUSTOM_ELEMENTS_SCHEMA, input } from '@angular/core'
import '@stratus/widgets/define/live-table'
import type { StratusLiveTable, StratusLiveTableEventMap } from '@stratus/widgets'

interface Server {
  readonly id: string
  readonly name: string
  readonly status: string
}

@Component({ selector: 'app-badge', template: '<b class="badge">{{ status() }}</b>' })
export class Badge {
  readonly status = input('')
}

@Component({
  selector: 'app-cells',
  imports: [Badge],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: ` <!-- printed --> `,
})
export class Cells {
  readonly columns: StratusLiveTable<Server>['columns'] = [
    { id: 'name', title: 'Name', field: 'name' },
    { id: 'status', title: 'Status', field: 'status', slotted: true },
  ]
  readonly rows: readonly Server[] = [{ id: '1', name: 'db-1', status: 'Paused' }]
  cells: StratusLiveTableEventMap['stratus-cells-change']['detail']['cells'] = []
}
