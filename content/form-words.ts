import { refusals } from './refusals.ts'

/* The words of the forms and of their dialogs; labels and field errors stand with the fields, in the contracts. */

export const formWords = {
  required: 'Fields marked * are required.',
  choose: 'Please choose',
  /** The last entry of a list of time zones. */
  allZones: 'Show all time zones…',
  didYouMean: 'Did you mean <email>?',
  /** The label of the hidden field that only bots fill in. */
  honeypot: 'Leave this empty',
  tryAgain: 'Try Again',
  kept: 'You can close this. What you’ve typed stays in this tab until you send it.',
  startOver: 'Start Over',
  close: 'Close',
  invalid: { title: 'Please fix the errors', description: 'Check the highlighted fields and try again' },
  failed: { title: 'Something went wrong', description: 'Please try again or contact us directly' },
  failedWhileClosed: {
    title: 'Something went wrong',
    description: 'We couldn’t send your form. Open it again: everything you typed is still there.',
  },
  auditFailed: 'Something went wrong. Please try again.',
  busy: 'Submitting...',
  /** If the page's code fails. */
  broken: 'Something on this page broke. Nothing you typed is lost: <reload>.',
  reload: 'reload the page',
} as const

export const siteFormWords = {
  'strategy-call': { send: 'Send and Continue' },
  'call-request': { send: 'Request a Call' },
  audit: { send: 'Request My Free Audit', busy: 'Submitting Request...' },
  message: { send: 'Send Message' },
  home: { send: 'Choose a Time' },
} as const

export const callDialogWords = {
  title: 'Book Your Free Strategy Call',
  lead: 'Tell us a little about your work, then choose a time.',
  send: 'Continue to Scheduler',
  note: 'No credit card, no account.',
  sent: { title: 'Thank you', lead: 'We have your details. Next, choose a time.' },
  toScheduler: 'Go to Scheduler',
  success: {
    title: 'Success!',
    newTab: 'Your information has been submitted. The scheduler will open in a new tab',
    sameTab:
      'Your information has been submitted. Your browser blocked a new tab, so the scheduler opens here',
  },
} as const

export const auditDialogWords = {
  title: 'Get Your Free Website Audit',
  note: 'No credit card, no account.',
  /** How the two audits on the site's buttons are one thing. */
  lead: 'It’s one free audit, whichever button you pressed: we go through your website as a donor would, from the search to the thank-you.',
  sent: {
    title: 'Thank You',
    lead: 'Your request is in. We’ll send you our analysis within {auditDelivery}.',
  },
  bookReview: 'Book Audit Review Call',
  /** Beside each offer of an audit. */
  sample: { label: 'See a Sample Audit', to: '/resources/sample-website-audit' },
} as const

export const contactChoiceWords = {
  question: 'How can we help?',
  message: 'Ask a question',
  audit: 'Request a free website audit',
} as const

/** What the server answers to forms that were sent without JavaScript. */
export const plainFormWords = {
  wrongFields: formWords.invalid.title,
  /** Before the title of a page whose form was refused. */
  error: 'Error',
  broken: 'Something went wrong on our side. Please go back and try again.',
  oneMore: {
    title: 'One more step',
    text: 'We don’t have your request yet. Tell us when you’d like to talk, then send the form below.',
  },
  invalid: { title: formWords.failed.title, text: refusals.invalid },
  unavailable: { title: formWords.failed.title, text: refusals.server },
  tooMany: {
    title: 'A lot of forms came from here',
    text: 'Nothing you typed is lost. Email us at <email> or call <phone> now, or send this again in an hour.',
  },
  /** If the page of the form is not there to be filled in. */
  typed: 'Go back in your browser to find the form as you left it. What you typed:',
  reachUs: 'How to reach us',
  noForm: 'We don’t have a form at this address.',
  onlySent: 'Only forms can be sent to this address.',
  unreadable: 'We couldn’t read the form.',
} as const
