import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { Mail } from '../../../supabase/functions/_shared/mail/mailer.ts'
import { database, query } from '../support/database.ts'
import { functionsOn } from '../support/functions.ts'
import { cancel, change, refusal } from '../support/linked-calls.ts'

/* The times in mails and calendar files, over three weeks in which the clocks change in America and in Europe. */

/** By the name that mails give it. */
const zones = {
  'Central Time': 'America/Chicago',
  'London Time': 'Europe/London',
  'India Standard Time (Kolkata)': 'Asia/Kolkata',
}

/** From the Wednesday before the clocks change in America to the one after they do in Europe. */
function weekdays(): Temporal.PlainDate[] {
  const march = Temporal.PlainDate.from({ year: Temporal.Now.plainDateISO().year + 1, month: 3, day: 1 })
  const secondSunday = march.add({ days: 14 - march.dayOfWeek })
  const days = Array.from({ length: 22 }, (_, i) => secondSunday.add({ days: i - 4 }))
  return days.filter(({ dayOfWeek }) => dayOfWeek < 6)
}

/** 'When: Tuesday, March 9, 2027 at 9:00 AM Central Time', of the call and not of the row. */
const said = /^(?!Received)[\w ]+: (\w+)day, (\w+ \d+, \d{4}) at (\d+):(\d\d) ([AP])M (.+)$/gm

/** The instants that a mail's text and its calendar file say. */
function instantsIn({ text, invitation }: Mail): string[] {
  const inText = [...text.matchAll(said)].map(([line, weekday, date, hour, minute, half, label = '']) => {
    const day = Temporal.PlainDate.from(new Date(`${date} UTC`).toISOString().slice(0, 10))
    expect(day.toLocaleString('en-US', { weekday: 'long' }), line).toBe(`${weekday}day`)
    const plainTime = { hour: (Number(hour) % 12) + (half === 'P' ? 12 : 0), minute: Number(minute) }
    const timeZone = zones[label as keyof typeof zones]
    return day.toZonedDateTime({ timeZone, plainTime }).toInstant().toString()
  })
  const start = /^DTSTART:(.{4})(..)(..T..)(..)(..Z)/m.exec(invitation?.content ?? '')
  return [...inText, start ? `${start[1]}-${start[2]}-${start[3]}:${start[4]}:${start[5]}` : 'no file']
}

test.each(Object.values(zones))('mails and files say the time that was chosen in %s', async (timeZone) => {
  await query('update private.settings set days_ahead = 500')
  const { sent, run } = functionsOn(database.service)
  const sendAll = async (told: (instants: string[]) => void) => {
    await query("update private.outbox set due_at = now() where kind <> 'booking.reminder'")
    await run()
    expect(sent.map(({ to }) => to)).toEqual(['amina@example.org', 'team@example.org'])
    for (const mail of sent.splice(0)) told(instantsIn(mail))
  }
  for (const [i, day] of weekdays().entries()) {
    const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime }).toInstant().toString()
    const [first, second] = [at('09:00'), at('16:00')]
    const { body } = await database.visitor(`203.0.113.${i}`).book({ starts_at: first, timezone: timeZone })
    await sendAll((instants) => expect(new Set(instants)).toEqual(new Set([first])))
    const moved = await change(body.secret, second, { timezone: timeZone })
    expect([moved.body.booking_date, moved.body.booking_time]).toEqual([day.toString(), '4:00 PM'])
    await sendAll((instants) => {
      expect(new Set(instants)).toEqual(new Set([first, second]))
      expect([instants[0], instants.at(-1)]).toEqual([second, second])
    })
    expect(refusal(await cancel(body.secret, { seen: 1 }))[0]).toBe(200)
    await sendAll((instants) => expect(new Set(instants)).toEqual(new Set([second])))
  }
})
