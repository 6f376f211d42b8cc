/** Rows per page where neither the page nor the cookie says otherwise (spec D1 §9). */
export const defaultPageSize = 20

/** The page size of the cookie `API_RESULT_PAGE_SIZE` in a cookie header, else 20. */
export function cookiePageSize(cookies: string): number {
  const match = /(?:^|;\s*)API_RESULT_PAGE_SIZE="?(\d+)"?/.exec(cookies)
  const size = Number(match?.[1])
  return size >= 1 ? size : defaultPageSize
}

/** Number of pages; an empty list has one. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size))
}

/** A page that exists, counted from 1. */
export function clampPage(page: number, count: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), count) : 1
}

/** The rows of a page. */
export function pageRows<R>(rows: readonly R[], page: number, size: number): readonly R[] {
  return rows.length <= size ? rows : rows.slice((page - 1) * size, page * size)
}
