-- Hosted, the database itself calls the sweep once a minute while something is due: with pg_cron and pg_net, which
-- a hosted project has. Where they are missing this does nothing; `npm start` has a timer of its own.

alter table private.settings
  -- https://PROJECT.supabase.co/functions/v1/sweep-outbox, and the functions' secret SWEEP_SECRET.
  add column sweep_url text check (sweep_url ~ '^https://'),
  add column sweep_secret text;

create function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
begin
  select * into settings from private.settings;
  if settings.sweep_url is null or settings.sweep_secret is null or not exists (
    select from private.outbox as o where o.state = 'waiting' and o.due_at <= now()
  ) then
    return;
  end if;
  execute $call$ select net.http_post(url := $1, headers := $2, body := '{}'::jsonb, timeout_milliseconds := 55000) $call$
    using settings.sweep_url,
          jsonb_build_object('content-type', 'application/json', 'apikey', settings.sweep_secret);
end
$$;
revoke all on function private.call_sweep from public, anon, authenticated;

do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise notice 'pg_cron and pg_net are not here: something else has to call sweep-outbox';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  execute $job$ select cron.schedule('sweep-outbox', '* * * * *', 'select private.call_sweep()') $job$;
exception when others then
  -- Installed but not set up (pg_cron wants to be preloaded).
  raise notice 'sweep-outbox could not be scheduled: %', sqlerrm;
end
$$;
