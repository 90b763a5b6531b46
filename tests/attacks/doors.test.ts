import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lead } from '../database/support/samples.ts'
import { key, openAttackedSite } from './support/attacked-site.ts'
import { raw, sendRaw } from './support/raw.ts'

/* Every door of the local site, with what no visitor of good will sends. */

type Site = Awaited<ReturnType<typeof openAttackedSite>>
let site: Site
/** What reaches the terminal. Listened to before the site starts, which decides there what does. */
const written: string[] = []
beforeAll(async () => {
  for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...values) => void written.push(values.map(String).join(' ')),
    )
  }
  site = await openAttackedSite()
})
afterAll(() => site.end())

const get = (target: string, headers: Record<string, string> = {}) =>
  sendRaw(
    site.port,
    raw(`GET ${target}`, { Host: `127.0.0.1:${site.port}`, Connection: 'close', ...headers }),
  )

describe('an address', () => {
  test.each([
    ['//', 400],
    ['//example.org', 404],
    ['///etc/passwd', 404],
    ['/..', 404],
    ['/../secret.txt', 404],
    ['/../../../../etc/passwd', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/%252e%252e%252fsecret.txt', 404],
    ['/assets/..%2f..%2fsecret.txt', 404],
    ['/%c0%ae%c0%ae/secret.txt', 404],
    ['/%00', 404],
    ['/index.html%00.pdf', 404],
    ['/template.pdf%00', 404],
    ['/%zz', 404],
    ['/%', 404],
    ['/_headers', 404],
    ['/headers.json', 404],
    ['/404.html', 404],
    ['/.env', 404],
    ['/.local/database', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/a b', 400],
    ['/a#b', 400],
    ['/\u009b31m', 400],
    ['/\u001b[2J', 400],
    ['*', 400],
    ['index.html', 400],
    ['http://', 400],
    ['http://[/', 400],
    ['ftp://localhost/', 400],
    ['file:///etc/passwd', 400],
    ['http://elsewhere.example/', 200],
    ['http://127.0.0.1/../secret.txt', 404],
    ['/rest/v1/%zz', 400],
    ['/rest/v1/leads%00', 400],
    ['/rest/v1/leads?select=%zz', 400],
    ['/rest/v1/leads?id=eq.%00', 400],
    ['/rest/v1/', 404],
    ['/rest/v1/../../mail', 404],
    ['/rest/v1/%2e%2e/%2e%2e/mail', 404],
    ['//rest/v1/leads', 404],
    ['/rest/v1//leads', 404],
    ['/functions/v1/', 404],
    ['/functions/v1/../../mail', 404],
    ['/mail/..%2f..%2fdatabase', 404],
    ['/mail/%zz', 404],
    ['/mail//', 200],
  ])('%s is answered with %i', async (target, status) => {
    const answer = await get(target, target.startsWith('/rest') ? { apikey: key } : {})
    expect(answer.statuses).toEqual([status])
    expect(answer.text).not.toMatch(/secret\n?$|root:/)
    expect(answer.text).toMatch(/x-content-type-options: nosniff/i)
    expect(answer.closed).toBe(true)
  })
})

test('a request without a host is none', async () => {
  const answer = await sendRaw(site.port, 'GET / HTTP/1.1\r\n\r\n')
  expect(answer.statuses).toEqual([400])
  expect(answer.text).toMatch(/x-content-type-options: nosniff/i)
})

describe('a request that says twice where it goes', () => {
  test.each([
    ['two hosts', 'GET /mail', 'Host: localhost\r\nHost: elsewhere.example', 400],
    ['two hosts, the other first', 'GET /mail', 'Host: elsewhere.example\r\nHost: localhost', 400],
    ['one host twice', 'GET /mail', 'Host: localhost\r\nHost: localhost', 400],
    ['a whole address of elsewhere', 'GET http://elsewhere.example/mail', 'Host: localhost', 404],
    ['a whole address of here, from elsewhere', 'GET http://localhost/mail', 'Host: elsewhere.example', 200],
    ['a database elsewhere', 'POST http://elsewhere.example/rest/v1/leads', 'Host: localhost', 403],
    ['chunks of no kind', 'POST /rest/v1/leads', 'Host: localhost\r\nTransfer-Encoding: ', 400],
  ])('%s: %s', async (_, line, headers, status) => {
    const answer = await sendRaw(
      site.port,
      `${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(answer.statuses).toEqual([status])
  })
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-0', 206, '0'],
    ['bytes=2-4', 206, '234'],
    ['bytes=8-', 206, '89'],
    ['bytes=8-99999', 206, '89'],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=-3', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
    ['bytes=0-1,3-4', 200, '0123456789'],
    ['bytes=a-b', 200, '0123456789'],
    ['lines=0-1', 200, '0123456789'],
    ['bytes=0x0-0x1', 200, '0123456789'],
    ['bytes=10-', 416, ''],
    ['bytes=99999999999999-', 416, ''],
    ['bytes=999999999999999999999999-', 200, '0123456789'],
  ])('%s is answered with %i', async (range, status, body) => {
    const answer = await get('/template.pdf', { Range: range })
    expect(answer.statuses).toEqual([status])
    expect(answer.text.split('\r\n\r\n')[1]).toBe(body)
    if (status !== 416) expect(answer.text).toMatch(new RegExp(`content-length: ${body.length}\\r\\n`, 'i'))
  })
})

describe('what is sent to the database', () => {
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
  test.each([
    ['leads', nested('[', ']', 10_000)],
    ['leads', `{"first_name":${nested('[', ']', 10_000)}}`],
    ['leads', nested('{"a":', '', 8_000).concat('1', '}'.repeat(8_000))],
    ['leads', '[[]]'],
    ['leads', '[1]'],
    ['leads', '[null]'],
    ['leads', '['],
    ['leads', '{"first_name":["a"]}'],
    ['leads', '{"first_name":{"a":"b"}}'],
    ['leads', '{"help_with":{"a":"b"}}'],
    ['leads', '{"help_with":[["SEO"]]}'],
    ['leads', '{"__proto__":{"a":1}}'],
    ['leads', '{"constructor":{"prototype":{"a":1}}}'],
    ['leads', '{"first_name":"a\\u0000b"}'],
    ['leads', '{"id":"not-a-uuid"}'],
    ['leads', '{"id":1e999}'],
    ['rpc/taken_times', '[]'],
    ['rpc/taken_times', '[{}]'],
    ['rpc/taken_times', '"text"'],
    ['rpc/taken_times', 'null'],
    ['rpc/book_strategy_call', '[]'],
    ['rpc/book_strategy_call', '[1,2]'],
    ['rpc/book_strategy_call', '{"booking_id":["a"]}'],
    ['rpc/book_strategy_call', '{"first_name":{"a":["b"]}}'],
    ['rpc/none', '{}'],
  ])('%s: %j is a mistake of the sender', async (path, body) => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test.each(['planned', 'exact', 'estimated', ' planned', 'PLANNED'])(
    'rows are not counted: %s',
    async (count) => {
      for (const prefer of [`count=${count}`, `return=minimal, count=${count}`, `Count = ${count}`]) {
        const answer = await fetch(`${site.url}/rest/v1/leads?select=id`, {
          headers: { apikey: key, prefer },
        })
        expect([answer.status, answer.headers.get('content-range')]).toEqual([400, null])
      }
    },
  )
})

describe('a page of another origin', () => {
  const others = {
    'another site': { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    'another port of this machine': { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    'another site in an old browser': { origin: 'https://elsewhere.example' },
    'a document without an origin': { origin: 'null' },
    'a name that points here': { Host: 'elsewhere.example', origin: 'http://elsewhere.example' },
    'a name that points here, in a browser of today': {
      Host: 'elsewhere.example',
      'sec-fetch-site': 'same-origin',
    },
    'a name that looks like an address': { Host: '127.0.0.1.elsewhere.example' },
    'a host that is none': { Host: 'a b' },
    'a host with a user': { Host: 'localhost@elsewhere.example' },
  }
  const targets = [
    '/rest/v1/leads',
    '/rest/v1/rpc/book_strategy_call',
    '/functions/v1/send-lead-notifications',
  ]
  describe.each(Object.entries(others))('%s', (_, headers) => {
    test.each(targets)('may not write to %s', async (target) => {
      const body = JSON.stringify(lead())
      const before = await site.query('select id from public.leads')
      for (const type of ['application/json', 'text/plain']) {
        const answer = await sendRaw(
          site.port,
          raw(
            `POST ${target}`,
            {
              Host: `127.0.0.1:${site.port}`,
              apikey: key,
              'Content-Type': type,
              'Content-Length': body.length,
              Connection: 'close',
              ...headers,
            },
            body,
          ),
        )
        expect(answer.statuses).toEqual([403])
        expect(answer.text).not.toMatch(/access-control/i)
      }
      expect(await site.query('select id from public.leads')).toEqual(before)
    })

    test.each(targets)('may not ask beforehand at %s', async (target) => {
      const answer = await sendRaw(
        site.port,
        raw(`OPTIONS ${target}`, {
          Host: `127.0.0.1:${site.port}`,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'apikey',
          Connection: 'close',
          ...headers,
        }),
      )
      expect(answer.text).not.toMatch(/access-control/i)
    })
  })

  test('a page of this site may', async () => {
    const { host } = new URL(site.url)
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${host}` }, {}]) {
      const answer = await fetch(`${site.url}/rest/v1/leads`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(lead()),
      })
      // Stored, or asked for proof of work: answered by the database, not by the door.
      expect([201, 428]).toContain(answer.status)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('the caught mails', () => {
  const proxies = {
    'X-Forwarded-For': '203.0.113.7',
    'x-forwarded-host': 'www.example.org',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'for=203.0.113.7',
    Via: '1.1 proxy',
    'X-Real-IP': '203.0.113.7',
    'CF-Connecting-IP': '203.0.113.7',
    'True-Client-IP': '203.0.113.7',
    'X-Client-IP': '',
  }
  test.each(Object.entries(proxies))('are not handed on by a proxy that says %s', async (name, value) => {
    expect((await get('/mail', { [name]: value })).statuses).toEqual([404])
  })

  test('are not handed on by a proxy whose word stands behind a thousand others', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`x${i}`, '']))
    expect((await get('/mail', { ...many, Via: '1.1 proxy' })).statuses).toEqual([404])
  })

  test.each([
    'elsewhere.example',
    'localhost.elsewhere.example',
    '127.0.0.1.nip.io',
    '',
    'LOCALHOST.example',
  ])('are not shown to a page of "%s"', async (host) => {
    expect((await get('/mail', { Host: host })).statuses.every((status) => status >= 400)).toBe(true)
  })

  test('are shown to this machine', async () => {
    expect((await get('/mail')).statuses).toEqual([200])
  })
})

