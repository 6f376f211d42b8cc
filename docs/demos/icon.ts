import './demo.js'
import './icon.css'
import '@stratus/widgets/define/icon'
import { iconNames } from '@stratus/widgets'

document.querySelector('#icons')!.append(
  ...iconNames.map((name) => {
    const item = document.createElement('li')
    const icon = document.createElement('stratus-icon')
    icon.name = name
    item.append(icon, ` ${name}`)
    return item
  }),
)
