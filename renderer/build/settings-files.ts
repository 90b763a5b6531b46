import { bookingRules, teamHours } from '../../content/booking-rules.ts'
import {
  awayInWords,
  bookingPeriod,
  callWeekdays,
  hoursInWords,
  openDays,
} from '../../content/derived-facts.ts'
import { plainFormWords } from '../../content/form-words.ts'
import * as mails from '../../content/mails.ts'
import { metrics } from '../../content/metrics.ts'
import type { BookingRules, TeamHours } from '../../content/model/booking-rules.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Site } from '../../content/model/site.ts'
import { signature } from '../../content/owner-facts.ts'
import { site } from '../../content/site.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { markSvg } from '../../ui/motifs/mark.ts'
import { dark, light } from '../../ui/tokens/palette.ts'
import { textsMigration } from './text-rules.ts'

const { firstHour, endHour, timeZones } = bookingRules

const { tooMany } = plainFormWords
const { reminders, morningMail, ...mailWords } = mails

const teamZoneOf = (rules: BookingRules, team: TeamHours | null) => team?.timeZone ?? rules.defaultTimeZone

/** What the server functions say of the site. A deployment bundles only files in their folder. */
export const siteValues = {
  siteName: site.name,
  siteEmail: site.email,
  sitePhone: site.phone,
  mailSignature: signature,
  /** Whether people wait until the team opens its own room. */
  opensRoom: (site.meeting as Site['meeting']).kind === 'room',
  offeredZones: timeZones,
  teamZone: teamZoneOf(bookingRules, teamHours),
  callWeekdays,
  bookingHours: { firstHour, endHour },
  openDays,
  bookingPeriod,
  awayInWords,
  plainFormWords: { ...plainFormWords, tooMany: { ...tooMany, text: fillBlanks(tooMany.text, site) } },
  partOfDayHours: {
    morning: hoursInWords(firstHour, Math.min(endHour, 12)),
    afternoon: hoursInWords(Math.max(firstHour, 12), endHour),
    any: hoursInWords(firstHour, endHour),
  },
  // With a hyphen: PRODUCT.md fixes the words of the audit's thank-you.
  auditDelivery: fillFigures('{auditDelivery}', metrics).replace('–', '-'),
  mailColors: {
    light: { paper: light.paper, text: light.text, link: light.mission.text },
    dark: { paper: dark.paper, text: dark.text, link: dark.mission.text },
    line: light.lineStrong,
    highlight: light.highlight,
    onHighlight: light.onHighlight,
  },
}

/** The values that the database needs, by column of `private.settings`. */
export function bookingSettings(rules: BookingRules, team: TeamHours | null, { meeting }: Site = site) {
  return {
    meeting_base: meeting.kind === 'base' ? meeting.url : null,
    meeting_room: meeting.kind === 'room' ? meeting.url : null,
    length_minutes: rules.lengthMinutes,
    start_every_minutes: rules.startEveryMinutes,
    first_hour: rules.firstHour,
    end_hour: rules.endHour,
    open_weekdays: rules.openWeekdays,
    days_ahead: rules.daysAhead,
    team_zone: teamZoneOf(rules, team),
    team_hours: team,
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    morning_hour: morningMail.send ? morningMail.hour : null,
    audit_days: metrics.auditDelivery.upTo,
  }
}

/** The files that export `content/` and the palette to the server functions, the database and the browser's tab. */
export function settingsFiles(): { file: string; content: string }[] {
  return [
    { file: 'supabase/functions/_shared/site-values.ts', content: constants(siteValues) },
    {
      file: 'supabase/functions/_shared/mail/mail-words.ts',
      content: constants({
        // The earliest first: a mail that goes out late has the text for the time left.
        reminders: reminders.toSorted((a, b) => b.hoursBefore - a.hoursBefore),
        ...fillFigures(mailWords, metrics),
      }),
    },
    { file: 'supabase/migrations/20261122200400_texts.sql', content: textsMigration() },
    {
      file: 'supabase/booking-settings.json',
      content: `${JSON.stringify(bookingSettings(bookingRules, teamHours), null, 2)}\n`,
    },
    {
      file: 'public/favicon.svg',
      content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${markSvg(light)}</svg>\n`,
    },
  ]
}

/** A module that exports the values. */
const constants = (values: object): string =>
  [
    '/* Written by `npm run generate -- settings` from content/ and ui/tokens/palette.ts; edited there. */\n',
    ...Object.entries(values).map(([name, value]) => `export const ${name} = ${literal(value)} as const\n`),
  ].join('\n')

/** A list has a line for each item. */
function literal(value: unknown): string {
  const lines = Array.isArray(value) && value.map((item) => `  ${JSON.stringify(item)},\n`)
  return lines ? `[\n${lines.join('')}]` : JSON.stringify(value)
}
