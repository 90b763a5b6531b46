import { counts } from '../facts.ts'
import { bookCall, card, freeAudit, fundraisingAudit, link, page, section, sheet } from '../model/notation.ts'

export const home = page('home', {
  title: 'Fundraising and Growth for Mission-Driven Organizations',
  description:
    'Fundraising and digital marketing for nonprofits, Islamic organizations and climate initiatives. Fixed fees, no commission. Start with a free call.',
  name: 'Home',
  summary: 'What we do, who we help, what one client got, and how to book a free call.',
  hero: {
    eyebrow: 'For nonprofits, Islamic organizations and climate initiatives',
    title: 'Raise the money your mission needs, in ways you can stand behind',
    text: 'We set up year-round fundraising, plus the pages, ads and follow-up that bring donors in and keep them. Start with a free {callLength:adjective} call, or let us look at your website first.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A thank-you note to a donor, sent the same week: the hour of tutoring they paid for, and what came of it.',
      sheets: [
        sheet('Thank-you note, the same week', [
          { as: 'title', text: 'The hour of tutoring you paid for was Tuesday.' },
          { as: 'text', text: 'Six children read aloud. One asked for a longer book.' },
        ]),
      ],
    },
  },
  sections: [
    section.comparison('challenge-and-approach', 'Where fundraising gets stuck, and what we do about it', {
      left: 'The problem',
      right: 'What we do',
      rows: {
        'Most of your year’s money rides on one gala, one appeal or one month.':
          'We start with people who already give more than once and ask them to give monthly. Then we fill the quiet months with sponsors and smaller appeals.',
        'People give once, get a receipt, and don’t hear from you until you need money again.':
          'In week one we make a test gift and follow it. We fix the receipt and the thank-you, then write the messages that come next.',
        'People search for exactly what you do, and they find somebody else.':
          'We rewrite your program pages in the words people search for, apply for Google Ad Grants if you qualify, and point each ad at a page that answers the search.',
        'Two tired people do everything, and most of it lives in their heads.':
          'We automate the routine email, give volunteers roles with an end date, and write down each routine so somebody else can run it.',
        'Some gifts could cost you your reputation, and you have no policy for saying no.':
          'Your board adopts a one-page gift acceptance policy, with halal screening where you need it, before anyone calls a company.',
      },
    }),
    section.cards('audiences', 'Who we help', [
      card('Nonprofit organizations', {
        text: 'Food pantries, schools, clinics, arts and youth programs whose work is better than their funding. We help you keep donors and lean less on one grant.',
        to: '/nonprofit-organizations',
        theme: 'nonprofit',
      }),
      card('Islamic organizations', {
        text: 'Mosques, schools and relief organizations that hold each gift as an amanah. We keep zakat, sadaqah and waqf apart, and plan past Ramadan.',
        to: '/islamic-organizations',
        theme: 'islamic',
      }),
      card('Climate initiatives', {
        text: 'Restoration projects, community solar and campaigns whose results take years. We help you show progress that a skeptic can check.',
        to: '/climate-initiatives',
        theme: 'climate',
      }),
    ]),
    section.callToAction('free-help', 'Free help, before you hire anyone', {
      text: `Ask for an audit, and within {auditDelivery} you’ll know what to fix first on your website. Or take our year-end appeal calendar and ${counts.meetingTemplates} meeting minutes templates, no email address needed.`,
      actions: [freeAudit, link('See All Free Resources', '/resources')],
    }),
    section.cards('what-we-do', 'What we do: bring people in, and keep them giving', {
      intro:
        'Four of these build your income, and four bring people to you. Most organizations start with one. Need a plan first, or people to run it? We do that, too.',
      items: [
        card('Corporate sponsorship development', {
          text: 'Companies with a reason to care, a package worth paying for, and a report that makes renewal easy to approve.',
          to: '/services/corporate-sponsorship',
        }),
        card('Fundraising systems', {
          text: 'Monthly giving, thank-yous within days, and a calendar that says what’s due this week.',
          to: '/services/fundraising-systems',
        }),
        card('Volunteer and youth outreach', {
          text: 'Clear roles, a first shift that goes well, real work for young people, and youth protection before you invite anyone.',
          to: '/services/volunteer-youth-outreach',
        }),
        card('Visibility as a fundraising engine', {
          text: 'True stories, told with consent, where your supporters already read. Each one leads to one page with one next step.',
          to: '/services/fundraising-visibility',
        }),
        card('SEO and content', {
          text: 'Be the answer when a family searches for help and has never heard of you.',
          to: '/services/nonprofit-seo',
        }),
        card('Google Ads and PPC', {
          text: 'Eligible nonprofits get up to {adGrantMonthly} a month in Google Search ads. We apply, build the account and keep it within the rules.',
          to: '/services/google-ads-nonprofits',
        }),
        card('Landing page optimization', {
          text: 'Donation and sign-up pages that load fast on a phone, ask for little and say what a gift does.',
          to: '/services/landing-page-optimization',
        }),
        card('CRM and automation', {
          text: 'One record for each supporter, and messages that go out without anyone having to remember them.',
          to: '/services/crm-nonprofits',
        }),
      ],
    }),
    section.quote('proof', 'What one client got', {
      intro:
        'Securing Degrees, a scholarship coaching organization, had a slow website that few families found. By “lead” we mean a family that left contact info and asked for a call.',
      proof: {
        metric: 'caseCoachingCalls',
        times: 4.72,
        caption: 'One line is what they used to book; all five are what they book now.',
      },
      metrics: ['caseTraffic', 'caseKeywords', 'firstLeads'],
      quote:
        'We knew how to help a student once they called. What we didn’t know was how families look for that help.',
      role: 'Founder, scholarship coaching organization',
      consent: 'open',
      more: { label: 'See how Securing Degrees did it', to: '/impact-stories/securing-degrees' },
    }),
    section.bookingForm('book', 'Tell us what’s hardest right now', {
      intro: 'We’ll read it before we talk. Next, pick a time for your free call.',
    }),
  ],
})
