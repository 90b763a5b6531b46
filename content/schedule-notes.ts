import { recording } from './owner-facts.ts'

/** The text beside the scheduler, which explains the call. */
export const scheduleNotes = {
  heading: 'What happens on the call',
  points: [
    'We talk by video. Rather use the phone? Say so in your reply, and we’ll call the number you gave us.',
    'We ask what you’re raising for, who gives today and what you’ve tried. It helps to know roughly what you raised last year and where it came from.',
    'You’ll leave with the two or three steps we’d take first.',
    ...(recording ? [recording] : []),
  ],
  closing:
    'We’ll email you the video link, a calendar file, and a link to move or cancel the call. No credit card, no account.',
} as const
