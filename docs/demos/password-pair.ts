import './demo.js'
import '@stratus/widgets/define/password-pair'
