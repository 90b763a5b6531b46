import { bookingRules } from './booking-rules.ts'
import { recording } from './owner-facts.ts'

/*
 * The words of the scheduler. The labels and errors of its fields stand with the fields, in the contracts. The code fills
 * in what is in angle brackets.
 */

export const schedulePageHead = {
  title: 'Schedule Your Strategy Call',
  text: `Book a ${bookingRules.lengthMinutes}-minute consultation with our team`,
}

/** The text beside the scheduler, which explains the call. */
export const scheduleNotes = {
  heading: 'What happens on the call',
  points: [
    'We talk by video, or by phone if you reply to the confirmation email.',
    'We ask what you’re raising for, who gives today and what you’ve tried.',
    'By the next business day you’ll have an email: what we saw, three steps, and what to leave alone.',
    ...(recording ? [recording] : []),
  ],
  /** On the scheduler's page. */
  sample: { label: 'Read a sample of that email', to: '/services/before-you-sign#email' },
  closing:
    'We’ll email you the video link, a calendar file, and a link to move or cancel the call. No credit card, no account.',
} as const

/** Without JavaScript. */
export const noScriptWords = {
  title: 'Choose a day, and we’ll email you a time',
  text: 'Choosing an exact time needs JavaScript, which is turned off in your browser. You can also call <phone>, write to <email>, or <form>.',
  form: 'tell us about your work first',
  mailSubject: 'Strategy call',
  team: 'The links in our team’s emails open only with JavaScript.',
} as const

/** If the page's script cannot load the scheduler. */
export const notLoadedWords = {
  text: 'We couldn’t load the next step. Nothing you typed is lost: check your connection and try again. If that doesn’t help, <reload>.',
  reload: 'reload this page',
  write: 'Or write to us, and we’ll find a time together: <email>',
} as const

export const stepWords = {
  steps: 'Steps',
  contact: 'Contact',
  calendar: 'Date',
  time: 'Time',
  confirm: 'Confirm',
} as const

/** Of several steps. */
export const wizardWords = {
  required: 'Please fill in all required fields',
  toContact: 'Back to Contact Information',
  toDates: 'Back to Date Selection',
  toTimes: 'Back to Time Selection',
  timeZone: 'Timezone',
  unknownZone: 'Detected automatically',
  otherTime: 'Choose Another Time',
  requestCall: 'Request a Call',
} as const

export const contactStepWords = {
  title: 'Your contact details',
  known: 'We filled in what you told us.',
  edit: 'Edit',
  next: 'Continue to Date Selection',
  /** Where the team books for a person. */
  team: { title: '<name>’s contact details', known: 'As they gave them.' },
} as const

export const whenStepWords = {
  date: 'Select a Date',
  time: 'Select a Time',
  chooseDay: 'Choose a day for your call.',
  days: 'Available dates',
  times: 'Available times on <date>',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  /** Outside the team's hours or on a day off, where the team books. */
  away: 'you’re off',
  noneSuits: 'None of these suits me',
  loading: 'Finding free times…',
  notLoaded: 'We couldn’t look up free times. <reason>',
  noTimeFits: 'No time in the next <period> fits both your working hours and ours.',
  allTaken: 'Every time in the next <period> is taken.',
  askInstead: 'Tell us which day works for you, and we’ll email you a time.',
  noTimeOnDay: 'There’s no time left on this day in your time zone.',
  nextDay: 'See <part> times on <date>',
  team: {
    chooseDay: 'Choose a day.',
    noZone: 'Choose a day. <name> gave no time zone: please ask.',
    sameZone: 'In <name>’s time, <zone>, the same as yours.',
    otherZone: 'In <name>’s time, <zone>; yours in parentheses.',
    noTimeOnDay: 'There’s no time left on this day in their time zone.',
  },
} as const

/** The terms of what a step or a page lists. */
export const termWords = {
  name: 'Name',
  organization: 'Organization',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  question: 'To look at',
  date: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  inYourTime: 'In your time',
  inTheirTime: 'For <name>',
  duration: 'Duration',
  minutes: '<minutes> minutes',
  where: 'Where',
  place: 'Virtual Meeting',
  due: 'Due',
  received: 'Received',
  askedFor: 'Asked for',
  theirTimeZone: 'Their time zone',
  noTimeZone: 'Not given. Please ask them.',
  wrote: 'They wrote',
} as const

export const confirmStepWords = {
  title: 'Confirm Your Booking',
  timeZone: 'Timezone',
  confirm: 'Confirm Booking',
  busy: 'Booking...',
  failed: { title: 'Booking Failed', text: 'Please try again or contact us directly.' },
  correctAddress: 'Correct the Email Address',
  unclear: { title: 'Your call may be booked', text: 'Please check your email or try again.' },
} as const

export const successWords = {
  page: { title: 'Your Strategy Call', text: 'We look forward to meeting you.' },
  title: 'Booking Confirmed!',
  note: 'Your strategy call has been scheduled',
  status: 'Your strategy call has been scheduled successfully.',
  change: '<link>. The link is in your confirmation email, too.',
  changeLink: 'Move or cancel the call',
  mailLater: 'Your confirmation email comes later. Everything you need is on this page.',
  changeByMail: 'To move or cancel it, use the link in your confirmation email.',
  done: 'Done',
  already: { title: 'This call is already booked.', text: 'To change it, move or cancel it here.' },
  team: {
    page: { title: 'Booked for <name>', text: 'They get the email with the link.' },
    note: 'The strategy call has been scheduled',
    mailLater: 'Their confirmation email comes later.',
    change: 'To move or cancel it, use the link in the email to your team.',
  },
} as const

/** About a booked call, here and on the call's page. */
export const callLinkWords = {
  copy: 'Copy Meeting Link',
  copied: 'Meeting link copied!',
  notCopied: {
    title: 'Your browser didn’t let us copy the link.',
    text: 'It’s selected now, so you can copy it yourself.',
  },
  addToCalendar: 'Add to Calendar',
  noFile: 'We couldn’t get the calendar file. It’s in your confirmation email, too.',
} as const

/** Where the team books for a person, and on the page of a request. */
export const forPersonWords = {
  title: 'Book a Time for <name>',
  text: 'They get the email with the link.',
  askedFor: 'They asked for <time>.',
  anytime: 'anytime',
  coming: '<name> already has a call on <time>, your time.',
} as const
