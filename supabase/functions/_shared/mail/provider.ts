import type { Settings } from '../environment.ts'

/** What a mail says about its sender. */
export type Provider = Pick<
  Settings,
  'siteUrl' | 'providerName' | 'teamEmail' | 'organizerEmail' | 'ownerCalendars' | 'mail'
>

/** The team's time zone (`OWNER_TIME_ZONE`), which comes first in mails to the team. */
export const teamZone = ({ ownerCalendars }: Pick<Settings, 'ownerCalendars'>) => ownerCalendars.zone
