import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { LessonBlock, LessonDoc } from '@/lib/contract/kinds/lesson-text';
import type { MemberCtx } from '@/lib/server/ctx';
import { renditions } from '@/lib/server/files/images';
import { storeProductFile, storeRenditions } from '@/lib/server/files/service';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson } from '@/lib/server/kinds/courses/lessons';
import { createSection } from '@/lib/server/kinds/courses/sections';
import courses from './content/courses.json';
import { type DemoFile, melody, melodySeconds } from './files';
import { fillQuiz } from './quizzes';

interface DemoLesson {
  type: 'video' | 'audio' | 'text' | 'file' | 'quiz';
  title: string;
  /** paragraphs; lines with `## `, `- `, `> ` and blocks between ``` as in Markdown */
  text?: string;
  /** a file of `media/`, or `melody`; lessons of files hand out what the product's file was */
  media?: string;
  /** of an episode: how often the melody is played, and how many semitones higher */
  tune?: { times: number; higher: number };
  chapters?: { at: number; title: string }[];
  seconds?: number | null;
  /** in Arabic, as WebVTT */
  captions?: string;
  preview?: boolean;
  required?: boolean;
  afterDays?: number;
}

interface DemoCourse {
  level: 'beginner' | 'intermediate' | 'advanced' | 'all';
  requirements: string[];
  sections: { title: string; lessons: DemoLesson[] }[];
}

const COURSES = courses as Record<string, DemoCourse>;

/** What the form of a course saves, or null for a product that is not a course. @param key the product's */
export function courseContent(key: string) {
  const course = COURSES[key];
  if (!course) return null;
  return {
    kind: 'courses',
    level: course.level,
    language: 'ar',
    requirements: course.requirements,
  } as const;
}

/** Writes the lessons of a course, before it is published. @param file what its lessons of files hand out */
export async function fillCourse(
  ctx: MemberCtx,
  id: string,
  key: string,
  file: DemoFile | undefined,
): Promise<void> {
  for (const { title, lessons } of COURSES[key]?.sections ?? []) {
    const { _id: sectionId } = await createSection(ctx, id, { title });
    for (const lesson of lessons) await fillLesson(ctx, { id, sectionId, key }, lesson, file);
  }
}

async function fillLesson(
  ctx: MemberCtx,
  { id, sectionId, key }: { id: string; sectionId: string; key: string },
  lesson: DemoLesson,
  file: DemoFile | undefined,
): Promise<void> {
  const { type, title, tune, text } = lesson;
  const seconds = tune ? melodySeconds(tune.times) : (lesson.seconds ?? null);
  const media = type === 'file' ? file : mediaOf(lesson);
  const stored = media ? await storeProductFile(ctx, media.name, Readable.from([media.content])) : null;
  const { _id } = await createLesson(ctx, id, {
    type,
    title,
    sectionId,
    ...(stored ? { fileId: stored._id, seconds } : {}),
  });
  if (type === 'quiz') await fillQuiz(ctx, id, _id, key);
  if (lesson.captions) await putCaptions(ctx, id, _id, { language: 'ar', file: lesson.captions });
  if (text) await putLessonText(ctx, id, _id, { version: 0, text: docOf(text) });
  await updateLesson(ctx, id, _id, {
    posterId: type === 'video' && lesson.media ? await posterOf(ctx, lesson.media) : undefined,
    chapters: lesson.chapters ?? [],
    isPreview: lesson.preview ?? false,
    isRequired: lesson.required ?? true,
    opens: { afterDays: lesson.afterDays ?? null, on: null },
  });
}

function mediaOf({ title, media: name, tune }: DemoLesson): DemoFile | undefined {
  if (tune) return { name: `${title}.wav`, content: melody(tune) };
  if (!name) return undefined;
  if (name === 'melody') return { name: 'لحن البداية.wav', content: melody() };
  return { name, content: mediaFile(name) };
}

const mediaFile = (name: string) => readFileSync(join(process.cwd(), 'lib', 'server', 'demo', 'media', name));

/** The picture of a film: one of its last, as browsers make it when it is sent. @returns the id of its file */
async function posterOf(ctx: MemberCtx, film: string): Promise<string> {
  const picture = mediaFile(film.replace(/webm$/, 'webp'));
  return (await storeRenditions(ctx, 'poster.webp', await renditions(sharp(picture))))._id;
}

/** A text with a little Markdown, as a lesson keeps it. */
function docOf(text: string): LessonDoc {
  const words = (content: string) => [{ type: 'text' as const, text: content }];
  const paragraph = (content: string): LessonBlock => ({ type: 'paragraph', content: words(content) });
  const content = text.split('\n\n').flatMap((part): LessonBlock[] => {
    if (part.startsWith('```'))
      return [{ type: 'codeBlock', content: words(part.replaceAll('```', '').trim()) }];
    if (part.startsWith('> ')) return [{ type: 'blockquote', content: [paragraph(part.slice(2))] }];
    const lines = part.split('\n');
    const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    const [first = ''] = lines;
    return [
      ...(first.startsWith('## ')
        ? [{ type: 'heading' as const, attrs: { level: 2 as const }, content: words(first.slice(3)) }]
        : []),
      ...(first.startsWith('## ') || first.startsWith('- ') ? [] : [paragraph(first)]),
      ...(items.length > 0
        ? [
            {
              type: 'bulletList' as const,
              content: items.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] })),
            },
          ]
        : []),
    ];
  });
  return { type: 'doc', content };
}
