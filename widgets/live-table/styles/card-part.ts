import { cardStyles } from './card.styles.js'

/** What tables need where there is little room. */
export const styles = [cardStyles]
