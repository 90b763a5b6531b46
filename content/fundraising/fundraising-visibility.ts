import { inOneRow } from '../before-you-sign.ts'
import { card, fundraisingAudit, page, section, sheet, visibilityEngine } from '../model/notation.ts'

export const fundraisingVisibility = page('service', {
  title: 'Visibility as a Fundraising Engine',
  description:
    'Turn stories, press and partner newsletters into gifts and sponsor inquiries: what to publish, how to ask for consent, and how to tell where a gift came from.',
  name: 'Fundraising Visibility',
  summary: 'We tell your true stories where supporters already read, and each leads to one next step.',
  hero: {
    eyebrow: 'Visibility as a fundraising engine',
    title: 'Give people something to do after they read about you',
    text: 'We tell your stories in places your future supporters already read, and lead them to one clear next step.',
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
    section.cards('read-on', 'Fix the page before you send readers to it', [
      inOneRow('/services/fundraising-visibility'),
      card('A claim that holds up, in full', {
        text: 'Copy the letter for a late result: it marks what you know, and names a new date.',
        to: '/resources/letters/river-group#count-is-late',
      }),
    ]),
    section.prose('why-it-matters', 'A nice article doesn’t bring in gifts by itself', {
      text: [
        'A post gets shared, a newspaper runs a kind article, and a week later nothing has changed. The story had no next step, your website still showed last year’s event, and the people who came never got a letter.',
        'Visibility raises money when four parts connect: a story worth telling, a place where the right people see it, a page that picks it up, and a message to everyone who raised their hand. Search for your own name before a sponsor does.',
        'Climate groups have it harder, because results take years. Say what you measured, how, and what you don’t know yet.',
      ],
    }),
    section.cards('what-you-get', 'Six parts that turn attention into gifts', {
      'A story bank':
        'We collect a dozen true stories from your programs and check the facts. Each has photos, written consent and a date when we ask again. People can withdraw it anytime.',
      'One message, three lengths':
        'We say what you do in a sentence, a paragraph and a page (fundraisers call it a case for support), and test all three on people who’ve never heard of you. Then staff and board use the same words.',
      'A publishing calendar you can keep':
        'Two good pieces a month beat a daily post that stops in week five. We write each piece once, then shape it for your newsletter, website, social media and partners.',
      'Press and partners':
        'Your supporters follow a few reporters, podcasts and newsletters. We list them with a reason to write to each, and prepare your spokesperson and the fact sheet.',
      'Claims that hold up':
        'Every number you publish has a source, a method and a date. For climate initiatives we separate what you did, what you estimate and what you hope for, so a sponsor can quote you safely.',
      'A path to the gift':
        'Every piece leads to one page with one next step, and you can see where each visitor came from. Newcomers get a short welcome by email before anyone asks them for money.',
    }),
    section.prose('results', 'Traffic first, gifts later', [
      'If visits rise for some months and gifts don’t, the page or the follow-up is the problem, and we fix that before we publish more.',
      'By our own count, for clients whose stories we told, traffic grew {trafficGrowth}, donations {donationIncrease}, and there were {sponsorshipInquiries} the sponsorship inquiries. None of the three is documented on this site yet, so don’t plan with them.',
    ]),
    section.faqs('questions', 'Before the first story', {
      'Do we have to be on every social network?':
        'No. Pick the one or two your supporters use and your staff can keep up. If you can only do one thing, do the newsletter. The list is yours, and you can take it with you if you change providers.',
      'When does the first story go out?':
        'In the second month. Before that, we look at what a sponsor, a donor and a reporter find when they search for you, and collect the first stories with consent. Partner newsletters come first, because their readers already trust them.',
      'How do you tell stories without using people?':
        'We ask before we write, show people the text before it’s published, and change names if that protects someone. We don’t show children or people in crisis in ways that identify them. If a story would embarrass someone in front of their neighbors, we don’t use it.',
    }),
    section.callToAction('next-step', 'See what people find when they search for you', {
      text: 'We’ll search together, as a sponsor or a reporter would. The email after the call names the story to tell first.',
      actions: [visibilityEngine, fundraisingAudit],
    }),
  ],
})
