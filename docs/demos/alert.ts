import './demo.js'
import '@stratus/widgets/define/alert'
