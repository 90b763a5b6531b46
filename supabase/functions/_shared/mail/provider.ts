import type { Settings } from '../environment.ts'

/** What a mail says about who sends it. */
export type Provider = Pick<Settings, 'siteUrl' | 'providerName' | 'teamEmail' | 'organizerEmail'>
