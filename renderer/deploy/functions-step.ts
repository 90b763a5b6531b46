import { createHash } from 'node:crypto'
import { environmentNames } from '../../supabase/functions/_shared/environment.ts'
import { bundleFunctions } from './bundle-functions.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './steps.ts'

/** A secret that stores the hash of the deployed functions. */
const deployedName = 'DEPLOYED_FUNCTIONS'

/** The functions and their secrets. */
export function functionsStep(settings: DeploySettings): Step {
  /** What differs from the project's, of which Supabase shows only the SHA-256. */
  async function compare() {
    const bundles = await bundleFunctions()
    const hash = { [deployedName]: sha256(JSON.stringify(bundles)) }
    const wanted = { ...settings.secrets, ...hash }
    const list = (await request(settings, 'GET', 'secrets')) as { name: string; value: string }[]
    const hashes = new Map(list.map(({ name, value }) => [name, value]))
    return {
      bundles,
      hash,
      changed: Object.entries(wanted).flatMap(([name, value]) =>
        hashes.get(name) === sha256(value) ? [] : [name],
      ),
      /** Optional variables that an earlier deploy set. */
      removed: environmentNames.filter(
        (name) => hashes.has(name) && !(name in wanted) && !name.startsWith('SUPABASE_'),
      ),
    }
  }
  return {
    name: 'Functions and their secrets',
    help: 'Is SUPABASE_ACCESS_TOKEN valid? (Dashboard, Account, Access Tokens.)',
    async check() {
      const { changed, removed } = await compare()
      return [
        ...(changed.length > 0 ? [`not set, or different: ${changed.join(', ')}`] : []),
        ...(removed.length > 0 ? [`no longer in the deploy settings: ${removed.join(', ')}`] : []),
      ]
    },
    async apply() {
      const { bundles, hash, removed } = await compare()
      await setSecrets(settings, settings.secrets)
      if (removed.length > 0) await request(settings, 'DELETE', 'secrets', JSON.stringify(removed))
      for (const [name, text] of Object.entries(bundles)) {
        const upload = new FormData()
        // Publishable keys are no JWTs, so the gateway cannot check them: each function does.
        const metadata = { name, entrypoint_path: 'index.js', verify_jwt: false }
        upload.append('metadata', JSON.stringify(metadata))
        upload.append('file', new Blob([text]), 'index.js')
        await request(settings, 'POST', `functions/deploy?slug=${name}`, upload)
      }
      await setSecrets(settings, hash)
    },
  }
}

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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function setSecrets(
  settings: DeploySettings,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const list = Object.entries(secrets).map(([name, value]) => ({ name, value }))
  await request(settings, 'POST', 'secrets', JSON.stringify(list))
}
