import { cardStyles } from './card.styles.js'
import { lateStyles } from './late-styles.js'

/** What tables need where there is little room. */
export const styles = lateStyles(cardStyles)
