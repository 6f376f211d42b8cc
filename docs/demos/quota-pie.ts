import './demo.js'
import '@stratus/widgets/define/quota-pie'
