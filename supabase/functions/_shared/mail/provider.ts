import type { Settings } from '../environment.ts'

/** What a mail says about who sends it. */
export type Provider = Pick<
  Settings,
  'siteUrl' | 'providerName' | 'teamEmail' | 'organizerEmail' | 'ownerCalendars'
>

/** The zone of the team's days (`OWNER_TIME_ZONE`), in which the team's mails give times first. */
export const teamZone = ({ ownerCalendars }: Pick<Settings, 'ownerCalendars'>) => ownerCalendars.zone
