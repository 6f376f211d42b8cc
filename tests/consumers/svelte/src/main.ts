import { mount } from 'svelte'
import '@stratus/widgets/tokens.css'
import App from './App.svelte'

mount(App, { target: document.querySelector('#app')! })
