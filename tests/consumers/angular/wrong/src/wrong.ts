import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<stratus-number-input (stratus-change)="heard($event)" />`,
})
export class Wrong {
  heard(event: MouseEvent) {
    console.log(event)
  }
}
