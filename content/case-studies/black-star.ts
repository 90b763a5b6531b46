import type { CaseStudyPage } from '../model/page-kinds.ts'

export const blackStar = {
  seo: {
    title: 'Black Star: Fundraising for a Black-Led Nonprofit',
    description:
      'A Black-led education nonprofit with trusted programs and uncertain funding: the challenge, the objective, three lines of work, and where it is headed.',
  },
  theme: 'nonprofit',
  subject: 'article',
  name: 'Black Star: Education Nonprofit',
  summary:
    'How a Black-led education nonprofit is building sponsors, volunteers and a public voice around programs that families trust.',
  updated: '2026-11-20',
  hero: {
    eyebrow: 'Case study: Black Star',
    title: 'Steady funding for programs that families trust',
    lead: 'A Black-led education nonprofit had its families’ trust long before it had steady income. Here is how we are building one on the other.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'Where the work with Black Star stands: programs trusted, sponsors approached, volunteers organized, figures still to come.',
      title: 'Where the work stands',
      facts: ['Trusted by families', 'New to funders'],
      entries: [
        { when: 'Done', what: 'Starting point and rules on paper' },
        { when: 'Now', what: 'First talks with companies nearby' },
        { when: 'Now too', what: 'Tutor roles with an end date' },
        { when: 'Next', what: 'Monthly gifts from alumni', gap: true },
        { when: 'Then', what: 'Results, once they are in', gap: true },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'about',
      heading: 'About the organization',
      paragraphs: [
        'The organization is led by Black educators and teaches young people in the community its leaders come from. Students meet adults who know their street and expect much of them. Families hear about it from other families.',
        'That trust was its greatest asset and appeared nowhere in its fundraising. A company that searched for the organization found a few old pages and no way in.',
      ],
    },
    {
      kind: 'prose',
      id: 'challenge',
      heading: 'The challenge: trusted, but not funded',
      paragraphs: [
        'Studies of American philanthropy have found that Black-led nonprofits receive smaller grants than comparable white-led ones, with more strings attached. Introductions often run through networks that their leaders were never part of. Good programs then live from one short grant to the next.',
      ],
      points: [
        'Income came in short grants for single programs, and seldom for the staff time that brings the next grant.',
        'Companies nearby spoke of supporting education, and nobody had asked them with a clear offer.',
        'Volunteers came through friends. There was no role description, and no reply for those who wrote by themselves.',
        'The leaders taught by day, wrote applications at night, and had no hours left to be visible.',
      ],
    },
    {
      kind: 'prose',
      id: 'objective',
      heading: 'The objective: income to plan with',
      paragraphs: [
        'Add income that the organization can plan with, beside the grants, and do it without turning students into advertising. Leadership stays with the people who built the programs. Whatever we set up must run with the hours that they have.',
      ],
    },
    {
      kind: 'cards',
      id: 'approach',
      heading: 'Our approach: three lines of work',
      intro:
        'They build on each other: a sponsor looks you up, a volunteer tells an employer, a story gives both a reason.',
      items: [
        {
          icon: 'handshake',
          title: 'Sponsors with a reason',
          text: 'A short list of employers near the programs, an offer built around what they can do for students, such as paid visits and mentors, and a rule on whose money is welcome.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'users',
          title: 'Volunteers and alumni',
          text: 'Tutor and mentor roles with an end date, background checks before the first session, and former students invited back to teach and to advise.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'megaphone',
          title: 'A voice of its own',
          text: 'Students and parents decide which stories are told and read them first. Each story leads to one page where a reader can give, mentor or open a door.',
          to: '/services/fundraising-visibility',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'where-it-is-headed',
      heading: 'Where the work is headed',
      intro: 'The work goes on. We list the next steps here and will publish results once they are in.',
      items: [
        {
          title: 'A sponsor for each program',
          text: 'The first conversations are with companies that already know the families. Each agreement should cover staff time as well as materials.',
        },
        {
          title: 'Monthly donors from the inner circle',
          text: 'Parents of former students, alumni and volunteers are asked first, for small amounts, after they have been thanked.',
        },
        {
          title: 'A routine that someone else can run',
          text: 'Thank-yous, sponsor reports and the volunteer inbox move to a coordinator, so that the founders can teach.',
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [{ pages: ['/impact-stories/securing-degrees', '/nonprofit-organizations', '/challenges'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Trusted by families, unknown to funders?',
      text: 'Tell us who already believes in your work. In {callLength} we look for the first five people to ask. Or let an audit show you where support is lost today.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies CaseStudyPage
