import 'server-only';
import { sql } from 'kysely';

/**
 * Whether nothing shows or sells a file `f`, and nobody bought it. This is the only place that knows everything that
 * can use a file.
 */
export const isUnused = sql<boolean>`(not exists (select from products where cover_id = f.id)
  and not exists (select from product_gallery where file_id = f.id)
  and not exists (select from product_files where file_id = f.id)
  and not exists (select from course_lessons where file_id = f.id)
  and not exists (select from lesson_files where file_id = f.id)
  and not exists (select from quiz_files where file_id = f.id)
  and not exists (select from post_media where file_id = f.id)
  and not exists (select from locked_files where file_id = f.id)
  and not exists (select from users where profile_pic_id = f.id)
  and not exists (select from users where cover_id = f.id))`;
