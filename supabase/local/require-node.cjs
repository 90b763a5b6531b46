// node supabase/local/require-node.cjs [<file>.ts …]
// Says in one line when Node is too old, else runs the TypeScript file beside it. In the oldest syntax, so that
// an old Node can read it; and in one process, because a wrapper would pass on no signals while Node is busy.
var parts = process.versions.node.split('.')
var major = Number(parts[0])
var minor = Number(parts[1])
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(
    'This project needs Node.js 20.19 or newer (of the 22 line, 22.12); this is ' +
      process.versions.node +
      '. See https://nodejs.org',
  )
  process.exit(1)
}
if (process.argv[2]) require('./run-typescript.cjs')
