import { inOneRow } from '../before-you-sign.ts'
import { bookCall, card, detail, freeAudit, page, section, sheet } from '../model/notation.ts'

export const landingPageOptimization = page('service', {
  title: 'Donation Landing Page Optimization',
  description:
    'Donation and sign-up pages that load fast, say one thing and don’t ask for much. See what we change first, how we test it, and when a test won’t help you.',
  name: 'Landing Page Optimization',
  summary: 'We make donation and sign-up pages match the ad, load fast and ask for less.',
  hero: {
    eyebrow: 'Landing page optimization',
    title: 'Lose fewer people between “I want to help” and “thank you”',
    text: 'They opened your donation page, and they left without giving. We find where they stop, fix what stops them, and measure the difference.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'sheets',
      alt: 'A donation form with notes in its margin: one promise, set amounts, an unchecked box for giving monthly, few fields and a button that says what it does.',
      sheets: [
        sheet(
          'Your donation page',
          [
            { as: 'title', text: 'A winter coat for a child in our town', note: 'The words of the ad' },
            { as: 'amount', text: 'One coat' },
            { as: 'chosenAmount', text: 'Two coats', note: 'What it buys' },
            { as: 'choice', text: 'Give every month', note: 'Unchecked by default' },
            { as: 'field', text: 'Card number', note: 'Only what the gift needs' },
            { as: 'button', text: 'Give two coats', note: 'Says what happens next' },
          ],
          'phone',
        ),
      ],
    },
  },
  sections: [
    section.mockup('before-and-after', 'One appeal, before and after', {
      intro: 'A composite. The ad was about winter coats.',
      sheets: [
        sheet(
          'Before',
          [
            { as: 'text', text: 'Home, About, News, Events, Shop' },
            { as: 'title', text: 'Support our organization' },
            { as: 'field', text: 'Salutation' },
            { as: 'field', text: 'Address, line two' },
            { as: 'field', text: 'How did you hear about us?' },
            { as: 'field', text: 'Amount' },
            { as: 'button', text: 'Submit' },
          ],
          'phone',
        ),
        sheet(
          'After',
          [
            { as: 'title', text: 'A winter coat for a child in our town', note: 'No menu: one thing to do' },
            { as: 'text', text: 'One coat costs about as much as dinner out' },
            { as: 'amount', text: 'One coat' },
            { as: 'amount', text: 'Two coats', note: 'Amounts that mean something' },
            { as: 'amount', text: 'Another amount' },
            { as: 'field', text: 'Card number', note: 'Three questions fewer' },
            { as: 'button', text: 'Give a coat', note: 'Names the gift' },
          ],
          'phone',
        ),
      ],
    }),
    section.cards('read-on', 'Is anyone visiting the page yet?', [
      inOneRow('/services/landing-page-optimization'),
      card('Findings on one donation form', {
        text: 'Read what a donor saw, what it cost, what to do and who does it.',
        to: '/resources/sample-website-audit#findings',
      }),
    ]),
    section.metrics('results', 'One client’s result from search, ads and a new page', {
      metrics: ['caseCoachingCalls', 'caseLoadTime', 'caseCostPerLead'],
      points: [
        'For Securing Degrees, a scholarship coaching organization, we rebuilt the page families land on: one promise, one short form. Search and ads both lead there, so the three share the credit.',
        'Your cost will differ. In a field where clicks are expensive, so are leads.',
      ],
    }),
    section.prose('why-it-matters', 'Visits go up and gifts don’t', {
      text: [
        'Every appeal, ad, newsletter and QR code leads to a page. If that page is slow, asks for too much or talks about something else, you’ve paid for a visitor who leaves. Once it’s fixed, everything that points to it works better.',
        'Try this today. Open your donation page on your phone, with the Wi-Fi off, and make a small gift with a real card. Write down every time you had to wait, zoom, think or scroll back. That’s the list we start with.',
      ],
    }),
    section.serviceDetails('what-we-do', 'Every step we fix, from the first click to the thank-you', [
      detail('page-review', 'file-search', 'Page review', {
        text: 'We watch where visitors stop, and on which device. You get a list, most expensive problem first.',
        what: 'We follow the path from the ad or email to the thank-you page, on old and new phones, with a keyboard and with a screen reader. We read your analytics step by step and, where visitors consented, watch anonymous recordings of where people hesitate. Your list names each problem, its likely cost and the fix.',
        why: 'Teams argue about colors and photos. People leave where staff never look: the card field on an older phone, or an error message below the edge of the screen.',
        example:
          'Visitors reach the payment step of a kids’ program and then leave. The form reports a wrong ZIP code in red at the top of the page while the donor is looking at the button at the bottom. We move the message next to the field, say what’s missing, and keep everything the donor already typed.',
      }),
      detail('message-and-layout', 'layout-template', 'Message and layout', {
        text: 'We keep one page to one promise: it repeats the ad, gives a reason and some proof, and asks for one thing.',
        what: 'We write and design the page around a single action. The heading repeats what the visitor clicked. Below it come a short reason, a piece of proof such as a photo with a caption or a line from your Form 990, and the form. Everything else moves to another page.',
        why: 'When the ad and the page use the same words, people know at once that they’re in the right place.',
        example:
          'Say you’re a food bank emailing about kids who miss their free lunch over school break. The email leads to your general donation page and its mission statement. We build a page that opens with the same photo and sentence, says what a family gets in a break week, and uses gift amounts from the program itself.',
      }),
      detail('donation-form', 'credit-card', 'Donation form', {
        text: 'We cut fields, set amounts from your own gifts, and offer the payment methods your donors use.',
        what: 'We cut the fields to what the gift and the receipt need. The ZIP code stays, because thieves test stolen cards on forms without it; the mailing address becomes optional. We offer digital wallets next to cards, set amounts from your own giving history, and add a recurring gift option without checking the box for the donor. For Islamic organizations, the donor can mark a gift as zakat, sadaqah or a named fund, and your records keep it.',
        why: 'Every field is a reason to stop. A donor who overlooks a checked box finds it on the bank statement, and calls.',
        example:
          'Every week a mosque’s treasurer reads the comment box of the donation form to find out which gifts are zakat. We replace the box with a choice of funds, explain each in one line, and send the choice to the books, so zakat is separate from the moment it arrives.',
      }),
      detail('speed-and-testing', 'gauge', 'Speed and testing', {
        text: 'We make the page fast on a weak signal, and test it against the old one if you have enough visitors to learn from.',
        what: 'We shrink images, remove scripts that have gone out of use, and time the page on an ordinary phone. With enough traffic, we test one change at a time against the old version and keep the winner. Without it, we make the fixes that are known to help and compare longer periods.',
        why: 'A test on too few visitors gives you a coin toss that looks like an answer.',
        example:
          'Say you’re a small land trust with a few visitors a day on your giving page. A split test would need a year to tell you anything. We swap the slideshow for one photo, shorten the form, watch five supporters use it, and fix what trips them up.',
      }),
    ]),
    section.faqs('questions', 'Keep your platform if you can', {
      'Do we have to change our donation platform?':
        'Usually not. If yours is in the way, you get the cost of staying and the cost of a move, side by side.',
      'How long until our page is better?':
        'The errors, the slow photos and the fields that you don’t need go first, on the page you have, within the first month. You approve each change before it’s live. After that your most important appeal gets its own page, and your staff get the layout for the next one.',
      'How many visitors do we need for a test?':
        'Do the math first. If 5 visitors in 100 give today, and you want to notice when it’s 6, a sample size calculator asks for about 8,000 visitors to each version. With fewer, we fix known problems and watch real people use the page.',
    }),
    section.callToAction('next-step', 'See your page the way a new donor does', {
      text: 'We’ll open it on a phone while you watch, and count the seconds and the fields. By the next business day you’ll have the first fixes, on one page.',
      actions: [bookCall, freeAudit],
    }),
  ],
})
