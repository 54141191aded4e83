import type { Person } from '@/lib/contract/fields';
import type { CoursesOutline } from '@/lib/contract/kinds/course-facts';
import { memberNode, type Node, type Site } from './nodes';

/** What makes a product a course for search engines (schema.org/Course), to be added to its node. */
export function courseFacts(site: Site, outline: CoursesOutline, owner: Person): Node {
  const { level, language, requirements, seconds, sections } = outline;
  return {
    '@type': ['Product', 'Course'],
    provider: memberNode(site, owner),
    inLanguage: language,
    ...(level === 'all' ? {} : { educationalLevel: level }),
    ...(requirements.length > 0 ? { coursePrerequisites: requirements } : {}),
    ...(sections.length > 1
      ? {
          syllabusSections: sections
            .filter(({ title }) => title !== '')
            .map(({ title }) => ({ '@type': 'Syllabus', name: title })),
        }
      : {}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(seconds > 0 ? { courseWorkload: `PT${Math.ceil(seconds / 60)}M` } : {}),
    },
  };
}
