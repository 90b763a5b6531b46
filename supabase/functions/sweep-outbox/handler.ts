import { answer, refuse } from '../_shared/http/answers.ts'
import { sameText } from '../_shared/http/same-text.ts'
import { answering } from '../_shared/notifications/answering.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { sweep } from '../_shared/outbox/sweep.ts'
import { messageKinds } from './message-kinds.ts'

/** Milliseconds; whoever calls comes again. */
const timeLimit = 20_000

/**
 * POST /functions/v1/sweep-outbox: sends what is due. For the database's timer or a scheduler, who show SWEEP_SECRET
 * or the service key as `apikey`.
 */
export const handleSweep = answering(servicesFromEnvironment, async (request, services) => {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', { allow: 'POST' })
  const { serviceKey, sweepSecret } = services.settings
  const shown = request.headers.get('apikey') ?? ''
  const known = [serviceKey, sweepSecret].some((key) => key !== '' && sameText(shown, key))
  if (!known) return refuse(401, 'invalid_key')
  return answer(200, { ok: true, ...(await sweep(messageKinds, services, { timeLimit })) })
})
