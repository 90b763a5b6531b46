-- A value of one line holds nothing that turns the direction of writing: "gpj.exe" is not to be read as "exe.jpg" in a
-- mail, a list or a terminal. Rows of before are left as they are; the forms take such characters out.

alter table public.leads add constraint leads_one_direction check (
  (first_name || last_name || coalesce(organization, '') || coalesce(phone, '') || coalesce(website, '')
    || source_url || utm_source || utm_medium || utm_campaign || utm_term || utm_content || referrer || landing_path)
  !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
) not valid;

alter table public.audit_requests add constraint audit_requests_one_direction check (
  (first_name || last_name || coalesce(organization, '') || coalesce(phone, '') || website_url
    || source_url || utm_source || utm_medium || utm_campaign || utm_term || utm_content || referrer || landing_path)
  !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
) not valid;

alter table public.bookings add constraint bookings_one_direction check (
  (first_name || last_name || phone || coalesce(organization, ''))
  !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
) not valid;
