import { JsonPipe } from '@angular/common'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from '@angular/forms'
import '@stratus/widgets/define/checkbox'
import '@stratus/widgets/define/date-range'
import '@stratus/widgets/define/file-upload'
import '@stratus/widgets/define/number-input'
import '@stratus/widgets/define/select'
import '@stratus/widgets/define/text-field'
import type { SelectOption } from '@stratus/widgets'
import { StratusField } from './stratus-field'

@Component({
  selector: 'app-root',
  imports: [FormsModule, JsonPipe, ReactiveFormsModule, StratusField],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <!-- printed -->
    <stratus-select label="Flavor" [options]="flavors" [(ngModel)]="flavor" />
    <stratus-number-input label="Instance Count" [formControl]="count" />
    <stratus-file-upload label="Script" [formControl]="script" />
    <output id="server">{{ server.value | json }}</output>
    <output id="others">{{ flavor }} {{ count.value }} {{ script.value?.name }}</output>
    <output id="launched">{{ launched() }}</output>
    <button (click)="server.disable()">Disable</button>
    <button (click)="server.reset()">Reset</button>
  `,
})
export class Fields {
  readonly flavors: readonly SelectOption[] = [
    { value: 's', label: 'Small' },
    { value: 'l', label: 'Large' },
  ]
  readonly server = new FormGroup({
    name: new FormControl('web-1', Validators.required),
    deleteVolume: new FormControl(true),
    period: new FormControl({ start: '2026-01-01', end: '' }),
  })
  readonly count = new FormControl<number | null>(2)
  readonly script = new FormControl<File | null>(null)
  readonly launched = signal('')
  flavor = 's'

  launch() {
    this.launched.set(`${this.server.status} ${this.server.value.name}`)
  }
}
