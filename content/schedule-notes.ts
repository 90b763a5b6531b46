/** The text beside the scheduler, which explains the call. */
export const scheduleNotes = {
  heading: 'What happens on the call',
  points: [
    'We ask what you are raising for, who gives today and what has been tried.',
    'We look at your site and your numbers together, as much as you want to share.',
    'You leave with the two or three steps we would take first, whether or not you hire us.',
  ],
  closing:
    'By email you get the meeting link, a calendar file, and a link to move or cancel the call. No payment details, no account.',
} as const