describe('an answer', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/template.pdf'],
    ['POST', '/'],
    ['GET', '/mail'],
    ['GET', '/mail/none'],
    ['POST', '/mail'],
    ['GET', '/rest/v1/leads'],
    ['POST', '/rest/v1/leads'],
    ['PROPFIND', '/rest/v1/leads'],
    ['GET', '/rest/v1/'],
    ['POST', '/functions/v1/send-lead-notifications'],
    ['DELETE', '/functions/v1/send-lead-notifications'],
    ['GET', '/functions/v1/none'],
  ])('to %s %s is of the type that it says, for this origin, in no frame', async (method, target) => {
    const answer = await sendRaw(
      site.port,
      raw(`${method} ${target}`, { Host: `127.0.0.1:${site.port}`, Connection: 'close' }),
    )
    expect(answer.statuses).toHaveLength(1)
    expect(answer.text).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer.text).toMatch(/^cross-origin-resource-policy: same-origin\r$/im)
    expect(answer.text).toMatch(/^referrer-policy: /im)
    expect(answer.text).not.toMatch(/^access-control-/im)
    if (!target.match(/^\/(nothing|template\.pdf)?$/)) {
      expect(answer.text).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
    }
  })
})

describe('the terminal', () => {
  test.each([
    ['leads', { first_name: '\u001b]0;owned\u0007', last_name: 'visitor-words' }],
    ['leads', { ...lead(), first_name: 'visitor-words\u009b31m\n[database] all is well' }],
    ['leads', { ...lead(), id: 'visitor-words' }],
    ['leads', { ...lead(), 'visitor-words\u001b[2J': 1 }],
    ['audit_requests', { website_url: 'visitor-words\u202e' }],
    ['rpc/visitor-words', { a: '\u001b[31m' }],
    ['rpc/book_strategy_call', { booking_id: 'visitor-words\r\n' }],
  ])('shows nothing of what is sent to %s', async (path, body) => {
    written.splice(0)
    await fetch(`${site.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await get('/rest/v1/leads?select=visitor-words%1b[2J', { apikey: key })
    expect(written.filter((line) => /visitor-words|\p{Cc}|\p{Bidi_Control}/u.test(line))).toEqual([])
  })
})
