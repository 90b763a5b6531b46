-- Hosted, the database calls read-calendars every ten minutes, as it calls the sweep. Where pg_cron and pg_net are
-- missing this does nothing; `npm start` has a timer of its own.

create function private.call_read_calendars() returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
begin
  select * into settings from private.settings;
  if settings.sweep_url is null or settings.sweep_secret is null then
    return;
  end if;
  execute $call$ select net.http_post(url := $1, headers := $2, body := '{}'::jsonb, timeout_milliseconds := 55000) $call$
    using regexp_replace(settings.sweep_url, '[^/]+/?$', 'read-calendars'),
          jsonb_build_object('content-type', 'application/json', 'apikey', settings.sweep_secret);
end
$$;
revoke all on function private.call_read_calendars from public, anon, authenticated;

do $$
begin
  if (select count(*) from pg_catalog.pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    raise notice 'pg_cron and pg_net are not here: something else has to call read-calendars';
    return;
  end if;
  execute $job$ select cron.schedule('read-calendars', '*/10 * * * *', 'select private.call_read_calendars()') $job$;
exception when others then
  raise notice 'read-calendars could not be scheduled: %', sqlerrm;
end
$$;
