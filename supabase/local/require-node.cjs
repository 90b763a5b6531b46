// node supabase/local/require-node.cjs [<file>.ts …]
// Prints one line if Node is too old, otherwise runs a TypeScript file of this folder. Uses ES5 syntax, so that an old
// Node can parse it, and no child process, because a busy parent would not forward signals.
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
