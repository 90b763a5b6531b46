import type { Problem } from './problem.ts'

/** Checks the backend's URL and publishable key, which the build compiles into the site. */
export function backendProblems(env: Record<string, string | undefined>): Problem[] {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = env
  const problems: Problem[] = []
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    const reason = `is “${url}”; set it to the backend’s URL, such as https://PROJECT.supabase.co`
    problems.push({ file: 'VITE_SUPABASE_URL', path: [], reason })
  }
  if (!/^sb_publishable_(?!local$)/.test(key)) {
    // Omits the value, because someone may have pasted a secret by mistake.
    const reason = 'is not a publishable key; use the one in the project’s API settings (sb_publishable_…)'
    problems.push({ file: 'VITE_SUPABASE_PUBLISHABLE_KEY', path: [], reason })
  }
  return problems
}
