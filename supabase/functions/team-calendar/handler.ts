import { createRestClient } from '../_shared/database/rest-client.ts'
import { refuse } from '../_shared/http/answers.ts'
import { sameText } from '../_shared/http/same-text.ts'
import { answering } from '../_shared/notifications/answering.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { feedAnswer } from './feed-answer.ts'
import { type TeamCall, teamCalendar } from './team-calendar.ts'

/**
 * GET /functions/v1/team-calendar?key=TEAM_FEED_SECRET: all calls, for any calendar that subscribes to an address.
 * Without the right secret there is nothing here.
 */
export const handleTeamCalendar = answering(servicesFromEnvironment, async (request, { settings }) => {
  const shown = new URL(request.url).searchParams.get('key') ?? ''
  if (!settings.teamFeedSecret || !sameText(shown, settings.teamFeedSecret)) return refuse(404, 'not_found')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'method_not_allowed', { allow: 'GET, HEAD' })
  }
  const calls = (await createRestClient(settings).call('team_calls', {})) as TeamCall[]
  return feedAnswer(request, teamCalendar(calls, settings))
})
