-- What the database does by itself on a hosted project, in one place: `private.schedule` a job, `private.call_function` a
-- server function. Where pg_cron or pg_net are missing both do nothing; `npm start` has timers of its own.

create function private.call_function(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
begin
  select * into settings from private.settings;
  if settings.sweep_url is null or settings.sweep_secret is null then
    return;
  end if;
  execute $call$ select net.http_post(url := $1, headers := $2, body := '{}'::jsonb, timeout_milliseconds := 55000) $call$
    using regexp_replace(settings.sweep_url, '[^/]+/?$', call_function.name),
          jsonb_build_object('content-type', 'application/json', 'apikey', settings.sweep_secret);
end
$$;

create or replace function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.outbox as o where o.state = 'waiting' and o.due_at <= now()) then
    perform private.call_function('sweep-outbox');
  end if;
end
$$;

create or replace function private.call_read_calendars() returns void
language sql security definer set search_path = '' as $$ select private.call_function('read-calendars') $$;

-- False, with a notice, where the job cannot be scheduled.
create function private.schedule(job text, timing text, command text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    raise notice 'pg_cron is not here: something else has to see to %', job;
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using job, timing, command;
  return true;
exception when others then
  -- Installed but not set up (pg_cron wants to be preloaded).
  raise notice '% could not be scheduled: %', job, sqlerrm;
  return false;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
