import { render } from 'solid-js/web'
import '@stratus/widgets/tokens.css'
import { App } from './app'

render(() => <App />, document.querySelector('#app')!)
