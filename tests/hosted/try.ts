import { startHostedStack } from './stack.ts'
import { execSync } from 'node:child_process'
const s = await startHostedStack()
const { promisify } = await import('node:util'); const { exec } = await import('node:child_process')
const sh = (c) => promisify(exec)(c, {env:{...process.env, ...Object.fromEntries((await_env).map(l=>l.split(/=(.*)/)))}}).then(r=>r.stdout+r.stderr, e=>e.stdout+e.stderr)
import { readFileSync } from 'node:fs'
const await_env = readFileSync(s.envFile,'utf8').trim().split('\n')
console.log((await sh(`npx --yes supabase@3.1.0 db push --remote=${s.postgres.url} --yes`)).slice(-300))
console.log((await sh(`npx --yes supabase@3.1.0 secrets set --env-file ${s.envFile} --remote=abcdefghijklmnopqrst --yes`)).slice(-300))
console.log((await sh(`npx --yes supabase@3.1.0 functions deploy --use-api --remote=abcdefghijklmnopqrst --yes`)).slice(-800))
await s.sql`notify pgrst, 'reload schema'`
for (const [m,p] of [['POST','/rest/v1/rpc/proof_challenge'],['GET','/rest/v1/leads'],['GET','/rest/v1/'],['POST','/functions/v1/sweep-outbox'],['GET','/functions/v1/submit-form?form=audit'],['GET','/functions/v1/team-calendar']]) {
  const a = await fetch('http://localhost:4991'+p,{method:m,redirect:'manual',headers:{apikey:'sb_publishable_rehearsal','content-type':'application/json'},...(m==='POST'?{body:'{}'}:{})})
  console.log(m,p,a.status,(await a.text()).slice(0,200))
}
await s.close()
