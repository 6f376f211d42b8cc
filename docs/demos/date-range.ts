import './demo.js'
import '@stratus/widgets/define/date-range'
