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
  perform private.plan_morning_mail(), private.delete_old_requests();
  if exists (select from private.outbox as o where o.state = 'waiting' and o.due_at <= now()) then
    perform private.call_function('sweep-outbox');
  end if;
end
$$;

create function private.call_read_calendars() returns void
language sql security definer set search_path = '' as $$ select private.call_function('read-calendars') $$;

-- Schedules all jobs. `problem` is the reason why a job will not run, or null. Run it again after any change:
-- select * from private.schedule_jobs();
create function private.schedule_jobs() returns table (job text, problem text)
language plpgsql set search_path = '' as $$
declare
  no_cron text;
  no_calls text;
  timing text;
  command text;
begin
  begin
    create extension if not exists pg_cron with schema pg_catalog;
  exception when others then
    no_cron := sqlerrm;
  end;
  begin
    create schema if not exists extensions;
    create extension if not exists pg_net with schema extensions;
    if exists (select from private.settings as s where s.sweep_url is null or s.sweep_secret is null) then
      no_calls := 'private.settings has no sweep_url or no sweep_secret';
    end if;
  exception when others then
    no_calls := sqlerrm;
  end;
  for job, timing, command, problem in values
    ('sweep-outbox', '* * * * *', 'select private.call_sweep()', coalesce(no_cron, no_calls)),
    ('read-calendars', '*/10 * * * *', 'select private.call_read_calendars()', coalesce(no_cron, no_calls))
  loop
    if no_cron is null then
      execute 'select cron.schedule($1, $2, $3)' using job, timing, command;
    end if;
    return next;
  end loop;
end
$$;

-- Warn about jobs that will not run.
do $$
declare
  failed record;
begin
  for failed in select j.job, j.problem from private.schedule_jobs() as j where j.problem is not null loop
    raise warning '% will not run: %', failed.job, failed.problem
      using hint = 'Fix this, then run: select * from private.schedule_jobs();';
  end loop;
end
$$;
