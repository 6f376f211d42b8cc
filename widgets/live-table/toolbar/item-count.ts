import { countText, tn } from '../../internal/localize.js'

/** 'Displaying 1 item', 'Displaying 5 of 10 items'. */
export function itemCount(shown: number, total: number): string {
  const counts = { shown: countText(shown), total: countText(total) }
  return shown === total
    ? tn('Displaying {total} item', 'Displaying {total} items', total, counts)
    : tn('Displaying {shown} of {total} item', 'Displaying {shown} of {total} items', total, counts)
}
