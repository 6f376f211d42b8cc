import { render } from 'preact'
import '@stratus/widgets/tokens.css'
import { App } from './app'

render(<App />, document.querySelector('#app')!)
