import { createApp } from 'vue'
import '@stratus/widgets/tokens.css'
import App from './App.vue'

createApp(App).mount('#app')
