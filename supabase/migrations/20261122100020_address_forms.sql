-- One address has many spellings, and a gateway of one's own may add a port to it. What was not understood was counted
-- as one visitor together with all the others that were not.

create or replace function private.gateway_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers text := nullif(current_setting('request.headers', true), '');
  -- Set by store_submission alone, whose caller has seen the visitor.
  told text := nullif(current_setting('app.visitor_address', true), '');
  header text;
begin
  if told is null then
    if headers is null then
      return null;
    end if;
    select headers::json ->> s.address_header into header from private.settings as s;
    told := btrim(split_part(coalesce(header, ''), ',', -1));
  end if;
  -- Brackets and port, an IPv4 address's port, the zone of a link.
  told := regexp_replace(told, '^\[([^]]*)\](:[0-9]+)?$', '\1');
  told := regexp_replace(told, '^([0-9.]+):[0-9]+$', '\1');
  told := regexp_replace(told, '%[^/]*$', '');
  -- A socket that serves both families writes IPv4 like an IPv6 address, in one of several ways.
  return regexp_replace(host(told::inet), '^::ffff:(?=[0-9]+[.])', '');
exception when invalid_text_representation then
  return 'unknown';
end
$$;
revoke all on all functions in schema private from public, anon, authenticated;
