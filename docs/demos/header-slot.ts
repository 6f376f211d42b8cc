import './demo.js'
import '@stratus/widgets/define/header-slot'

document.querySelector('stratus-header-slot')!.html = `
  <div id="header-list">
    <div class="extensible-header-section" id="news"><b>Maintenance</b> of region north on Sunday, <a href="#more">read more</a>.</div>
    <div class="extensible-header-section" id="support"><strong>Support</strong>: <a href="#ask">ask us</a>.</div>
  </div>`
