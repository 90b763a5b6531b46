import { link, thanks } from '../model/notation.ts'

export const thanksMessage = thanks({
  title: 'Thank You: We Have Your Message',
  description:
    'We have your message and will answer by email, usually the next business day. There’s nothing more to do.',
  name: 'Thanks for a Message',
  summary: 'We have your message, and we’ll answer by email.',
  hero: {
    title: 'Thank you. We have your message',
    text: 'We’ll answer by email, usually the next business day. Something to add? Reply to the confirmation in your inbox.',
    actions: [link('See All Services', '/services')],
  },
  next: {
    'A person reads it': 'It goes to someone who can answer it.',
    'We answer by email': 'If we know the answer, you’ll get it. If we need to know more, we’ll ask.',
  },
})
