import './demo.js'
import '@stratus/widgets/define/period-picker'
