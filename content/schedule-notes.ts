/** What stands beside the scheduler: what the call is, so that nobody books blindly. */
export const scheduleNotes = {
  heading: 'What happens in the call',
  points: [
    'We ask what you are raising for, who gives today and what has been tried.',
    'We look at your site and your numbers together, as far as you wish to share them.',
    'You leave with the two or three steps we would take first, whether or not you hire us.',
  ],
  closing: 'No payment details, no account. You get a calendar invitation and a link to the video meeting.',
} as const
