import './demo.js'
import '@stratus/widgets/define/live-topology'
