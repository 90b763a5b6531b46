import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'
import { withRetry } from './with-retry.ts'

/** What to correct: messages by field, and one about the form as a whole. */
export interface Refused {
  readonly errors: Readonly<Record<string, string>>
  readonly problem: string
}

/** Sends a form as the browser would, but is answered with the next page's URL instead of the page. Idempotent. */
export function sendPlainForm(
  action: string,
  body: URLSearchParams,
): Promise<Result<{ location: string } | Refused>> {
  return withRetry(async (signal): Promise<Result<{ location: string } | Refused>> => {
    const headers = { accept: 'application/json' }
    let response: Response
    try {
      response = await fetch(action, { method: 'POST', body, headers, signal })
    } catch (error) {
      return fail('offline', String(error))
    }
    // A gateway answers with its own page if the functions are down.
    const answer: unknown = await response.json().catch(() => undefined)
    if (isLike(answer, { location: '' })) return succeed(answer)
    const refused: Refused = { errors: {}, problem: '' }
    if (isLike(answer, refused)) return succeed(answer)
    return fail('server', String(response.status))
  })
}

/** Fails if the site cannot be reached, so that a form that opens another page can say so itself. */
export function reachSite(path: string): Promise<Result<undefined>> {
  return withRetry((signal) =>
    fetch(path, { method: 'HEAD', signal }).then(
      () => succeed(undefined),
      (error) => fail('offline', String(error)),
    ),
  )
}
