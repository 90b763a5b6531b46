import { environmentNames } from '../../supabase/functions/_shared/environment.ts'
import { bundleFunctions } from './bundle-functions.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './steps.ts'

/** The functions and their secrets; unsets optional ones that an earlier deploy has set. */
export const functionsStep = (settings: DeploySettings): Step => ({
  name: 'Functions and their secrets',
  help: 'Is SUPABASE_ACCESS_TOKEN valid? (Dashboard, Account, Access Tokens.)',
  async run() {
    const secrets = Object.entries(settings.secrets).map(([name, value]) => ({ name, value }))
    await request(settings, 'POST', 'secrets', JSON.stringify(secrets))
    const known = (await request(settings, 'GET', 'secrets')) as { name: string }[]
    const removed = environmentNames.filter(
      (name) =>
        !name.startsWith('SUPABASE_') &&
        !(name in settings.secrets) &&
        known.some((secret) => secret.name === name),
    )
    if (removed.length > 0) await request(settings, 'DELETE', 'secrets', JSON.stringify(removed))
    for (const [name, text] of Object.entries(await bundleFunctions())) {
      const upload = new FormData()
      // Publishable keys are no JWTs, so the gateway cannot check them: each function does.
      const metadata = { name, entrypoint_path: 'index.js', verify_jwt: false }
      upload.append('metadata', JSON.stringify(metadata))
      upload.append('file', new Blob([text]), 'index.js')
      await request(settings, 'POST', `functions/deploy?slug=${name}`, upload)
    }
  },
})

/**
 * One request to Supabase's management API about the project (https://supabase.com/docs/reference/api).
 *
 * @throws Error with the API's message
 */
async function request(
  { apiUrl, accessToken, projectRef }: DeploySettings,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: string | FormData,
): Promise<unknown> {
  const answer = await fetch(`${apiUrl}/v1/projects/${projectRef}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status}: ${said.slice(0, 500)}`)
  return said ? JSON.parse(said) : undefined
}
