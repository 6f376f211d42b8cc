/** Name and mark, the operator's where there are any. */
export function Brand({ name = 'Stratus', logo, logoDark }: { name?: string; logo?: string; logoDark?: string }) {
  return (
    <span className="brand">
      {logo ? (
        <>
          <img className={logoDark && 'for-light'} src={logo} height="20" alt="" />
          {logoDark ? <img className="for-dark" src={logoDark} height="20" alt="" /> : null}
        </>
      ) : (
        <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
          <rect width="32" height="32" rx="7" />
          <path d="M8 11h11M13 16h11M8 21h14" />
        </svg>
      )}
      <span className="brand-name">{name}</span>
    </span>
  )
}
