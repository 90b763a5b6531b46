import { useEffect, useRef, useState } from 'react'
import type { Change } from '../change.ts'

type ChangeListProps = {
  changes: readonly Change[]
  at: number
  approved: ReadonlySet<number>
  onGo: (to: number) => void
}

/** Every change, below the name of what it belongs to. */
export function ChangeList({ changes, at, approved, onGo }: ChangeListProps) {
  const [filter, setFilter] = useState('')
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (at >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const shown = changes
    .map((change, each) => ({ change, each }))
    .filter(({ change }) => `${change.subject} ${change.view}`.toLowerCase().includes(filter.toLowerCase()))
  // Pictures come first, so that a subject may have a second list for its texts.
  const headOf = ({ subject, kind }: Change) => (kind === 'text' ? `${subject}, texts` : subject)
  const subjects = [...new Set(shown.map(({ change }) => headOf(change)))]
  return (
    <>
      <label className="filter">
        Show only
        <input
          type="search"
          value={filter}
          placeholder="dark, services, trees …"
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      <nav aria-label="Changes">
        {subjects.map((subject) => (
          <section key={subject} aria-label={subject}>
            <h2>{subject}</h2>
            <ul>
              {shown
                .filter(({ change }) => headOf(change) === subject)
                .map(({ change, each }) => (
                  <li key={each}>
                    <a
                      href={`#${each}`}
                      ref={each === at ? current : undefined}
                      aria-current={each === at ? 'true' : undefined}
                      onClick={(event) => {
                        event.preventDefault()
                        onGo(each)
                      }}
                    >
                      {change.view}
                      {approved.has(each) && <span className="tick">approved</span>}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}
