-- Scheduled jobs of a hosted database: pg_cron runs them, and pg_net calls the functions. Without these extensions
-- nothing is scheduled; `npm start` has its own timers.

create function private.call_function(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
begin
  select * into settings from private.settings;
  if settings.sweep_url is null or settings.sweep_secret is null then
    return;
  end if;
  execute $call$
    select net.http_post(url := $1, headers := $2, body := '{}'::jsonb, timeout_milliseconds := 55000)
  $call$
    using regexp_replace(settings.sweep_url, '[^/]+/?$', call_function.name),
          jsonb_build_object('content-type', 'application/json', 'apikey', settings.sweep_secret);
end
$$;

create function private.call_sweep() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_house();
  if exists (select from private.outbox as o where o.state = 'waiting' and o.due_at <= now()) then
    perform private.call_function('sweep-outbox');
  end if;
end
$$;

-- Schedules the jobs, as each deploy does. Returns why they will not run, or null.
create function private.schedule_jobs() returns text
language plpgsql set search_path = '' as $$
begin
  create extension if not exists pg_cron with schema pg_catalog;
  create schema if not exists extensions;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('sweep-outbox', '* * * * *', 'select private.call_sweep()'),
    cron.schedule('read-calendars', '*/10 * * * *', 'select private.call_function(''read-calendars'')');
  return (select 'private.settings has no sweep_url or no sweep_secret' from private.settings as s
           where s.sweep_url is null or s.sweep_secret is null);
exception when others then
  return sqlerrm;
end
$$;
