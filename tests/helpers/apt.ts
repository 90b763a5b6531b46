import { spawnSync } from 'node:child_process'

/** Installs packages, if root on Debian. @returns the command, to run by hand elsewhere */
export function aptInstall(packages: readonly string[]): string {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return command
  console.log(`Installing what the tests' browsers need: ${command}`)
  spawnSync(`apt-get update -qq && ${command}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A package that prompts would block.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return command
}
