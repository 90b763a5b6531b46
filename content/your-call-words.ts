/* The words of the page of a booked call or of a request. The code fills in what is in angle brackets. */

export const yourCallPageWords = {
  noScript: {
    title: 'This page needs JavaScript',
    text: 'It’s turned off in your browser. Your call hasn’t changed. To move or cancel it, write to <email> or call <phone> and tell us which call it is and what works better for you. The meeting link is in your confirmation email.',
    mailSubject: 'My strategy call',
  },
  loading: 'Looking up your call…',
  notLoaded: 'If nothing appears, reload the page, call <phone> or write to <email>.',
  failed: 'We couldn’t open the call',
  notFound: 'We couldn’t find this call',
  noLink: {
    title: 'Open this page from your email',
    text: 'Open the link in your confirmation email or calendar event, and your call shows up here.',
  },
  write: 'You can always write to <email>.',
  chooseTime: 'Choose a Time',
} as const

/** By what has become of the call. */
export const callStateWords = {
  title: 'Your Strategy Call',
  booked: { title: 'Your call is booked', text: 'Move it or cancel it. You don’t need an account.' },
  canceled: { title: 'This call is canceled', text: 'It’s canceled. You can book it again here.' },
  over: { title: 'This call has started or is over', text: 'If we missed each other, choose another time.' },
  team: {
    title: 'Call with <name>',
    booked: { title: 'The call is booked', text: 'Move it or cancel it. They get an email.' },
    canceled: { title: 'This call is canceled', text: 'It’s canceled. You can book another one for them.' },
    over: { title: 'This call has started or is over', text: 'If they didn’t come, say so.' },
    missed: {
      title: 'They didn’t come',
      text: 'They get no email. They’re in your morning mail until they book with their link, you book for them, or you mark them as answered there.',
    },
  },
} as const

/** Above the call, after a change. */
export const noticeWords = {
  marked: 'Saved.',
  moved: 'Your call has a new time. We’ve emailed you the new calendar file.',
  'booked-again': 'Your call is booked again. We’ve emailed you the calendar file.',
  'same-time': 'The call is already at that time. Nothing has changed.',
  canceled: 'Your call is canceled. We’ve sent an email that takes it off your calendar.',
  'many-canceled': 'The calls are canceled. Everybody gets your note, and a link to book again.',
  'day-closed': 'All calls of this day are canceled. Everybody gets your note, and a link to book again.',
  'day-open': 'The day is open for new calls again.',
  elsewhere: 'This call was changed in another window or by our team. Here’s how it stands now.',
} as const

/** Where the words for the person would be wrong. */
export const teamNoticeWords = {
  moved: 'The call has a new time. They get an email with the new calendar file.',
  canceled: 'The call is canceled. They get an email that takes it off their calendar.',
  elsewhere: 'This call was changed in another window or by the person. Here’s how it stands now.',
} as const

export const callWords = {
  cancel: 'Cancel the Call',
  bookAgain: 'Book Again',
  late: 'Running late? The meeting is still open at <link>. Write to <email> if we missed each other.',
  lateLink: 'its link',
  sameDay: 'Same day, a bit later:',
  notSameDay: 'No later time can be booked on the same day.',
} as const

export const changeWords = {
  toCall: 'Back to the Call',
  busy: 'One moment…',
  unchanged: 'The call hasn’t changed.',
  note: 'A note to us (optional)',
  noteHint: 'You don’t have to say why. It just helps us.',
  noteToPerson: 'A note to <name> (optional)',
  noteToPersonHint: 'They’ll see it in the email about this.',
  current: 'Current time',
  move: { title: 'Move the call', save: 'Move the Call', time: 'New time' },
  again: { title: 'Book the call again', save: 'Book Again', time: 'Time' },
  cancel: { title: 'Cancel the call?', save: 'Cancel the Call', back: 'Keep the Call' },
} as const

/** For the team: a person's request, and what comes after a call. */
export const teamWords = {
  request: 'Book a time for them, or answer and say so here. Opening this page changes nothing.',
  answered: 'Answered.',
  answeredByCall: 'Answered: a call was booked.',
  notAnswered: 'Nobody has answered yet.',
  markAnswered: 'Mark as Answered',
  unmarkAnswered: 'Not Answered Yet',
  unchanged: 'Nothing has changed.',
  about: 'About <name>',
  cancelMany: {
    day: {
      text: 'Ill, or called away? Cancel all your calls of this day with the same note. The day is then closed for new ones.',
      save: 'Cancel All Calls on This Day (<count>)',
      confirm: 'Cancel these calls, and close the day?\n\n<calls>',
    },
    network: {
      text: 'Nobody you know? Cancel all calls that came from the same connection, with the same note.',
      save: 'Cancel All From This Connection (<count>)',
      confirm: 'Cancel these calls?\n\n<calls>',
    },
    hour: {
      text: 'A flood from many connections? Cancel all calls that were booked within an hour of this one, with the same note.',
      save: 'Cancel All of This Hour (<count>)',
      confirm: 'Cancel these calls?\n\n<calls>',
    },
  },
  dayClosed: { text: 'You closed this day for new calls.', save: 'Open the Day Again' },
  missed: { save: 'They Didn’t Come', undo: 'They Did Come' },
} as const
