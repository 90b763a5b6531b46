import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { confirm, useRealCeilings } from '../support/held-calls.ts'
import { cancel, requestLinked } from '../support/linked-calls.ts'
import { start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'

/* How much of the calendar an attacker can close, who knows the rules and which times close the most. */

useRealCeilings()

type Time = { at: number; starts_at: string; timezone: string }

const lengthMs = 45 * 60_000
const times = (minutes: number[], zoneOf: (hour: number) => string): Time[] =>
  Array.from({ length: 10 * 8 }, (_, i) => ({ day: Math.floor(i / 8), hour: 9 + (i % 8) })).flatMap(
    ({ day, hour }) =>
      minutes.map((minute) => {
        const starts_at = start(hour, minute, day)
        return { at: Date.parse(starts_at), starts_at, timezone: zoneOf(hour) }
      }),
  )
/** Every start that a visitor is offered in two weeks. */
const offered = times([0, 45], () => 'UTC')
/** Zones half an hour apart have starts between those, which close three of them. */
const accepted = [...times([15, 30], (hour) => (hour < 12 ? 'Asia/Kolkata' : 'America/St_Johns')), ...offered]

async function openStarts(): Promise<Time[]> {
  const taken = (await takenTimes()).map(([from, until]) => [Date.parse(from), Date.parse(until)] as const)
  return offered.filter(({ at }) => !taken.some(([from, until]) => from < at + lengthMs && at < until))
}
const closed = async () => offered.length - (await openStarts()).length

/** The time that closes most; on another day for each `turn`, so that a full day does not end the attack. */
async function bestTime(turn: number, among: Time[]): Promise<Time | undefined> {
  const open = await openStarts()
  const gains = among.map(({ at }) => open.filter((other) => Math.abs(other.at - at) < lengthMs).length)
  const best = among.filter((_, i) => gains[i] === Math.max(1, ...gains))
  return best[(41 * turn) % best.length]
}

type Attacker = { addresses: string[]; among: Time[]; email: (call: number) => string; cancels?: boolean }

/** Books from each address in turn, and confirms what can be, until each was refused three times. @returns secrets */
async function attack({ addresses, among, email, cancels }: Attacker): Promise<string[]> {
  const secrets: string[] = []
  const patience = new Map(addresses.map((address) => [address, 3]))
  for (let call = 0; patience.size > 0; call += 1) {
    const address = [...patience.keys()][call % patience.size] ?? ''
    const time = await bestTime(call, among)
    if (!time) break
    const { secret, answer } = await requestLinked({ ...time, at: undefined, email: email(call) }, address)
    const id = answer.body.booking_id
    let isBooked = answer.status === 200 && !answer.body.held_until
    if (answer.body.held_until && email(call).endsWith(ownDomain)) {
      const [held] = await query('select code from public.held_submissions where id = $1', [id])
      isBooked = (await confirm(held?.['code'], id)).status === 200
    }
    if (isBooked) {
      secrets.push(secret)
      if (cancels) await cancel(secret)
    } else {
      const left = (patience.get(address) ?? 0) - 1
      if (left > 0) patience.set(address, left)
      else patience.delete(address)
    }
  }
  return secrets
}

/** Books canceled calls again through their links. */
async function bookAgain(secrets: string[], { addresses, among }: Attacker): Promise<void> {
  for (const [turn, secret] of secrets.entries()) {
    for (const address of addresses) {
      const { at: _, ...time } = (await bestTime(turn, among)) ?? { at: 0 }
      await database.visitor(address).call('change_call', { secret, seen: 1, ...time })
    }
  }
}

async function startOver(): Promise<void> {
  for (const table of [
    'public.bookings',
    'public.held_submissions',
    'private.mailboxes',
    'private.submissions',
  ])
    await query(`delete from ${table}`)
}

const ownDomain = '@attacker.example'
const catchAll = (call: number) => `m${call}${ownDomain}`
const invented = (call: number) => `m@invented${call}.example`
const addresses = Array.from({ length: 10 }, (_, i) => `198.51.${i}.66`)

test('nobody closes the calendar', { timeout: 120_000 }, async () => {
  for (const among of [offered, accepted]) {
    const two = { addresses: addresses.slice(0, 2), among, email: catchAll }
    await attack(two)
    expect(await closed(), 'two addresses and a catch-all domain').toBeLessThanOrEqual(16)

    await startOver()
    const secrets = await attack({ ...two, cancels: true })
    await attack(two)
    await bookAgain(secrets, two)
    expect(await closed(), 'the same, booking and canceling in between').toBeLessThanOrEqual(16)

    await startOver()
    await attack({ addresses, among, email: invented })
    expect(await closed(), 'ten addresses').toBeLessThanOrEqual(80)
    const [free] = await openStarts()
    const eleventh = await database.visitor('203.0.113.9').book({ starts_at: free?.starts_at })
    expect([eleventh.status, eleventh.body.held_until], 'an eleventh address').toEqual([200, undefined])

    await startOver()
    const mixed = (call: number) => (Math.floor(call / 2) % 2 ? catchAll : invented)(call)
    await attack({ ...two, email: mixed })
    expect(await closed(), 'two addresses, the domain and invented mailboxes').toBeLessThanOrEqual(32)
    await startOver()
  }
})
