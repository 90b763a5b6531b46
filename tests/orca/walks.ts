import { visitor as person } from '../helpers/fill-forms.ts'
import { offeredDates, offeredTimes } from '../helpers/offered-times.ts'
import type { Reader } from './reader.ts'

const { Organization: organization, ...required } = person

/** Types into consecutive fields, starting with the focused one. */
async function fill(reader: Reader, values: readonly string[]): Promise<void> {
  for (const value of values) {
    await reader.type(value)
    await reader.press('Tab')
  }
}

/** The main flows, by keyboard and speech alone. */
export const walks = {
  'strategy-call': {
    path: '/our-mission',
    async walk(reader) {
      await reader.reach('Book Your Free Strategy Call')
      await reader.press('Return', 'Book Your Free Strategy Call')
      await reader.press('Tab', 'Close')
      await reader.press('Tab', 'First Name')
      await fill(reader, [
        person['First Name'],
        person['Last Name'],
        organization,
        person.Email,
        person.Phone,
        '',
      ])
      await reader.reach('Continue to Scheduler')
      await reader.press('Return', 'Please select at least one area')
      await reader.press('space')
      await reader.reach('Primary Goal')
      await reader.type('More recurring donors')
      await reader.press('Tab', 'Continue to Scheduler')
      await reader.press('Return', 'Finished loading')
      await reader.reach('Edit')
      await reader.press('Return', 'First Name')
    },
  },
  audit: {
    path: '/our-mission',
    async walk(reader) {
      await reader.reach('Get a Fundraising Audit')
      await reader.press('Return', 'Get Your Free Website Audit')
      await reader.press('Tab', 'Close')
      await reader.press('Tab', 'First Name')
      await fill(reader, Object.values(required))
      await reader.reach('Request My Free Audit')
      await reader.press('Return', 'Please enter a valid website URL')
      await reader.type('https://example.org')
      await reader.reach('Request My Free Audit')
      await reader.press('Return', 'Thank You')
      await reader.press('Tab', 'Close')
      await reader.press('Tab', 'Book Audit Review Call')
      await reader.press('Escape', 'Get a Fundraising Audit')
    },
  },
  wizard: {
    path: '/schedule',
    async walk(reader) {
      await reader.reach('First Name')
      await fill(reader, Object.values(person))
      await reader.reach('Continue to Date Selection')
      await reader.press('Return', 'Select a Date')
      await reader.reach(offeredDates()[0] ?? '')
      await reader.press('Down')
      await reader.press('Up')
      await reader.press('Return', 'Select a Time')
      await reader.reach(offeredTimes()[0] ?? '')
      await reader.press('Down')
      await reader.press('Return', 'Confirm Your Booking')
      // Leave the list boxes, where arrow keys select, for the text.
      await reader.reach('Confirm Booking')
      await reader.press('shift+h', 'Confirm Your Booking')
      await reader.readOn('Down', 'Confirm Booking')
      await reader.press('Return', 'Booking Confirmed!')
      await reader.readOn('Down', 'Done')
    },
  },
} satisfies Record<string, { path: string; walk: (reader: Reader) => Promise<void> }>
