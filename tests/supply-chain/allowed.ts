/** What may run while packages are installed, and why. The project works without: `npm ci --ignore-scripts` is enough. */
export const installScripts: Readonly<Record<string, string>> = {
  deno: 'puts its binary where its launcher looks; deno-binary.ts finds it without',
  esbuild: 'the same',
}

/**
 * Packages of platforms on which nobody has installed the project: npm wrote them down without having seen them, and
 * the registry that the lock file was made with does not hold them. Each is bound to its version, runs on no other
 * platform, and leaves this list when `npm run lock` finds its hash.
 */
export const notSeenYet: readonly string[] = [
  '@biomejs/cli-android-arm64@2.6.8',
  '@biomejs/cli-android-x64@2.6.8',
  '@biomejs/cli-darwin-arm64@2.6.8',
  '@biomejs/cli-darwin-x64@2.6.8',
  '@biomejs/cli-linux-arm64-musl@2.6.8',
  '@biomejs/cli-linux-x64-musl@2.6.8',
  '@biomejs/cli-win32-arm64@2.6.8',
  '@biomejs/cli-win32-x64@2.6.8',
  '@deno/darwin-arm64@2.9.6',
  '@deno/darwin-x64@2.9.6',
  '@deno/linux-arm64-glibc@2.9.6',
  '@deno/win32-arm64@2.9.6',
  '@deno/win32-x64@2.9.6',
  '@oxc-parser/binding-android-arm-eabi@0.155.0',
  '@oxc-parser/binding-android-arm64@0.155.0',
  '@oxc-parser/binding-darwin-arm64@0.155.0',
  '@oxc-parser/binding-darwin-x64@0.155.0',
  '@oxc-parser/binding-freebsd-x64@0.155.0',
  '@oxc-parser/binding-linux-arm-gnueabihf@0.155.0',
  '@oxc-parser/binding-linux-arm-musleabihf@0.155.0',
  '@oxc-parser/binding-linux-ppc64-gnu@0.155.0',
  '@oxc-parser/binding-linux-riscv64-gnu@0.155.0',
  '@oxc-parser/binding-linux-riscv64-musl@0.155.0',
  '@oxc-parser/binding-linux-s390x-gnu@0.155.0',
  '@oxc-parser/binding-openharmony-arm64@0.155.0',
  '@oxc-parser/binding-win32-arm64-msvc@0.155.0',
  '@oxc-parser/binding-win32-ia32-msvc@0.155.0',
  '@oxc-parser/binding-win32-x64-msvc@0.155.0',
]

/** Old packages that name their licence in a file; each was read. */
export const licencesInFiles: Readonly<Record<string, string>> = {
  eval: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
}

/** Tools that only a test runs, under a licence that forbids to hand them out with the product: nobody does. */
export const toolLicences: Readonly<Record<string, string>> = {
  '@action-validator/core': 'GPL-3.0-only',
}

/** Licences under which a package may be used in a product that is not open itself. */
export const licences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  // As dictionary-en names those of the word lists that it is made of.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
