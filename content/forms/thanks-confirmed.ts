import { link, thanks } from '../model/notation.ts'

export const thanksConfirmed = thanks({
  title: 'Thank You: Your Request Is Confirmed',
  description:
    'Your request is confirmed and has reached our team. An email with everything you need is on its way. There’s nothing more to do.',
  name: 'Thanks for a Confirmation',
  summary: 'Your request is confirmed and has reached our team.',
  hero: {
    eyebrow: 'Confirmed',
    title: 'Thank you. Your request is confirmed',
    text: 'It has reached our team. An email is on its way to you. For a booked call, it has the time, the meeting link and a calendar file.',
    actions: [link('See All Services', '/services')],
  },
  next: {
    'An email confirms it': 'It can take a minute. If it doesn’t come, check your spam folder.',
    'Someone on our team answers':
      'They’ve read what you wrote. You’ll usually hear from them the next business day.',
  },
})
