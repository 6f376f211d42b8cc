import { enhance } from './index.js'

/**
 * `<script type="module" src="…/stratus-enhance.js" data-stratus-enhance="page">` is all that a template needs: no inline script, so
 * no exception in a content policy. The value is the look, `page` or `own`. Horizon's own frame (header, navigation) stays as it is.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-stratus-enhance]')
if (tag) {
  const root = document.querySelector<HTMLElement>('#content_body') ?? document.body
  enhance(root, { look: tag.dataset.stratusEnhance === 'own' ? 'own' : 'page' })
}
