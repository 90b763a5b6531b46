import { useCallback, useEffect, useRef, useState } from 'react'
import type { Review } from '../change.ts'
import { ChangeList } from './ChangeList.tsx'
import { type Mode, modes } from './modes.ts'
import { PictureChange } from './PictureChange.tsx'
import { TextChange } from './TextChange.tsx'
import { useApproval } from './use-approval.ts'
import { useKeys } from './use-keys.ts'

const bytesOf = (bytes: number | undefined) =>
  bytes === undefined ? 'none' : `${bytes.toLocaleString('en')} bytes`

export function App({ review }: { review: Review }) {
  const { changes, base, bytes, canApprove } = review
  const [at, setAt] = useState(() =>
    Math.min(Number(location.hash.slice(1)) || 0, Math.max(0, changes.length - 1)),
  )
  const [mode, setMode] = useState<Mode>('slider')
  const { approved, approve, message } = useApproval()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = changes[at]

  const go = useCallback(
    (to: number) => {
      if (!changes[to]) return
      setAt(to)
      history.replaceState(null, '', `#${to}`)
      heading.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    },
    [changes],
  )
  const indices = (wanted: (each: number) => boolean) =>
    changes.flatMap((_, each) => (wanted(each) ? [each] : []))
  const approveOne = () => {
    if (!canApprove) return
    approve([at])
    const next = changes.findIndex((_, each) => each > at && !approved.has(each))
    if (next >= 0) go(next)
  }
  const approveSubject = () => {
    if (canApprove) approve(indices((each) => changes[each]?.subject === change?.subject))
  }
  useKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    a: approveOne,
    p: approveSubject,
    ...Object.fromEntries(modes.map(({ id }, each) => [String(each + 1), () => setMode(id)])),
  })
  useEffect(() => {
    document.title = change ? `${change.subject}, ${change.view}` : 'Nothing has changed'
  }, [change])

  if (!change) {
    return (
      <main className="empty">
        <h1>Nothing has changed</h1>
        <p>
          {review.compared} subjects look, read and behave as at {base.sha.slice(0, 8)} “{base.title}”.
        </p>
      </main>
    )
  }
  const weight = bytes.find(({ path }) => path === change.path)
  return (
    <div className="frame">
      <aside>
        <p className="summary">
          <strong>{changes.length} changes</strong> since {base.sha.slice(0, 8)}
          <br />
          <span className="muted">{base.title}</span>
        </p>
        {canApprove && (
          <button type="button" className="primary" onClick={() => approve(indices(() => true))}>
            Approve all
          </button>
        )}
        <ChangeList changes={changes} at={at} approved={approved} onGo={go} />
      </aside>
      <main>
        <header>
          <div>
            <p className="muted">
              {at + 1} of {changes.length}
              {approved.has(at) && ' · approved'}
              {weight && ` · document ${bytesOf(weight.before)} before, ${bytesOf(weight.after)} now`}
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
          <PictureChange key={at} at={at} change={change} mode={mode} onMode={setMode} />
        ) : (
          <TextChange lines={change.lines} />
        )}
        <p role="status" className="message">
          {message}
        </p>
        {!canApprove && (
          <p className="muted hint">
            To approve, run <code>npm run review</code> on this branch, or <code>npm run baselines</code> for
            all.
          </p>
        )}
      </main>
    </div>
  )
}
