import { fundraisingAudit, page, section, sheet, visibilityEngine } from '../model/notation.ts'

export const fundraisingVisibility = page('service', {
  title: 'Visibility as a Fundraising Engine',
  description:
    'Turn stories, press and partner newsletters into gifts and sponsor inquiries: what to publish, how to ask for consent, and how to tell where a gift came from.',
  name: 'Fundraising Visibility',
  summary: 'Stories, press and partner newsletters that lead somewhere, so attention turns into gifts.',
  hero: {
    eyebrow: 'Visibility as a fundraising engine',
    title: 'Get in front of people who can help',
    text: 'It’s hard to fund good work that nobody hears about. We tell your stories in places your future supporters already read, and lead them to one clear next step.',
    actions: [visibilityEngine, fundraisingAudit],
    artifact: {
      kind: 'clipping',
      alt: 'A story in a local paper: the headline, a picture that the farmer approved, and one next step at its end.',
      paper: 'The county paper',
      headline: 'Trout are back in Mill Creek',
      caption: 'Approved by the farmer, in writing',
      next: 'Join the next planting day',
    },
  },
  sections: [
    section.mockup('story-consent', 'The consent form we use for stories', {
      intro: 'We go through it before any interview or photo, in the person’s own language.',
      sheets: [
        sheet('Consent for a story', [
          { as: 'title', text: 'You decide, and you can change your mind' },
          { as: 'choice', text: 'My words, without my name' },
          { as: 'choice', text: 'My words and my first name' },
          { as: 'choice', text: 'A photo where people can recognize me' },
          { as: 'choice', text: 'Read it to me before you publish it' },
          { as: 'field', text: 'Where it can appear: website, letter, press' },
          { as: 'field', text: 'Ask me again on this date' },
          { as: 'text', text: 'The help you get from us doesn’t depend on this' },
        ]),
      ],
    }),
    section.prose('why-it-matters', 'Why a nice article doesn’t bring in gifts', {
      text: [
        'A post gets shared, a newspaper runs a kind article, and a week later nothing has changed. The story had no next step, your website still showed last year’s event, and the people who came never got a letter.',
        'Visibility raises money when four parts connect: a story worth telling, a place where the right people see it, a page that picks it up, and a message to everyone who raised their hand. Sponsors look, too. Before they answer your letter, they search for your name.',
        'Climate groups have it harder. Results take years, and many people have stopped believing big promises. Say what you measured, how, and what you don’t know yet.',
      ],
      points: [
        'The story is about the organization. Readers want to meet a person or a place.',
        'A photo goes up without consent and comes down in a hurry.',
        'Every channel sounds different because a different volunteer writes for each.',
        'Gifts aren’t traced to where they came from, so the best channel gets cut first.',
      ],
    }),
    section.cards('what-you-get', 'What turns attention into gifts', {
      'A story bank':
        'A dozen true stories from your programs, each with facts checked, photos, written consent and a date when we ask again. People can withdraw consent anytime.',
      'One message, three lengths':
        'What you do and why it matters, in a sentence, a paragraph and a page (fundraisers call the page a case for support), tested on people who’ve never heard of you. Then your staff and board all use the same words.',
      'A publishing calendar you can keep':
        'Two good pieces a month beat a daily post that stops in week five. We write each piece once, then shape it for your newsletter, website, social media and partners.',
      'Press and partners':
        'A short list of reporters, podcasts and partner newsletters your supporters follow, with a reason to write to each. We prepare your spokesperson and the fact sheet.',
      'Claims that hold up':
        'Every number you publish has a source, a method and a date. For climate initiatives we separate what you did, what you estimate and what you hope for, so a sponsor can quote you safely.',
      'A path to the gift':
        'Every piece leads to one page with one next step, and you can see where each visitor came from. Newcomers get a short welcome by email before anyone asks them for money.',
    }),
    section.metrics('results', 'Our figures so far, from clients whose stories we told', {
      intro:
        'These are our own figures. This page doesn’t say which clients they come from, or over how long, so don’t rely on them until you’ve asked us.',
      metrics: ['trafficGrowth', 'donationIncrease', 'sponsorshipInquiries'],
      points: [
        'Companies noticed, too, so we plan visibility and sponsorship together.',
        'Traffic comes first and gifts come later. If visits rise for some months and gifts don’t, the page or the follow-up is the problem, and we fix that before we publish more.',
      ],
    }),
    section.faqs('questions', 'What people ask us about press and stories', {
      'Do we have to be on every social network?':
        'No. Pick the one or two your supporters use and your staff can keep up. If you can only do one thing, do the newsletter. The list is yours, and you can take it with you if you change providers.',
      'When does the first story go out?':
        'In the second month. Before that, we look at what a sponsor, a donor and a reporter find when they search for you, and collect the first stories with consent. Partner newsletters come first, because their readers already trust them.',
      'How do you tell stories without using people?':
        'We ask before we write, show people the text before it’s published, and change names if that protects someone. We don’t show children or people in crisis in ways that identify them. If a story would embarrass someone in front of their neighbors, we don’t use it.',
    }),
    section.callToAction('next-step', 'See what people find when they search for you', {
      text: 'We look before the call. In {callLength} you’ll hear what a sponsor or reporter would see, and which story we’d tell first.',
      actions: [visibilityEngine, fundraisingAudit],
    }),
  ],
})
