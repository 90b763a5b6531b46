import { page, section } from '../model/notation.ts'
import { site } from '../site.ts'

export const privacyPolicy = page('legal', {
  title: 'Privacy Policy: What We Store and Why',
  description:
    'What this website stores when you book a call or ask for an audit, who can see it, how long we keep it, and how to have it corrected or deleted.',
  name: 'Privacy Policy',
  summary: 'What we store when you contact us, what we leave alone, and how to have your data deleted.',
  updated: '2026-11-28',
  digest: 'T1P7CITz',
  legalReview: 'open',
  hero: {
    eyebrow: 'Legal',
    title: 'Privacy policy',
    window: { layout: 'poster' },
    text: 'You can read this whole site without telling us who you are. When you send a form, we store what you typed and a little about how you found us. This page says exactly what.',
    actions: [],
    statements: [
      { label: 'While you read', text: 'Cookies', struck: true },
      { text: 'Trackers', struck: true },
      { text: 'An account', struck: true },
      { label: 'If you send a form', text: 'What you typed' },
      { text: 'How you found us' },
    ],
  },
  sections: [
    section.prose('in-short', 'Our privacy policy in short', {
      text: `This website is run by ${site.name}, which is responsible for the data described here. Our privacy lead answers questions and requests about it, at the email address on the contact page.`,
      points: [
        'We set no cookies, and there is no account and no sign-in.',
        'We do not sell, rent or trade personal data.',
        'The site loads no trackers or advertising scripts from other companies.',
        'What you send in a form is used to answer you, prepare your call or audit, and follow up on it.',
        'You can ask to see, correct or delete your data with one email.',
      ],
    }),
    section.cards('what-you-send', 'What you send us', {
      intro:
        'These forms store data; fields marked optional can stay empty. The contact form stores your name, email and message, and your phone and organization if you give them. Without JavaScript, you ask for a day and a time of day instead of an exact time.',
      items: {
        'Strategy-call form':
          'First and last name, organization, email, phone, website (optional), the areas you want help with, and your primary goal in your own words.',
        'Booking a call':
          'First and last name, email, phone, organization (optional), the date, time and time zone you chose, the meeting link and a booking number. If you give them, also your type of organization, your challenge and what to look at. If you move or cancel it: the earlier times and your note. If we already have your email address, we keep what you told us before, too.',
        'Website audit request':
          'First and last name, email, the address of the website, and, if you give them, phone, organization and your main challenge.',
      },
    }),
    section.prose('sent-along', 'What a form sends along', [
      'We want to know which articles and campaigns bring people to us. So a form also sends: the address of the page you sent it from, the campaign labels in the link you followed (the five “utm” values for source, medium, campaign, term and content), the page that referred you, the first page you saw here, whether your device is a phone or tablet or a computer, and your time zone. Names, email addresses and phone numbers are removed from page addresses before they are stored.',
      'Until you send a form, the campaign labels and the referring page stay in your browser, in the session storage of that one tab. So do drafts of what you type, so that a reload doesn’t lose them. Your browser clears this storage when you close the tab.',
      'The form on the home page and the strategy-call form pass your details to the booking page in the page address. The booking page reads them once and takes them out of the address bar. The web server may still have the full address in its log for a while. If you don’t want that, start on the booking page.',
    ]),
    section.prose('logs-and-limits', 'Protection against abuse', [
      'To stop floods of automated messages, we count how often one email address and one network address submit a form. We store a one-way hash of each, a scrambled value from which nobody can read the address. The counts look back an hour or a day. The hash of a network stays with a booked call for as long as we keep the call, and the hash of an email address stays with the note about an email to you, for at most 400 days.',
      'Each email about a booked call has a secret link for moving or canceling it. We don’t store that secret: our database calculates it again to check a link. Anyone who has the link can see the name, email address and time of that call, so take care when you forward such an email. We remind you of a call by email before it begins.',
      'While you type, your browser solves a small arithmetic puzzle, which makes it expensive to send thousands of forms. It tells us nothing about you. If very many forms come from one place, the page asks you to request a call instead of booking one, or to email or call us.',
      'For each email about your request we note what kind it was and when it left, so that we don’t send it twice. We don’t store its words.',
      'Forms also contain a field that people cannot see, and a check of how fast a form was sent. Both catch simple bots. If the hidden field was filled in, we store that with the form. Our hosting providers keep ordinary server logs, which can include network addresses, for security.',
    ]),
    section.prose('who-receives-it', 'Who receives your data', {
      text: 'Inside our team, the people who answer you. Outside it, only the services we need to run the site. They process data for us, and may do so in another country than yours.',
      points: [
        'Database: form entries are stored in a database hosted with Supabase. A visitor’s browser can add an entry and see which times are taken. It cannot read, change or delete what anyone has sent.',
        'Email: an email service delivers a notification to our team and a confirmation to you. A booking confirmation carries the meeting link and a calendar file.',
        'Our own calendars: our system reads when we are busy, so that nobody can book such an hour. The people who answer you receive each booked call as an invitation, for the calendar service that they use.',
        'Video meetings: your call takes place on a video-meeting service run by another company. We give it nothing about you in advance. If you open the link, that company’s privacy terms apply.',
        'Audit review calls: if you press “Book Audit Review Call”, a separate scheduling service opens in a new tab, and your name, email and phone, if you gave one, are passed to it, so you don’t have to type them again.',
        'Calendar: the calendar file is saved to your device. What happens to it afterward depends on your calendar app.',
      ],
    }),
    section.prose('analytics', 'Analytics', [
      'The site can report events such as “audit form sent” or “template downloaded” to an analytics tag. No such tag is part of the site. If we add one, we’ll name it here first, with the cookies it sets, and ask for your consent where the law requires it. The events themselves carry no names, email addresses or phone numbers. A booking event carries a random number of its own, and the date, time and time zone.',
    ]),
    section.prose('reasons', 'Why we may use your data', [
      'We use the details you send because you asked us for something: a call, an audit or an answer. We use campaign labels, referring pages and abuse counts because we have a legitimate interest in knowing what works and in keeping the forms usable. We make no automated decisions about you, and we do not use your message to train AI models.',
      'Please do not send us data about donors, students, beneficiaries or children through these forms. The site is meant for adults who act for an organization.',
    ]),
    section.prose('retention', 'How long we keep your data', [
      'We keep a request while we are in touch with you about it. If you become a client, we keep the correspondence for as long as we work together and as long afterward as accounting and tax law require. If nothing comes of it, we delete it once the conversation has clearly ended. We go through old requests at least once a year, and our system can delete them after a set time. You can ask us to delete yours sooner.',
    ]),
    section.prose('your-rights', 'Your rights', {
      text: 'Write to the email address on the contact page, from the address you used in the form if you can. We may ask one question to be sure it’s you. We answer within one month, wherever you live.',
      points: [
        'Access: a copy of everything we hold under your address, its histories and messages included, as a file.',
        'Correction: we change what is wrong or out of date.',
        'Deletion: we remove your entries with their histories, even where you typed your address differently, except what the law makes us keep. We tell you if that applies. If you have a call coming up, we cancel it first and email you about it.',
        'Objection: you can tell us to stop following up, and we stop.',
        'Complaint: you can turn to the data protection authority where you live. We would welcome the chance to fix it first.',
      ],
    }),
    section.prose('changes', 'Changes to this policy', [
      'When the site starts to store something else, this page changes on or before that day, and so does the date on it. If a change affects data you have already sent, we ask you or tell you by email.',
    ]),
    section.pageLinks('related', 'Related pages', ['/contact', '/terms-of-service', '/ethical-guidelines']),
  ],
})
