import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app'
import { Fields } from './fields'
import { Samples } from './samples'

const pages: Readonly<Record<string, typeof App | typeof Fields | typeof Samples>> = {
  '#fields': Fields,
  '#samples': Samples,
}
void bootstrapApplication(pages[location.hash] ?? App)
