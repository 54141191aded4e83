-- Who is no creator sells nothing: what those have on the market who lost the role before this was looked at.
with gone as (
  update products p set status = 'unpublished', updated_at = now() from users u
  where u.id = p.owner_id and u.role = 'MEMBER' and p.status = 'published' returning p.owner_id)
update users set products_count = greatest(products_count - counted.number, 0)
from (select owner_id, count(*)::int as number from gone group by owner_id) counted
where users.id = counted.owner_id;
