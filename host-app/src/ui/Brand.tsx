/** Name and mark, the operator's where there are any. */
export function Brand({ name = 'Stratus', logo }: { name?: string; logo?: string }) {
  return (
    <span className="brand">
      {logo ? (
        <img src={logo} height="20" alt="" />
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
