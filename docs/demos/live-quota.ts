import './demo.js'
import '@stratus/widgets/define/live-quota'
