import type { Settings } from '../environment.ts'

/** What a mail says about its sender. */
export type Provider = Pick<Settings, 'siteUrl' | 'teamEmail' | 'organizerEmail' | 'mail'>
