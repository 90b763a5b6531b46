import { thanksPage } from '../model/thanks-page.ts'

export const thanksMessage = thanksPage({
  seo: {
    title: 'Thank You: We Have Your Message',
    description:
      'We have your message. Someone who does the work answers by email, usually the next business day. There’s nothing more to do.',
  },
  for: 'a Message',
  summary: 'We have your message, and we’ll answer by email.',
  title: 'Thank you. We have your message',
  lead: 'We’ll answer by email, usually the next business day. Something to add? Reply to the confirmation in your inbox.',
  actions: [{ label: 'See All Services', to: '/services', variant: 'outline' }],
  steps: {
    'A person reads it': 'Someone who does the work, not a robot or a sales team.',
    'We answer by email': 'You get an answer if we have one, and a question if we need to know more.',
  },
})
