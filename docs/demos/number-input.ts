import './demo.js'
import '@stratus/widgets/define/number-input'
