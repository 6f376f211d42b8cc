import './demo.js'
import '@stratus/widgets/define/decrypt-password'
