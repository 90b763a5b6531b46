import { link, thanks } from '../model/notation.ts'

export const thanksCallRequest = thanks({
  title: 'Thank You: We Have Your Call Request',
  description:
    'We have your request for a free strategy call. We’ll email you an exact time on the day you picked, and a link to the video meeting.',
  name: 'Thanks for a Call Request',
  summary: 'We have your request, and we’ll email you an exact time.',
  hero: {
    title: 'Thank you. We have your request',
    text: 'We’ll email you an exact time on the day you picked, with a link to the video meeting. Nothing is booked until you have that email.',
    actions: [link('See Our Impact Stories', '/impact-stories')],
  },
  next: {
    'We look at our calendar': 'If that day is full, we’ll offer you the nearest time that’s free.',
    'You get an email': 'It has the time in your time zone. If that doesn’t work for you, just reply.',
    'We talk for {callLength}':
      'By video, at the time in the email. Prefer the phone? Just reply and tell us.',
  },
})
