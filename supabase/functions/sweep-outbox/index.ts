import { answer, refuseUnauthorized } from '../_shared/http.ts'
import { sweep } from '../_shared/outbox/deliver.ts'
import { type Respond, serve } from '../_shared/serve.ts'
import { messageKinds } from './message-kinds.ts'

/** Milliseconds. The database calls once a minute, and waits 55 seconds for the response. */
const timeLimit = 50_000

/** POST /functions/v1/sweep-outbox: sends due messages. */
export const respond: Respond = async (request, services) => {
  const refusal = refuseUnauthorized(request, services.settings)
  if (refusal) return refusal
  const outcome = await sweep(messageKinds, services, timeLimit)
  return answer(200, { ok: true, ...outcome })
}

serve(respond)
