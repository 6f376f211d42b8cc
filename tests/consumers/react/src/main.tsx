import { createRoot } from 'react-dom/client'
import '@stratus/widgets/tokens.css'
import { App } from './app'

createRoot(document.querySelector('#app')!).render(<App />)
