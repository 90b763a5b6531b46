import { useEffect, useRef, useState } from 'react'
import type { Review } from '../change.ts'
import { ChangeList } from './ChangeList.tsx'
import { type Mode, modes, PictureChange } from './PictureChange.tsx'
import { TextChange } from './TextChange.tsx'

export function App({ review: { changes, base, compared, canApprove } }: { review: Review }) {
  const [at, setAt] = useState(() => Math.min(Number(location.hash.slice(1)) || 0, changes.length - 1))
  const [mode, setMode] = useState<Mode>('slider')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([at]))
  const [approved, setApproved] = useState<ReadonlySet<number>>(new Set())
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = changes[at]

  const go = (to: number) => {
    if (!changes[to]) return
    setAt(to)
    setOpened(new Set([...opened, to]))
    history.replaceState(null, '', `#${to}`)
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }
  const approve = async (wanted: (each: number) => boolean) => {
    if (!canApprove) return
    const chosen = [...changes.keys()].filter(wanted)
    setMessage('Writing baselines …')
    try {
      const response = await fetch('approve', { method: 'POST', body: JSON.stringify(chosen) })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      setApproved(new Set([...approved, ...chosen]))
      setMessage(`${chosen.length} approved. Commit visual-baselines together with the change.`)
    } catch (error) {
      setMessage(`Not approved: ${(error as Error).message}. Is npm run review still running?`)
    }
  }
  const approveOne = async () => {
    await approve((each) => each === at)
    const next = changes.findIndex((_, each) => each > at && !approved.has(each))
    if (next >= 0) go(next)
  }
  const approveSubject = () => approve((each) => changes[each]?.subject === change?.subject)
  useEffect(() => {
    const keys: Record<string, () => unknown> = {
      j: () => go(at + 1),
      k: () => go(at - 1),
      a: approveOne,
      p: approveSubject,
      ...Object.fromEntries(modes.map(({ id }, each) => [String(each + 1), () => setMode(id)])),
    }
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element).matches('input[type=search]')
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return
      keys[event.key]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  if (!change)
    return (
      <main className="empty">
        <h1>Nothing has changed</h1>
        <p>
          {compared} subjects look and read as at {base.sha.slice(0, 8)} “{base.title}”.
        </p>
      </main>
    )
  const unopened = changes.length - opened.size
  return (
    <div className="frame">
      <aside>
        <p>
          <strong>{changes.length} changes</strong> since {base.sha.slice(0, 8)}
          <br />
          <span className="muted">{base.title}</span>
        </p>
        <ChangeList changes={changes} at={at} approved={approved} onGo={go} />
        {canApprove && (
          <button type="button" onClick={() => approve(() => true)}>
            Approve all {changes.length}
            {unopened > 0 && ` (${unopened} never opened)`}
          </button>
        )}
      </aside>
      <main>
        <header>
          <div>
            <p className="muted">
              {at + 1} of {changes.length}
              {approved.has(at) && ' · approved'}
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {change.subject} <span>{change.view}</span>
            </h1>
          </div>
          <div className="actions">
            <button type="button" onClick={() => go(at - 1)} disabled={at === 0}>
              Previous <kbd>k</kbd>
            </button>
            <button type="button" onClick={() => go(at + 1)} disabled={at === changes.length - 1}>
              Next <kbd>j</kbd>
            </button>
            {canApprove && (
              <>
                <button type="button" onClick={approveSubject}>
                  Approve {change.subject} <kbd>p</kbd>
                </button>
                <button type="button" className="primary" onClick={approveOne}>
                  Approve <kbd>a</kbd>
                </button>
              </>
            )}
          </div>
        </header>
        {change.kind === 'picture' ? (
          <PictureChange key={at} change={change} mode={mode} onMode={setMode} />
        ) : (
          <TextChange lines={change.lines} />
        )}
        <p role="status" className="message">
          {message}
        </p>
      </main>
    </div>
  )
}
