/** What each form is called in mails to the team and in the owner's lists. `booking`: the scheduler, without a form before. */
export const requestNames = {
  strategy_call: 'Strategy-call form',
  call_request: 'Call request',
  contact_message: 'Message',
  audit: 'Website audit',
  booking: 'Booking',
} as const
