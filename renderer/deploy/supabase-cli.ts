import { run } from '../../supabase/local/run.ts'
import type { DeploySettings } from './settings.ts'

/** Runs the Supabase CLI, which npx downloads on first use. */
export const supabaseCli = ({ environment }: DeploySettings, ...args: string[]): Promise<string> =>
  run('npx', ['--yes', 'supabase@3.1.0', ...args, '--yes'], environment)
