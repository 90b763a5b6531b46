import type { Problem } from './problem.ts'

/** What keeps the forms of a release from reaching their backend: its address and its public key are built in. */
export function backendProblems(env: Record<string, string | undefined>): Problem[] {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = env
  const problems: Problem[] = []
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    const reason = `is “${url}”; give the backend’s address, such as https://PROJECT.supabase.co`
    problems.push({ file: 'VITE_SUPABASE_URL', path: [], reason })
  }
  if (!/^sb_publishable_(?!local$)/.test(key)) {
    // Without its value: it may be a secret that was pasted by mistake.
    const reason = 'is no publishable key; give the one of the project’s API settings (sb_publishable_…)'
    problems.push({ file: 'VITE_SUPABASE_PUBLISHABLE_KEY', path: [], reason })
  }
  return problems
}
