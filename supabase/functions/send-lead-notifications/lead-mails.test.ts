import { describe, expect, test } from 'vitest'
import { auditRequestRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { auditMails } from './audit-mails.ts'
import { leadMails } from './lead-mails.ts'

const spam = 'Buy at https://evil.example now'

/** Every text that a visitor can choose. */
const typed = {
  first_name: spam,
  last_name: spam,
  phone: spam,
  organization: spam,
  source_url: spam,
  utm_source: spam,
  utm_medium: spam,
  utm_campaign: spam,
  utm_term: spam,
  utm_content: spam,
  referrer: spam,
  landing_path: spam,
  timezone: spam,
}

const thankYous = {
  lead: (changes = {}) => leadMails(leadRow(changes), testSettings)('person', false),
  audit: (changes = {}) => auditMails(auditRequestRow(changes), testSettings)('person', false),
}

describe('the thank-you to the person', () => {
  test.each(['lead', 'audit'] as const)(
    'of the %s form greets by name and answers go to the team',
    (kind) => {
      const mail = thankYous[kind]()
      expect(mail.to).toBe('amina@example.net')
      expect(mail.replyTo).toBe('team@example.org')
      expect(mail.text).toContain('Hello Amina,')
      expect(mail.html).toContain('Hello Amina,')
      expect(mail.invitation).toBeUndefined()
    },
  )

  test('of the lead form leads to the scheduler', () => {
    const mail = thankYous.lead()
    expect(mail.text).toContain('https://www.example.org/schedule')
    expect(mail.html).toContain('href="https://www.example.org/schedule"')
  })

  test('of the audit form promises the analysis within 2-3 business days', () => {
    expect(thankYous.audit().text).toContain('within 2-3 business days')
  })

  test('repeats nothing else that was typed, so that nobody can send spam through it', () => {
    const lead = {
      ...typed,
      website: spam,
      primary_goal: spam,
      current_challenge: spam,
      help_with: [spam],
      org_type: spam,
    }
    const audit = { ...typed, website_url: spam, main_challenge: spam }
    for (const mail of [thankYous.lead(lead), thankYous.audit(audit)]) {
      expect(JSON.stringify(mail)).not.toMatch(/evil|Buy at/)
      expect(mail.text).toContain('Hello,')
    }
  })

  test('has the same subject for everybody', () => {
    expect(thankYous.lead(typed).subject).toBe(thankYous.lead().subject)
    expect(thankYous.audit(typed).subject).toBe(thankYous.audit().subject)
  })
})

describe("the team's mail", () => {
  test('of the lead form holds everything the row holds, labelled, and answers the person', () => {
    const mail = leadMails(leadRow(), testSettings)('team', false)
    expect(mail.to).toBe('team@example.org')
    expect(mail.replyTo).toBe('amina@example.net')
    expect(mail.subject).toBe("New lead: Amina O'Neil, Bread & Roses <Relief>")
    for (const line of [
      "Name: Amina O'Neil",
      'Organization: Bread & Roses <Relief>',
      'Email: amina@example.net',
      'Phone: +1 312 555 0100',
      'What do you need help with? SEO, Consulting',
      'Primary Goal: More monthly donors',
      'Type of organization: Islamic Organization',
      'Current challenge: Few people find us.\n    Those who do leave.',
      'Website: https://bread.example.net',
      'Sent from: https://example.org/who-we-help',
      'First page of the visit: /islamic-organizations',
      'Referrer: https://search.example.com/',
      'Campaign source: newsletter',
      'Campaign medium: mail',
      'Campaign name: autumn',
      'Campaign term: grants',
      'Campaign content: button',
      'Device: mobile',
      'Received, in their time: Friday, November 20, 2026 at 12:30 PM, Chicago, GMT−6',
      'Received, UTC: Friday, November 20, 2026 at 6:30 PM UTC',
      'Record: 5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001',
    ]) {
      expect(mail.text).toContain(`\n${line}\n`)
    }
    expect(mail.html).toContain('Bread &amp; Roses &lt;Relief&gt;')
    expect(mail.html).not.toContain('<Relief>')
  })

  test('of the audit form names the website and the challenge', () => {
    const mail = auditMails(auditRequestRow(), testSettings)('team', false)
    expect(mail.text).toContain('\nWebsite URL: https://bread.example.net\nMain Challenge: Slow pages\n')
  })

  test('leaves out what was left empty', () => {
    const mail = leadMails(
      leadRow({ phone: null, organization: null, utm_term: '', help_with: [] }),
      testSettings,
    )('team', false)
    expect(mail.text).not.toMatch(/Phone|Organization:|Campaign term|Wants help/)
    expect(mail.subject).toBe("New lead: Amina O'Neil")
  })

  test('a name with a line break adds no header', () => {
    const mail = leadMails(leadRow({ last_name: 'x\r\nBcc: victim@example.net' }), testSettings)(
      'team',
      false,
    )
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test('an address that is none, or several, is not written to on reply', () => {
    for (const email of [
      'a@example.net, b@example.net',
      'a@example.net\r\nBcc: b@example.net',
      'A <a@example.net>',
    ]) {
      expect(leadMails(leadRow({ email }), testSettings)('team', false).replyTo).toBeUndefined()
    }
  })

  test("says so when the person's mail failed", () => {
    expect(leadMails(leadRow(), testSettings)('team', true).text).toContain(
      'could not be sent at the first attempt',
    )
    expect(leadMails(leadRow(), testSettings)('team', false).text).not.toContain('first attempt')
  })
})
