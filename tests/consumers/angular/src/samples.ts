import { NgComponentOutlet } from '@angular/common'
import { Component } from '@angular/core'
import { samples } from './samples/index'

@Component({
  selector: 'app-root',
  imports: [NgComponentOutlet],
  template: `
    @for (sample of samples; track sample.name) {
      <section [id]="sample.name"><ng-container *ngComponentOutlet="sample.component" /></section>
    }
  `,
})
export class Samples {
  readonly samples = samples
}
