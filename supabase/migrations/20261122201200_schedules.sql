-- What a hosted database does by itself: pg_cron runs jobs, and pg_net calls the functions. Without these extensions
-- nothing is scheduled; `npm start` has timers of its own.

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

create function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.plan_morning_mail();
  if exists (select from private.outbox as o where o.state = 'waiting' and o.due_at <= now()) then
    perform private.call_function('sweep-outbox');
  end if;
end
$$;

create function private.call_read_calendars() returns void
language sql security definer set search_path = '' as $$ select private.call_function('read-calendars') $$;

-- False, with a notice, if the job cannot be scheduled.
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

do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise notice 'pg_cron and pg_net are not here: something else has to call sweep-outbox';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  execute $job$ select cron.schedule('sweep-outbox', '* * * * *', 'select private.call_sweep()') $job$;
  execute $job$ select cron.schedule('read-calendars', '*/10 * * * *', 'select private.call_read_calendars()') $job$;
  perform private.schedule('delete-old-requests', '17 * * * *', 'select public.delete_old_requests()');
exception when others then
  -- Installed but not set up: pg_cron has to be preloaded.
  raise notice 'jobs could not be scheduled: %', sqlerrm;
end
$$;
