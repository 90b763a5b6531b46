import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Listener, listen } from '../../supabase/local/listen.ts'

export const projectRef = 'abcdefghijklmnopqrst'

/** A function as a deploy uploads it. Its paths are relative to its folder. */
export type UploadedFunction = Awaited<ReturnType<typeof keep>>

/**
 * The part of Supabase's management API that a deploy uses. It stores exactly the files that are uploaded, so a
 * missing file makes the function fail.
 */
export async function startManagementApi(
  folder: string,
  onDeploy: (uploaded: UploadedFunction) => Promise<void>,
): Promise<Listener & { secrets: Map<string, string> }> {
  // A leftover of an earlier deploy, which must remove it: with a user, mails need TLS, which this mail server lacks.
  const secrets = new Map([['SMTP_USER', 'old']])

  const answer = async (method: string, url: URL, body: Buffer, type: string): Promise<unknown> => {
    const path = url.pathname.replace(`/v1/projects/${projectRef}`, '')
    if (path === '/secrets') {
      if (method === 'GET') {
        return [...secrets.keys()].map((name) => ({ name }))
      }
      if (method === 'DELETE') {
        for (const name of JSON.parse(body.toString())) secrets.delete(name)
        return {}
      }
      for (const { name, value } of JSON.parse(body.toString())) secrets.set(name, value)
      return {}
    }
    if (path === '/functions/deploy') {
      const name = url.searchParams.get('slug') ?? ''
      const upload = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
      await onDeploy(await keep(join(folder, name), name, upload))
      return { slug: name, status: 'ACTIVE' }
    }
    return undefined
  }

  const listener = await listen('127.0.0.1', 0, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = 'GET', url = '/', headers } = request
    const type = headers['content-type'] ?? ''
    const found = await answer(method, new URL(url, 'http://api'), Buffer.concat(chunks), type)
    response.writeHead(found ? (method === 'POST' ? 201 : 200) : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { message: 'not found' }))
  })
  return { ...listener, secrets }
}

async function keep(folder: string, name: string, upload: Response) {
  rmSync(folder, { recursive: true, force: true })
  const form = await upload.formData()
  for (const file of form.getAll('file')) {
    if (typeof file === 'string') continue
    const path = join(folder, file.name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.from(await file.arrayBuffer()))
  }
  const metadata = JSON.parse(String(form.get('metadata'))) as { entrypoint_path: string }
  return { name, folder, entrypoint: metadata.entrypoint_path }
}
