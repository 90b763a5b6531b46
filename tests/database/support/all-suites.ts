import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { bookingsKeepTheLead } from '../suites/booking-leads.ts'
import { timesFollowTheRules } from '../suites/booking-times.ts'
import { bookingsFollowTheRules } from '../suites/bookings.ts'
import { manyCallsAtOnceStayApart } from '../suites/call-races.ts'
import { callsCanBeMoved } from '../suites/calls.ts'
import { floodsTakeNothing } from '../suites/ceilings.ts'
import { gateRefusesStrangers } from '../suites/gate.ts'
import { heldCallsAreConfirmed } from '../suites/held-calls.ts'
import { messagesWaitUntilTheyHaveLeft } from '../suites/outbox.ts'
import { busyHoursAreTaken } from '../suites/owner-calendars.ts'
import { ownersWorkWithCalls } from '../suites/owner-day.ts'
import { peopleAreForgotten } from '../suites/people.ts'
import { workIsProved } from '../suites/proof.ts'
import { ratesAreLimited } from '../suites/rates.ts'
import { visitorsCannotReachOthers } from '../suites/refusals.ts'
import { formsBringWhatTheyMust } from '../suites/required-fields.ts'
import { messagesAreSent } from '../suites/sending.ts'
import { strangersReplaceNothing } from '../suites/strangers.ts'
import { formsStoreWhatTheyShould } from '../suites/submissions.ts'
import { teamHoursHold } from '../suites/team-hours.ts'
import { formsWithoutScriptAreStored } from '../suites/without-script.ts'
import { type Engine, openTestDatabase, type TestDatabase } from './test-database.ts'

/** Every suite on one engine, on one database that is emptied before each test. */
export function allSuites(engine: Engine): void {
  // Filled before the first test.
  const database = {} as TestDatabase
  beforeAll(async () => void Object.assign(database, await openTestDatabase(engine)))
  afterAll(() => database.close())
  beforeEach(() => database.reset())

  describe('visitors cannot reach what others left', () => visitorsCannotReachOthers(database))
  describe('the forms store what they should', () => formsStoreWhatTheyShould(database))
  describe('the forms bring what they must', () => formsBringWhatTheyMust(database))
  describe('the gate refuses strangers', () => gateRefusesStrangers(database))
  describe('bookings follow the rules', () => bookingsFollowTheRules(database))
  describe('only offered times can be booked', () => timesFollowTheRules(database))
  describe('the team’s hours hold', () => teamHoursHold(database))
  describe('a booking keeps what the lead had', () => bookingsKeepTheLead(database))
  describe('the owner’s busy hours are taken', () => busyHoursAreTaken(database))
  describe('a call can be moved and cancelled', () => callsCanBeMoved(database))
  describe('the owner works with calls', () => ownersWorkWithCalls(database))
  describe('many at once stay apart', () => manyCallsAtOnceStayApart(database))
  describe('messages wait until they have left', () => messagesWaitUntilTheyHaveLeft(database))
  describe('messages are sent', () => messagesAreSent(database))
  describe('strangers replace nothing', () => strangersReplaceNothing(database))
  describe('work is proved', () => workIsProved(database))
  describe('a flood takes nothing', () => floodsTakeNothing(database))
  describe('what is above a ceiling is held', () => heldCallsAreConfirmed(database))
  describe('forms without script are stored', () => formsWithoutScriptAreStored(database))
  describe('people are forgotten', () => peopleAreForgotten(database))
  describe('rates are limited', () => ratesAreLimited(database))
}
