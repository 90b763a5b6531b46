export type Defence = {
  /** What the defence is for. */
  against: string
  file: string
  /** Texts that defend, each once in the file, and what stands there without them. */
  edits: readonly (readonly [text: string, without: string])[]
  /** The tests that must notice. */
  tests: readonly string[]
  /** Only those whose name says so: suites of the database are long. */
  named?: string
}

const local = 'supabase/local'
const migrations = 'supabase/migrations'
const smuggling = ['tests/attacks/smuggling.test.ts']
const doors = ['tests/attacks/doors.test.ts']
const inner = ['tests/attacks/inner-doors.test.ts']
const slow = ['tests/attacks/slow-clients.test.ts']
const dev = ['tests/attacks/dev-server.test.ts']
const folder = ['tests/attacks/private-folder.test.ts']
const database = ['tests/database/embedded.test.ts']

/** Each line of defence, and how it would be missing. */
export const defences: readonly Defence[] = [
  {
    against: 'a request in the body of another one, on a connection that both share',
    file: `${local}/functions-runtime/forward.ts`,
    edits: [
      ["req.method === 'POST' ? body : undefined", 'body'],
      [", ...(body ? { 'content-length': body.length } : {})", ''],
      ['agent: false,', ''],
      ['onward.end(body)', 'if (body) onward.write(body)\n    onward.end()'],
    ],
    tests: smuggling,
  },
  {
    against: 'headers that the client calls those of its connection',
    file: `${local}/functions-runtime/forward.ts`,
    edits: [[' && !named.includes(name)', ' && named !== undefined']],
    tests: smuggling,
  },
  {
    against: 'answers that pages of other origins read',
    file: `${local}/functions-runtime/forward.ts`,
    edits: [[" && !name.startsWith('access-control-')", '']],
    tests: smuggling,
  },
  {
    against: 'bodies without end',
    file: `${local}/functions-runtime/forward.ts`,
    edits: [['const largestBody = 64 * 1024', 'const largestBody = 64 * 1024 * 1024']],
    tests: smuggling,
  },
  {
    against: 'connections that are upgraded to nothing',
    file: `${local}/listen.ts`,
    edits: [
      [
        '    limitConnections(server, limits)',
        "    limitConnections(server, limits)\n    server.on('upgrade', () => {})",
      ],
    ],
    tests: smuggling,
  },
  {
    against: 'a proxy whose word stands behind a thousand others',
    file: `${local}/connection-limits.ts`,
    edits: [['  server.maxHeadersCount = 0\n', '']],
    tests: doors,
  },
  {
    against: 'requests for two hosts',
    file: `${local}/request-target.ts`,
    edits: [['host.length > 1 || ', '']],
    tests: doors,
  },
  {
    against: 'a host in the target that is another than the header’s',
    file: `${local}/request-target.ts`,
    edits: [['      request.headers.host = host\n', '']],
    tests: doors,
  },
  {
    against: 'visitors’ words in the terminal, from the dev server',
    file: `${local}/dev-pages.ts`,
    edits: [['return printable(decoded) === decoded', 'return decoded !== undefined']],
    tests: dev,
  },
  {
    against: 'other sites that open files in an editor',
    file: `${local}/dev-pages.ts`,
    edits: [["headers['sec-fetch-site'] !== 'same-origin'", "headers['sec-fetch-site'] === 'none-at-all'"]],
    tests: dev,
  },
  {
    against: 'calls that are booked again above a ceiling',
    file: `${migrations}/20261122201000_calls.sql`,
    edits: [['if again and private.passed_ceiling', 'if false and private.passed_ceiling']],
    tests: database,
    named: 'by the links takes no more',
  },
  {
    against: 'one address in many spellings',
    file: `${migrations}/20261122200000_private_schema.sql`,
    edits: [["regexp_replace(host(told::inet), '^::ffff:(?=[0-9]+[.])', '')", 'host(told::inet)']],
    tests: database,
    named: 'is counted as',
  },
  {
    against: 'names that differ in what nobody sees',
    file: `${migrations}/20261122200400_texts.sql`,
    edits: [['\\u200b\\u200e', '\\u200e']],
    tests: database,
    named: 'nothing unprintable',
  },
  {
    against: 'pages that try all ports of this machine for the database',
    file: `${local}/internal-door.ts`,
    edits: [
      [
        "if (!/^127\\.0\\.0\\.1:\\d+$/.test(request.headers.host ?? '')) {",
        "if (request.headers.host === '') {",
      ],
    ],
    tests: inner,
  },
  {
    against: 'pages that try all ports of this machine for the functions',
    file: `${local}/functions-runtime/serve.ts`,
    edits: [["if (hostname !== '127.0.0.1')", "if (hostname === '')"]],
    tests: inner,
  },
  {
    against: 'letters of another script in a name',
    file: 'supabase/functions/_shared/mail/known-name.ts',
    edits: [['mixedScripts.test(word) || ', '']],
    tests: ['supabase/functions/_shared/mail/known-name.test.ts'],
  },
  {
    against: 'targets that are none',
    file: `${local}/request-target.ts`,
    edits: [["if (!/^[!-~]+$/.test(target) || target.includes('#')) return false", '']],
    tests: doors,
  },
  {
    against: 'requests without a host',
    file: `${local}/request-target.ts`,
    edits: [["if (!request.headers.host && request.httpVersion !== '1.0') return false", '']],
    tests: doors,
  },
  {
    against: 'ranges that end before they begin',
    file: `${local}/serve-site.ts`,
    edits: [['if (!isPlainRange(request.headers.range)) delete request.headers.range', '']],
    tests: doors,
  },
  {
    against: 'files beside the site',
    file: `${local}/serve-site.ts`,
    edits: [['rulesOfHosts.includes(path) || ', '']],
    tests: doors,
  },
  {
    against: 'methods that no page knows',
    file: `${local}/serve-site.ts`,
    edits: [
      ["if (request.method !== 'GET' && request.method !== 'HEAD') {", "if (request.method === 'NONE') {"],
    ],
    tests: [...doors, `${local}/serve-site.test.ts`],
  },
  {
    against: 'requests that come letter by letter, or never',
    file: `${local}/connection-limits.ts`,
    // One limit stands in for another.
    edits: [
      ['headersTimeout: limits.headers,', 'headersTimeout: 0,'],
      ['requestTimeout: limits.request,', 'requestTimeout: 0,'],
      ['server.setTimeout(limits.silence, (socket: Socket) => socket.destroy())', ''],
    ],
    tests: slow,
  },
  {
    against: 'connections that are kept after an answer',
    file: `${local}/connection-limits.ts`,
    edits: [
      ['keepAliveTimeout: limits.keepAlive,', 'keepAliveTimeout: 60_000,'],
      ['server.setTimeout(limits.silence, (socket: Socket) => socket.destroy())', ''],
    ],
    tests: slow,
  },
  {
    against: 'more connections than there is room for',
    file: `${local}/connection-limits.ts`,
    edits: [['server.maxConnections = limits.connections', '']],
    tests: slow,
  },
  {
    against: 'the data folder through Vite',
    file: `${local}/dev-server.ts`,
    edits: [
      [
        "return [join(projectRoot, onDisk), join('/', onDisk)].some((file) => isWithin(localDir, file))",
        "return [onDisk].some((file) => isWithin('/nowhere', file))",
      ],
      // Vite's own list stands in for it.
      ["deny: ['.env',", "deny: true ? [] : ['.env',"],
    ],
    tests: dev,
  },
  {
    against: 'pages of other origins that read sources',
    file: `${local}/dev-server.ts`,
    edits: [['cors: false,', 'cors: true,']],
    tests: dev,
  },
  {
    against: 'other people of this machine',
    file: `${local}/private-folder.ts`,
    edits: [['usual ??= process.umask(0o077)', 'usual ??= process.umask(0o022)']],
    tests: folder,
  },
  {
    against: 'files that were open before',
    file: `${local}/private-folder.ts`,
    edits: [['chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)', '']],
    tests: folder,
  },
  {
    against: 'writes by pages of other origins',
    file: `${local}/public-door.ts`,
    edits: [['if (!isFromThisSite(request, host)) {', "if (host === '') {"]],
    tests: doors,
  },
  {
    against: 'domains that point at this machine',
    file: `${local}/known-client.ts`,
    edits: [['if (!isKnownHost(asked, host)) return false', 'if (host === asked) return true']],
    tests: doors,
  },
  {
    against: 'the caught mails behind a proxy',
    file: `${local}/known-client.ts`,
    edits: [['return loopback && !forwarded && ', 'return loopback && ']],
    tests: doors,
  },
  {
    against: 'the caught mails under another name',
    file: `${local}/known-client.ts`,
    edits: [
      [
        "/^(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?$/.test(headers.host ?? '')",
        'headers.host !== undefined',
      ],
    ],
    tests: doors,
  },
  {
    against: 'JSON that is deeper than a row',
    file: `${local}/backend/rest-body.ts`,
    edits: [
      [
        'if (!(trusted && isCall) && !values.flat(2).every(isPlain)) {',
        'if (trusted && isCall && values.length < 0) {',
      ],
    ],
    tests: doors,
  },
  {
    against: 'JSON that is no row',
    file: `${local}/backend/rest-body.ts`,
    edits: [
      [
        "if (!rows.every(isRow)) return { ok: false, reason: 'The json is neither a row nor a list of rows' }",
        '',
      ],
    ],
    tests: doors,
  },
  {
    against: 'addresses that cannot be decoded',
    file: `${local}/backend/rest-gate.ts`,
    edits: [
      [
        "if (!url || !isDecodable(url.pathname) || !isDecodable(url.search.replaceAll('+', ' '))) {",
        'if (!url) {',
      ],
    ],
    tests: doors,
  },
  {
    against: 'counting of rows',
    file: `${local}/backend/rest-gate.ts`,
    edits: [["/count\\s*=/i.test(headers.get('prefer') ?? '')", "headers.get('prefer') === '-'"]],
    tests: doors,
  },
  {
    against: 'the secret key at the public door',
    file: `${local}/backend/rest-gate.ts`,
    edits: [['(internal && sameText(key, keys.secretKey))', 'sameText(key, keys.secretKey)']],
    tests: database,
    named: 'secret key',
  },
  {
    against: 'answers that are sniffed for another type',
    file: `${local}/security-headers.ts`,
    edits: [["  'x-content-type-options': 'nosniff',\n", '']],
    tests: doors,
  },
  {
    against: 'visitors’ words in the terminal, from the REST layer',
    file: `${local}/backend/quiet-log.ts`,
    edits: [['if (!currentHeaders.getStore()) write(...values)', 'write(...values)']],
    tests: doors,
  },
  {
    against: 'visitors’ words in the terminal, from the list of leads',
    file: `${local}/printable.ts`,
    edits: [['return text.replace(unprintable, escaped)', 'return text']],
    tests: folder,
  },
  {
    against: 'an address that the visitor writes',
    file: `${migrations}/20261122200000_private_schema.sql`,
    edits: [["text not null default 'cf-connecting-ip'", "text not null default 'x-forwarded-for'"]],
    tests: ['tests/database/serialised.test.ts', ...database],
    named: 'gateway of one’s own',
  },
  {
    against: 'the first entry of a list, which a visitor writes',
    file: `${migrations}/20261122200000_private_schema.sql`,
    edits: [["split_part(coalesce(header, ''), ',', -1)", "split_part(coalesce(header, ''), ',', 1)"]],
    tests: ['tests/database/serialised.test.ts', ...database],
    named: 'gateway of one’s own',
  },
  {
    against: 'a /64 for each request',
    file: `${migrations}/20261122200000_private_schema.sql`,
    edits: [['set_masklen(address::inet, 64)', 'set_masklen(address::inet, 128)']],
    tests: ['tests/database/serialised.test.ts', ...database],
    named: 'an IPv6 network is one address',
  },
  {
    against: 'a /48 for each request',
    file: `${migrations}/20261122200600_ceilings.sql`,
    edits: [["perform private.count_submission(kind, 'network', private.request_network());", '']],
    tests: ['tests/database/serialised.test.ts', ...database],
    named: 'a /48 is counted',
  },
  {
    against: 'one mailbox in many spellings',
    file: `${migrations}/20261122200000_private_schema.sql`,
    edits: [
      [
        "select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name,",
        "select split_part(lower(btrim(email)), '@', 1) as name,",
      ],
    ],
    tests: ['tests/database/serialised.test.ts', ...database],
    named: 'mailbox',
  },
  {
    against: 'counting of rows, on a hosted project',
    file: `${migrations}/20261122201300_grants.sql`,
    edits: [["~* 'count\\s*='", "= 'none'"]],
    tests: database,
    named: 'hosted project',
  },
  {
    against: 'encoded words in a subject',
    file: 'supabase/functions/_shared/mail/header-text.ts',
    edits: [["      .replace(/=\\?/g, '= ?')\n", '']],
    tests: ['supabase/functions/_shared/mail/header-text.test.ts'],
  },
  {
    against: 'a message in place of a name',
    file: 'supabase/functions/_shared/mail/known-name.ts',
    edits: [['const mostWords = 3', 'const mostWords = 30']],
    tests: ['supabase/functions/_shared/mail/known-name.test.ts'],
  },
  {
    against: 'an address in place of a name',
    file: 'supabase/functions/_shared/mail/known-name.ts',
    edits: [["(?:['’-]?[", "(?:['’.:/-]?["]],
    tests: ['supabase/functions/_shared/mail/known-name.test.ts'],
  },
  {
    against: 'headers that fill the first flight',
    file: 'renderer/build/host-files.ts',
    edits: [['if (size > largestHeaders)', 'if (size < 0)']],
    tests: ['renderer/build/host-files.test.ts'],
  },
  {
    against: 'rules that a host drops without a word',
    file: 'renderer/build/host-limits.ts',
    edits: [['return is > limit ?', 'return is < 0 ?']],
    tests: ['renderer/build/host-files.test.ts'],
  },
  {
    against: 'a document without a policy of its own',
    file: 'renderer/build/document-policies.ts',
    edits: [
      ['<meta http-equiv="Content-Security-Policy" content', '<meta name="Content-Security-Policy" content'],
    ],
    tests: ['renderer/build/document-policies.test.ts'],
  },
  {
    against: 'inline scripts that are not the site’s own',
    file: 'renderer/build/content-policy.ts',
    edits: [
      [
        'return ["\'self\'", ...hashes(scripts),',
        'return ["\'self\'", "\'unsafe-inline\'", ...hashes(scripts),',
      ],
    ],
    tests: ['renderer/build/content-policy.test.ts'],
  },
  {
    against: 'a package without a hash',
    file: 'tests/supply-chain/lock-problems.ts',
    edits: [["entry.integrity?.startsWith('sha512-') ? []", "entry.integrity !== 'x' ? []"]],
    tests: ['tests/supply-chain/lock-problems.test.ts'],
  },
  {
    against: 'a script that a package runs when it is installed',
    file: 'tests/supply-chain/lock-problems.ts',
    edits: [['Object.hasOwn(allowed.installScripts, name)', 'allowed.installScripts[name] === undefined']],
    tests: ['tests/supply-chain/lock-problems.test.ts'],
  },
]
