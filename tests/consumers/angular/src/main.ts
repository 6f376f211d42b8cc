import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app'
import { Samples } from './samples'

void bootstrapApplication(location.hash === '#samples' ? Samples : App)
