import { describe, expect, test } from 'vitest'
import type { CodeOutcome, Confirmed } from './confirm-form.ts'
import { submitForm } from './submit-form.ts'
import { audit, call, post, services, siteUrl } from './testing/forms.ts'

describe('a request for a call', () => {
  test.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'a Saturday'],
    ['2026-12-07', 'too far ahead'],
    ['2026-02-30', 'no day'],
    ['tomorrow', 'no date'],
    ['', 'nothing'],
  ])('for %s, %s, is asked for another day', async (day) => {
    const { made, stored } = services()
    const answer = await submitForm(post('call-request', { ...call, day }), made)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(/id="call-request-day-error">Please choose a day/)
    expect(stored).toEqual([])
  })

  test.each(['2026-11-23', '2026-12-04', '11/23/2026'])('for %s is stored with its day', async (day) => {
    const { made, stored } = services()
    expect((await submitForm(post('call-request', { ...call, day }), made)).status).toBe(303)
    expect(stored[0]?.row).toMatchObject({
      form: 'call_request',
      preferred_part_of_day: 'morning',
      timezone: 'America/Chicago',
      help_with: ['Consulting'],
    })
    expect(stored[0]?.row['preferred_day']).toMatch(/^2026-1[12]-\d\d$/)
  })

  test('counts its days in the zone of the visitor', async () => {
    // In Sydney it is Saturday already, and Monday is the day after tomorrow; in Honolulu it is still Friday.
    const { made, stored } = services('stored', { now: () => new Date('2026-11-23T02:00:00Z') })
    const on = (timezone: string) =>
      submitForm(post('call-request', { ...call, day: '2026-11-23', timezone }), made)
    expect((await on('Australia/Sydney')).status).toBe(422)
    expect((await on('Pacific/Honolulu')).status).toBe(303)
    expect(stored).toHaveLength(1)
  })

  test('that was begun on the home page goes on with every word, and without a reproach', async () => {
    const { made, stored } = services()
    const begun = {
      first: 'Amina',
      last: 'Okafor',
      email: 'amina@example.net',
      org: 'River School',
      org_type: 'climate',
      current_challenge: 'Nobody finds us',
    }
    const answer = await submitForm(post('call-request', begun), made)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(stored).toEqual([])
    expect(html).toContain('value="Amina"')
    expect(html).toContain('<option value="climate" selected')
    expect(html).toContain('Nothing is sent yet')
    expect(html).not.toContain('is required')
    expect(html).not.toContain('Error: ')
  })
})

describe('above a ceiling', () => {
  test('the visitor is told that the form is held, and of the code that was mailed', async () => {
    const answer = await submitForm(post('audit', audit), services('held').made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/confirm-request#main`])
  })

  const confirming = (outcome: CodeOutcome | 'rate_limited' | 'unavailable') => {
    const asked: string[] = []
    const sentNow: Confirmed[] = []
    const { made } = services('stored', {
      confirm: async (code) => {
        asked.push(code)
        return outcome
      },
      sendNow: async (row) => {
        sentNow.push(row)
      },
    })
    return { made, asked, sentNow }
  }
  const lead: Confirmed = { kind: 'lead', id: '1' }

  test('the code of the mail makes it stand, and its mails leave', async () => {
    const { made, asked, sentNow } = confirming({ confirmed: [lead], taken: 0, too_many: 0, known: true })
    const answer = await submitForm(post('confirm', { code: ' k7qm-4d9x-2b6t ' }), made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/thanks/confirmed#main`])
    expect([asked, sentNow]).toEqual([['K7QM4D9X2B6T'], [lead]])
  })

  test('pressed twice, the second time is answered as the first', async () => {
    const { made } = confirming({ confirmed: [], taken: 0, too_many: 0, known: true })
    expect((await submitForm(post('confirm', { code: 'K7QM4D9X2B6T' }), made)).status).toBe(303)
  })

  test.each([
    ['', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'Please enter the code from our email'],
    ['K7QM4D9X2B6', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'twelve letters and digits'],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 0, too_many: 0, known: false }, 422, 'good for one hour'],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 1, too_many: 0, known: true }, 409, 'choose another time'],
    [
      'K7QM4D9X2B6T',
      { confirmed: [lead], taken: 1, too_many: 0, known: true },
      409,
      'Everything else is confirmed',
    ],
    ['K7QM4D9X2B6T', { confirmed: [], taken: 0, too_many: 1, known: true }, 409, 'cancel one of them'],
    ['K7QM4D9X2B6T', 'rate_limited', 429, 'too many wrong codes'],
    ['K7QM4D9X2B6T', 'unavailable', 503, 'The code stays valid'],
  ] as const)('“%s” that leads to %j is told so, on its page', async (code, outcome, status, words) => {
    const { made } = confirming(outcome as CodeOutcome | 'rate_limited' | 'unavailable')
    const answer = await submitForm(post('confirm', { code }), made)
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toContain(words)
    if (code) expect(html).toContain(`value="${code}"`)
  })

  test('a code cannot be sent by opening an address', async () => {
    const { made, asked } = confirming({ confirmed: [lead], taken: 0, too_many: 0, known: true })
    const address = `${siteUrl}/functions/v1/submit-form?form=confirm&code=K7QM4D9X2B6T`
    const answer = await submitForm(new Request(address), made)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${siteUrl}/confirm-request`])
    expect(asked).toEqual([])
  })
})
