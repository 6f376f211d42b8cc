import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import '@stratus/widgets/define/live-table'
import '@stratus/widgets/define/modal'
import '@stratus/widgets/define/number-input'
import { Cells } from './cells'
import type { RowActionEvent, StratusLiveTable, StratusNumberInputEventMap } from '@stratus/widgets'

interface Server {
  readonly id: string
  readonly name: string
  readonly status: string
}

type Table = StratusLiveTable<Server>

@Component({
  selector: 'app-root',
  imports: [Cells],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <stratus-number-input label="Instance Count" [value]="count()" (stratus-change)="changed($event)" />
    <output id="count">{{ count() }}</output>
    <stratus-live-table
      label="Instances"
      [columns]="columns"
      [rows]="rows()"
      [rowActions]="rowActions"
      (stratus-row-action)="acted($event)"
    />
    <output id="last">{{ last() }}</output>
    <button (click)="add()">Add instance</button>
    <button (click)="modal.open = true">Edit</button>
    <stratus-modal
      #modal
      heading="Edit Image"
      submit-label="Update"
      (stratus-after-close)="last.set($event.detail.reason)"
    >
      <p>The image is public.</p>
    </stratus-modal>
    <app-cells />
  `,
})
export class App {
  readonly count = signal<number | null>(1)
  readonly last = signal('')
  readonly rows = signal<readonly Server[]>([{ id: '1', name: 'web-1', status: 'Active' }])
  readonly columns: Table['columns'] = [
    { id: 'name', title: 'Instance Name', field: 'name' },
    { id: 'status', title: 'Status', value: (server) => server.status },
  ]
  readonly rowActions: Table['rowActions'] = () => [{ id: 'delete', label: 'Delete Instance' }]

  changed({ detail }: StratusNumberInputEventMap['stratus-change']) {
    this.count.set(detail.value)
  }

  acted({ detail }: RowActionEvent) {
    this.last.set(`${detail.action.id} ${(detail.row as Server).name}`)
  }

  add() {
    this.rows.update((rows) => [...rows, { id: '2', name: 'web-2', status: 'Build' }])
  }
}
